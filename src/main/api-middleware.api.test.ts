import { afterAll, beforeAll, expect, test } from 'vitest';
import { callsOf } from '#tests/soak/fuzz/described-calls.ts';
import { shoppers } from '#tests/support/shoppers.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

test('the settings for the browser hold no secret', async () => {
  const { status, json, text } = await product.call('/api/config');
  expect(status).toBe(200);
  expect(json).toMatchObject({
    environment: 'local',
    paymentMode: 'sandbox',
    phoneSignIn: true,
    inboxPath: '/dev/inbox',
  });
  expect(text).not.toMatch(/secret|sk_|whsec/i);
});

test('the API describes every one of its calls', async () => {
  const { json } = await product.call('/api/openapi.json');
  const calls = Object.entries<Record<string, unknown>>(json.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(calls.sort()).toEqual(
    [
      'GET /api/health',
      'GET /api/live',
      'GET /api/ready',
      'GET /api/resumes/{id}/variants',
      'POST /api/resumes/{id}/variants',
      'GET /api/resumes/{id}/base',
      'PUT /api/resumes/{id}/base',
      'DELETE /api/resumes/{id}/base',
      'GET /api/config',
      'POST /api/csp-reports',
      'POST /api/auth/send-otp',
      'POST /api/auth/verify-otp',
      'POST /api/auth/undo-change',
      'POST /api/auth/logout',
      'GET /api/user/profile',
      'POST /api/auth/passkey-options',
      'POST /api/auth/passkey',
      'GET /api/account/passkeys',
      'POST /api/account/passkeys/options',
      'POST /api/account/passkeys',
      'PUT /api/account/passkeys/{id}',
      'DELETE /api/account/passkeys/{id}',
      'GET /api/account/sessions',
      'DELETE /api/account/sessions/{id}',
      'POST /api/account/sign-out-everywhere',
      'POST /api/account/contacts/send-code',
      'POST /api/account/contacts/verify',
      'DELETE /api/account/contacts/{channel}',
      'GET /api/account/deletion',
      'POST /api/account/deletion/send-code',
      'POST /api/account/deletion',
      'GET /api/account/export',
      ...['/api/resumes', '/api/cover-letters', '/api/applications'].flatMap((path) => [
        `POST ${path}`,
        `GET ${path}/dashboard`,
        `GET ${path}/{id}`,
        `PUT ${path}/{id}`,
        `DELETE ${path}/{id}`,
        `PUT ${path}/{id}/archived`,
        `GET ${path}/{id}/versions`,
        `DELETE ${path}/{id}/versions`,
        `GET ${path}/{id}/versions/{version}`,
        `PUT ${path}/{id}/versions/{version}`,
        `DELETE ${path}/{id}/versions/{version}`,
        `POST ${path}/{id}/versions/{version}/restore`,
      ]),
      ...['/api/resumes', '/api/cover-letters'].flatMap((path) => [
        `GET ${path}/{id}/download`,
        `GET ${path}/{id}/thumbnail`,
        `GET ${path}/{id}/links`,
        `POST ${path}/{id}/links`,
      ]),
      'GET /api/applications',
      'GET /api/applications.csv',
      'GET /api/applications.ics',
      'POST /api/applications/{id}/sent',
      'GET /api/applications/{id}/sent',
      'GET /api/applications/{id}/sent/{sentId}',
      'DELETE /api/applications/{id}/sent/{sentId}',
      'GET /api/applications/{id}/sent/{sentId}/resume.pdf',
      'GET /api/applications/{id}/sent/{sentId}/letter.pdf',
      'GET /api/sent',
      'GET /api/links',
      'POST /api/links/{id}/renew',
      'DELETE /api/links/{id}',
      'GET /api/drafts',
      'GET /api/drafts/{key}',
      'PUT /api/drafts/{key}',
      'DELETE /api/drafts/{key}',
      'GET /api/looks',
      'POST /api/looks',
      'PUT /api/looks/{id}',
      'DELETE /api/looks/{id}',
      'GET /api/photos',
      'POST /api/photos',
      'GET /api/photos/{id}',
      'DELETE /api/photos/{id}',
      'POST /api/preview',
      'POST /api/read-back',
      'POST /api/contact',
      'POST /api/examples/{id}/uses',
      'GET /api/examples/uses',
      'POST /api/create-subscription',
      'GET /api/account/payments',
      'POST /api/account/payments/{id}/refund',
      'GET /api/account/payments/{id}/receipt',
      'POST /api/payments/{id}/settle',
      'POST /api/webhooks/stripe',
      'POST /api/sandbox/card',
    ].sort(),
  );
});

test('the router answers no call that is neither described nor attacked by name in the soak', async () => {
  const { json } = await product.call('/api/openapi.json');
  const attacked = callsOf(json).map(({ method, path }) => `${method} ${path}`);
  expect(product.routes.sort()).toEqual([...new Set(attacked)].sort());
});

test('an unknown call is answered with 404', async () => {
  expect(await product.call('/api/nothing')).toMatchObject({ status: 404, json: { code: 'unknown_call' } });
});

test('every answer carries safe headers, and no cache keeps it', async () => {
  for (const path of ['/api/health', '/api/nothing', '/api/user/profile']) {
    const { headers } = await product.call(path);
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/);
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
  }
});

