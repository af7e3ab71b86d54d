import type { HostRules } from './rules';

/** A viewer-request function (runtime 2.0): S3 knows no index.html inside folders when CloudFront asks its REST address. */
export function cloudfrontFunction({ base, page }: HostRules): string {
  return `// CloudFront Functions, cloudfront-js-2.0, on viewer request. Custom error response: 403 and 404 -> ${base}/404.html, status 404.
function handler(event) {
  const request = event.request;
  const redirect = (to) => ({ statusCode: 302, statusDescription: 'Found', headers: { location: { value: to } } });
  if (request.uri === '${base}/' || request.uri === '${base || '/'}') return redirect('${page}');
  if (request.uri === '${page.slice(0, -1)}') return redirect('${page}');
  if (request.uri.endsWith('/')) request.uri += 'index.html';
  return request;
}
`;
}

/** Headers that CloudFront has settings of their own for, and refuses among the custom ones. */
const settings = ['Content-Security-Policy', 'Referrer-Policy', 'X-Content-Type-Options', 'Access-Control-Allow-Origin'];

/** One response headers policy for each rule of the table, as `aws cloudfront create-response-headers-policy` takes it. */
export function cloudfrontHeaders({ rules }: HostRules): string {
  return `${JSON.stringify(rules.map(({ prefix, headers }) => {
    const items = Object.entries(headers).filter(([name]) => !settings.includes(name))
      .map(([Header, Value]) => ({ Header, Value, Override: true }));
    return {
      pathPattern: `${prefix}*`,
      config: {
        Name: `download-page${prefix.replaceAll(/\W+/g, '-').replace(/-$/, '')}`,
        SecurityHeadersConfig: {
          ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: headers['Content-Security-Policy'] },
          ContentTypeOptions: { Override: true },
          ReferrerPolicy: { Override: true, ReferrerPolicy: headers['Referrer-Policy'] },
        },
        CorsConfig: {
          AccessControlAllowOrigins: { Quantity: 1, Items: [headers['Access-Control-Allow-Origin']] },
          AccessControlAllowHeaders: { Quantity: 1, Items: ['*'] },
          AccessControlAllowMethods: { Quantity: 2, Items: ['GET', 'HEAD'] },
          AccessControlAllowCredentials: false,
          OriginOverride: true,
        },
        CustomHeadersConfig: { Quantity: items.length, Items: items },
      },
    };
  }), null, 2)}\n`;
}
