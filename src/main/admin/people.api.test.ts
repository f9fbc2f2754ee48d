import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { adminCalls } from './testing/admin-calls.ts';

let product: TestProduct;
let directory: string;
beforeAll(async () => {
  product = await startTestProduct();
  directory = mkdtempSync(join(tmpdir(), 'foothold-admin-'));
});
afterAll(async () => {
  rmSync(directory, { recursive: true, force: true });
  await product.close();
});

const { admin, asJson, lastLog, logged } = adminCalls(() => product);

describe("a person's data", () => {
  test('is told in short, and written as files that the operator alone can read', async () => {
    const token = await product.signIn('ana@example.com');
    const other = await product.signIn('other@example.com');
    const body = { templateId: 'modern-1', data: { personalInfo: { fullName: 'Ana Silva' } } };
    await product.call('/api/resumes', { method: 'POST', token, body });
    await product.call('/api/resumes', {
      method: 'POST',
      token: other,
      body: { templateId: 'modern-1', data: { personalInfo: { fullName: 'Somebody Else' } } },
    });
    const [resume] = (await product.call('/api/resumes/dashboard', { token })).json;
    const put = (path: string, draft: object) => product.call(path, { method: 'PUT', token, body: draft });
    await put(`/api/resumes/${resume.id}`, { data: {} });
    const made = { templateId: 'modern-1', title: 'For St Mary', data: {} };
    const { id } = (await product.call('/api/resumes', { method: 'POST', token, body: made })).json;
    await put(`/api/resumes/${id}/base`, { baseId: resume.id });
    await put(`/api/resumes/${id}/archived`, { archived: true });
    const unsaved = { kind: 'resume', templateId: 'modern-1', data: { summary: 'Never saved' } };
    await put(`/api/drafts/${crypto.randomUUID()}`, unsaved);
    const folder = join(directory, 'ana');
    const text = await admin('person', 'Ana@Example.com', '--export', folder);
    expect(text).toContain('ana@example.com');
    expect(text).toContain('My Resume');
    expect(text).toMatch(new RegExp(`For St Mary .*version 1, follows resume ${resume.id}, archived `));
    expect(lastLog()).toMatchObject({
      ...{ event: 'security.admin_command', command: 'person', options: ['export'], operator: 'olga' },
      userId: expect.any(Number),
    });
    expect(logged.join('')).not.toContain('ana@example.com');

    const files = readdirSync(folder);
    expect(files).toContain('resumes.json');
    for (const file of files) expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    const all = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('');
    expect(all).toContain('"fullName": "Ana Silva"');
    expect(all).toContain('Never saved');
    expect(text).toContain('Versions kept: 2, unsaved documents: 1');
    expect(all).not.toContain('Somebody Else');
    expect(all).not.toContain('tokenHash');
    await expect(admin('person', 'ana@example.com', '--export', folder)).rejects.toThrow('exists already');
  });

  test('is found by a phone number, however it is written', async () => {
    const phone = '+12024561111';
    await product.call('/api/auth/send-otp', { method: 'POST', body: { phone } });
    const body = { phone, code: await product.lastCode(phone) };
    await product.call('/api/auth/verify-otp', { method: 'POST', body });
    expect((await asJson('person', '(202) 456-1111')).account).toMatchObject({ phone, email: null });
  });

  test('of nobody is not there', async () => {
    await expect(admin('person', 'nobody@example.com')).rejects.toThrow('Nobody has signed in');
  });
});

test('revoked sessions are worthless, those of others are not', async () => {
  const token = await product.signIn('lost-phone@example.com');
  const other = await product.signIn('bystander@example.com');
  expect(await asJson('sessions', 'revoke', 'lost-phone@example.com')).toMatchObject({ ended: 1 });
  expect((await product.call('/api/user/profile', { token })).status).toBe(401);
  expect((await product.call('/api/user/profile', { token: other })).status).toBe(200);
  expect(lastLog()).toMatchObject({
    ...{ event: 'security.admin_command', command: 'sessions revoke', operator: 'olga' },
    sessions: 1,
  });
});
