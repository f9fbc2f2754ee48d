const BODIES: [string, string, string][] = [
  ['a page', '<!doctype html><title>nginx</title><h1>Request blocked</h1>', 'text/html'],
  ['nothing', '', 'text/plain'],
  ['a gateway’s JSON', '{"message":"Forbidden"}', 'application/json'],
  ['JSON with a number for a code', '{"message":"Blocked","code":1020}', 'application/json'],
  ['JSON with a code that is none of ours', '{"message":"Denied","code":"AccessDenied"}', 'application/json'],
  ['JSON with a code alone', '{"code":"not_found"}', 'application/json'],
  ['JSON that is no object', '["Forbidden"]', 'application/json'],
];

/** What proxies, filters and gateways answer in the place of our server: what it is, and the answer. */
export const FOREIGN_ANSWERS: [string, () => Response][] = [
  400, 401, 403, 404, 408, 429, 500, 502, 503,
].flatMap((status) =>
  BODIES.map(([what, body, type]): [string, () => Response] => [
    `${status} with ${what}`,
    () => new Response(body, { status, headers: { 'Content-Type': type, 'Retry-After': '3600' } }),
  ]),
);
