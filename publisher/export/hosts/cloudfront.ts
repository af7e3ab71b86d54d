import { type Host } from './host';
import { type HostRules } from './rules';

/** CloudFront takes no longer function (docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html). */
const longestFunction = 10 * 1024;

function functionText({ base, page, redirects }: HostRules, note: string): string {
  return `// CloudFront Functions, cloudfront-js-2.0, on viewer request. Custom error response: 403 and 404 -> ${base}/404.html, status 404.
// ${note}
const latest = ${JSON.stringify(Object.fromEntries(redirects.map(({ from, to }) => [from, to])), null, 1)};
function handler(event) {
  const request = event.request;
  const redirect = (to) => ({ statusCode: 302, statusDescription: 'Found', headers: { location: { value: to } } });
  if (latest[request.uri]) return redirect(latest[request.uri]);
  if (request.uri === '${base}/' || request.uri === '${base || '/'}') return redirect('${page}');
  if (request.uri === '${page.slice(0, -1)}') return redirect('${page}');
  if (request.uri.endsWith('/')) request.uri += 'index.html';
  return request;
}
`;
}

/**
 * A viewer-request function (runtime 2.0): S3 knows no index.html inside folders when CloudFront asks its REST address,
 * and no redirects. Permanent links that don't fit into the longest function are left out.
 */
function viewerRequest(rules: HostRules): string {
  const whole = functionText(
    rules,
    'Update the function with every release: the permanent links in it move.',
  );
  return Buffer.byteLength(whole) <= longestFunction
    ? whole
    : functionText(
        { ...rules, redirects: [] },
        `The ${rules.redirects.length} permanent links are left out: a function has at most ${longestFunction} bytes.`,
      );
}

/** Headers that CloudFront has settings of their own for, and refuses among the custom ones. */
const settings = [
  'Content-Security-Policy',
  'Referrer-Policy',
  'X-Content-Type-Options',
  'Access-Control-Allow-Origin',
];

/**
 * One response headers policy for each rule of the table, as `aws cloudfront create-response-headers-policy` takes it.
 * S3 keeps the type of each file with the file, so that rules about types alone make none.
 */
function headersPolicies({ rules }: HostRules): string {
  return `${JSON.stringify(
    rules
      .filter(({ type }) => type === undefined)
      .map(({ prefix, exact, headers }) => {
        const items = Object.entries(headers)
          .filter(([name]) => !settings.includes(name))
          .map(([Header, Value]) => ({ Header, Value, Override: true }));
        return {
          pathPattern: exact ? prefix : `${prefix}*`,
          config: {
            Name: `download-page${prefix.replaceAll(/\W+/g, '-').replace(/-$/, '')}`,
            SecurityHeadersConfig: {
              ContentSecurityPolicy: {
                Override: true,
                ContentSecurityPolicy: headers['Content-Security-Policy'],
              },
              ContentTypeOptions: { Override: true },
              ReferrerPolicy: { Override: true, ReferrerPolicy: headers['Referrer-Policy'] },
            },
            CorsConfig: {
              AccessControlAllowOrigins: {
                Quantity: 1,
                Items: [headers['Access-Control-Allow-Origin']],
              },
              AccessControlAllowHeaders: { Quantity: 1, Items: ['*'] },
              AccessControlAllowMethods: { Quantity: 2, Items: ['GET', 'HEAD'] },
              AccessControlAllowCredentials: false,
              OriginOverride: true,
            },
            CustomHeadersConfig: { Quantity: items.length, Items: items },
          },
        };
      }),
    null,
    2,
  )}\n`;
}

/** The function for viewer requests, and the headers of each behaviour. */
export const cloudfront: Host = ({ lasting }) => ({
  'hosting/cloudfront-function.js': viewerRequest(lasting),
  'hosting/cloudfront-headers.json': headersPolicies(lasting),
});