test('whatever a signed-in person reads, no cache keeps it: it would still be there after logging out', async () => {
  const email = 'reader@example.com';
  const token = await product.signIn(email);
  await product.grantAccess(email, 7);
  const send = (method: string, path: string, body: object) => product.call(path, { method, token, body });
  const typed = { title: 'Mine', templateId: 'modern-1', data: {} };
  const application = { title: 'Mine', data: {} };
  const key = crypto.randomUUID();
  expect((await send('PUT', `/api/drafts/${key}`, { ...typed, kind: 'resume' })).status).toBe(200);
  const ids: Record<string, number> = {};
  for (const path of ['/api/resumes', '/api/cover-letters', '/api/applications']) {
    ids[path] = (await send('POST', path, path === '/api/applications' ? application : typed)).json.id;
    product.clock.advance(3601);
    await send('PUT', `${path}/${ids[path]}`, { title: 'Again' });
  }
  const { id } = await shoppers(product).buy({ email, token });
  const sentWith = { data: { resumeId: ids['/api/resumes'], letterId: ids['/api/cover-letters'] } };
  await send('PUT', `/api/applications/${ids['/api/applications']}`, sentWith);
  const sent = await send('POST', `/api/applications/${ids['/api/applications']}/sent`, {});
  const answered: string[] = [];
  for (const route of product.routes.filter((route) => route.startsWith('GET /api/'))) {
    const path = route
      .slice('GET '.length)
      .replace('payments/{id}', `payments/${id}`)
      .replace('{key}', key)
      .replace('{version}', '1')
      .replace('{sentId}', String(sent.json.id))
      .replace('{id}', String(Object.entries(ids).find(([of]) => route.includes(of))?.[1]));
    const { status, headers } = await product.call(path, { token });
    expect([path, headers.get('Cache-Control')]).toEqual([path, 'no-store']);
    if (status === 200) answered.push(path.replace(/^.*\//, ''));
  }
  for (const file of ['thumbnail', 'download', 'receipt', 'export', 'profile', 'resume.pdf', 'letter.pdf'])
    expect(answered).toContain(file);
});

test('the inbox shows what was sent, as text', async () => {
  await product.call('/api/auth/send-otp', { method: 'POST', body: { email: "o'neil+<b>@example.com" } });
  await product.call('/api/auth/send-otp', { method: 'POST', body: { email: 'plain@example.com' } });
  const { status, headers, text } = await product.call('/dev/inbox');
  expect(status).toBe(200);
  expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(text).toContain('plain@example.com');
  expect(text).toContain(await product.lastCode('plain@example.com'));
  expect(text).not.toContain('<b>');
});
