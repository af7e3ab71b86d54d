import { type Host } from './host';
import { allHeaders, type HostRules } from './rules';

/** CloudFront takes no longer function (docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html). */
const longestFunction = 10 * 1024;

function functionText(
  { base, page, pageFolders, redirects }: HostRules,
  whole: boolean,
  note: string,
): string {
  const folders = ['', ...pageFolders].map((folder) => (page + folder).slice(0, -1));
  return `// CloudFront Functions, cloudfront-js-2.0, on viewer request.
// ${note}
const latest = ${JSON.stringify(Object.fromEntries(redirects.map(({ from, to }) => [from, to])), null, 1)};
const folders = ${JSON.stringify(folders)};
function queryOf(query) {
  const parts = [];
  for (const name in query) for (const one of query[name].multiValue || [query[name]]) parts.push(one.value ? name + '=' + one.value : name);
  return parts.length > 0 ? '?' + parts.join('&') : '';
}
function handler(event) {
  const request = event.request;
  const uri = request.uri;
  const redirect = (to) => ({ statusCode: 302, statusDescription: 'Found', headers: { location: { value: to } } });
  const toFolder = (to) => redirect(to + queryOf(request.querystring || {}));
  if (latest[uri]) return redirect(latest[uri]);
${whole ? `  if (uri === '${base}/' || uri === '${base || '/'}') return toFolder('${page}');\n` : ''}  if (folders.includes(uri.replace(/\\/verify$/, ''))) return toFolder(uri + '/');
  if (uri.startsWith('${page}releases/') && !uri.endsWith('/')) return toFolder(uri + '/');
  if (uri.startsWith('${page}') && uri.endsWith('/')) request.uri = uri + 'index.html';
  return request;
}
`;
}

/**
 * A viewer-request function (runtime 2.0): S3 knows no index.html inside folders when CloudFront asks its REST address,
 * and no redirects. Permanent links that don't fit into the longest function are left out.
 */
function viewerRequest(rules: HostRules, whole: boolean): string {
  const complete = functionText(
    rules,
    whole,
    'Update the function with every release: the permanent links in it move.',
  );
  return Buffer.byteLength(complete) <= longestFunction
    ? complete
    : functionText(
        { ...rules, redirects: [] },
        whole,
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

/** One configuration, as `aws cloudfront create-response-headers-policy --response-headers-policy-config file://…` takes it. */
function policyFor(
  name: string,
  headers: Record<string, string>,
  paths: readonly string[],
): string {
  const items = Object.entries(headers)
    .filter(([header]) => !settings.includes(header))
    .map(([Header, Value]) => ({ Header, Value, Override: true }));
  const config = {
    Name: name,
    // At most 128 characters.
    Comment: `For ${paths.join(' ')}`.slice(0, 128),
    SecurityHeadersConfig: {
      ContentSecurityPolicy: {
        Override: true,
        ContentSecurityPolicy: headers['Content-Security-Policy'],
      },
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
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/**
 * The configurations of response headers policies, whose names are those of an account, and the paths that each is for. S3
 * keeps the type of each file with the file, so that rules about types alone make none.
 */
function headersPolicies({ id, rules }: HostRules): Record<string, string> {
  const groups = new Map<string, { headers: Record<string, string>; paths: string[] }>();
  for (const rule of rules.filter(({ type }) => type === undefined)) {
    const headers = allHeaders(rule);
    const key = JSON.stringify(headers);
    const group = groups.get(key) ?? { headers, paths: [] };
    group.paths.push(rule.exact ? rule.prefix : `${rule.prefix}*`);
    groups.set(key, group);
  }
  return Object.fromEntries(
    [...groups.values()].map(({ headers, paths }, i) => [
      `hosting/cloudfront/headers-${i + 1}.json`,
      policyFor(`${id.replaceAll('_', '-')}-${i + 1}`, headers, paths),
    ]),
  );
}

/** The behaviours of a distribution in the order that CloudFront tries them, each with the number of its headers. */
function behaviours({ rules }: HostRules): string {
  const numbers = [
    ...new Set(rules.filter(({ type }) => !type).map((rule) => JSON.stringify(allHeaders(rule)))),
  ];
  return rules
    .filter(({ type }) => type === undefined)
    .toReversed()
    .map(
      (rule) =>
        `${rule.exact ? rule.prefix : `${rule.prefix}*`} headers-${numbers.indexOf(JSON.stringify(allHeaders(rule))) + 1}\n`,
    )
    .join('');
}

/** The function for viewer requests, the headers, and which path has which; docs/hosting.md has the commands. */
export const cloudfront: Host = ({ lasting, whole }) => ({
  'hosting/cloudfront/function.js': viewerRequest(lasting, whole),
  'hosting/cloudfront/behaviours.txt': behaviours(lasting),
  ...headersPolicies(lasting),
});
