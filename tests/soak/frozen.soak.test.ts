import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Engine } from '#documents/render/engine.ts';
import { typicalApplication } from '#tests/factories/sample-applications.ts';
import { typicalLetter } from '#tests/factories/sample-letters.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { count } from '#tests/support/soak-counts.ts';
import { testEngine } from '#tests/support/test-engine.ts';

/** Sent applications, each with a resume and a letter of its own. */
const SENT = count(500, 15);
const EMAIL = 'ana@example.com';
const DAYS = 400;

/** An engine of a release whose templates print otherwise. */
function otherEngine(): Engine {
  const engine = testEngine();
  return {
    ...engine,
    pdf: async () => ({ bytes: Buffer.from('%PDF-9.9'), pages: 1, unsupportedCharacters: [] }),
  };
}

type Kept = { path: string; sha256: string };

/** Marks applications as sent, after which nothing is as it was. */
async function send(product: TestProduct): Promise<Kept[]> {
  const token = await product.signIn(EMAIL);
  await product.grantAccess(EMAIL, DAYS);
  const call = (method: string, path: string, body?: object) =>
    product.call(`/api${path}`, { method, token, ...(body && { body }) });
  const create = async (path: string, body: object): Promise<number> =>
    (await call('POST', path, body)).json.id;
  const resumeId = await create('/resumes', { templateId: 'modern-1', data: typicalResume() });
  const letterId = await create('/cover-letters', { templateId: 'professional-1', data: typicalLetter() });
  const id = await create('/applications', { data: { ...typicalApplication(), resumeId, letterId } });
  const kept: Kept[] = [];
  for (let at = 0; at < SENT; at += 1) {
    // So slowly that the limit of downloads is kept to.
    product.clock.advance(20);
    const letter = { ...typicalLetter(), content: { ...typicalLetter().content, opening: `Dear ${at},` } };
    await call('PUT', `/resumes/${resumeId}`, { data: { ...typicalResume(), summary: `Summary ${at}` } });
    await call('PUT', `/cover-letters/${letterId}`, { data: letter });
    const { status, json } = await call('POST', `/applications/${id}/sent`);
    expect(status).toBe(201);
    for (const what of ['resume', 'letter'])
      kept.push({ path: `/api/applications/${id}/sent/${json.id}/${what}.pdf`, sha256: json.sha256[what] });
  }
  for (const path of [`/resumes/${resumeId}`, `/cover-letters/${letterId}`, `/applications/${id}`])
    expect((await call('DELETE', path)).status).toBe(204);
  return kept;
}

test(`${2 * SENT} frozen PDFs hash the same once templates print otherwise and their documents are gone`, async () => {
  const database = await openTestDatabase();
  const before = await startTestProduct({ database });
  const kept = await send(before);
  await before.close();
  expect(new Set(kept.map(({ sha256 }) => sha256)).size).toBe(2 * SENT);

  const after = await startTestProduct({ database, engine: otherEngine() });
  after.clock.advance(3_600);
  const token = await after.signIn(EMAIL);
  const wrong: string[] = [];
  for (const { path, sha256 } of kept) {
    const { bytes } = await after.call(path, { token });
    if (createHash('sha256').update(bytes).digest('hex') !== sha256) wrong.push(path);
  }
  expect(wrong).toEqual([]);
  await after.close();
  await database.close();
});
