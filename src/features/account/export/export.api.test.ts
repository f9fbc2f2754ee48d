import { eq } from 'drizzle-orm';
import { strFromU8 } from 'fflate';
import { expect, test } from 'vitest';
import { readDocx } from '#documents/parser/file/docx/read-docx.ts';
import { documents } from '#platform/database/schema.ts';
import { typicalLetter } from '#tests/factories/sample-letters.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { inOneLine, readBack } from '#tests/support/read-back.ts';
import { exportWorld } from './testing/export-world.ts';

const world = exportWorld();
const { somebody, exported } = world;
const text = (file: Uint8Array | undefined) => strFromU8(file ?? new Uint8Array());

test('with a plan the zip holds the account, every document as JSON, as PDF and for Word, and explains itself', async () => {
  const { token, resume, letter } = await somebody('whole@example.com');
  await world.product.grantAccess('whole@example.com', 7);
  const { answer, files } = await exported(token);
  expect(answer.headers.get('Content-Type')).toBe('application/zip');
  expect(answer.headers.get('Content-Disposition')).toContain('filename="Foothold-Export-2026-11-21.zip"');
  const resumePath = `resumes/Résumé-Ops-Lead-${resume}`;
  const letterPath = `cover-letters/Cover-Letter-${letter}`;
  expect(Object.keys(files).sort()).toEqual(
    [
      'README.txt',
      'account.json',
      `${resumePath}.json`,
      `${resumePath}.json-resume.json`,
      `${resumePath}.pdf`,
      `${resumePath}.docx`,
      `${letterPath}.json`,
      `${letterPath}.letter.json`,
      `${letterPath}.pdf`,
      `${letterPath}.docx`,
    ].sort(),
  );
  for (const path of [resumePath, letterPath]) {
    const word = files[`${path}.docx`] ?? new Uint8Array();
    const read = readDocx(word, 'file.docx');
    expect(read.ok && read.file.lines.map((line) => line.text)).toContain('Ana Silva');
    // Without its typefaces.
    expect(word.length).toBeLessThan(20_000);
  }
  expect(JSON.parse(text(files[`${letterPath}.letter.json`]))).toMatchObject({
    kind: 'cover-letter',
    sender: { fullName: 'Ana Silva' },
  });
  const stored = JSON.parse(text(files[`${resumePath}.json`]));
  expect(stored).toMatchObject({ id: resume, templateId: 'modern-1', version: 1 });
  expect(stored.data.personalInfo).toEqual(typicalResume().personalInfo);
  expect(JSON.parse(text(files[`${resumePath}.json-resume.json`])).basics.name).toBe('Ana Silva');
  const pages = await readBack(files[`${resumePath}.pdf`] ?? new Uint8Array(), 'pdftotext -raw');
  expect(inOneLine(pages.join('\n'))).toContain('Ana Silva');
  expect(text(files['README.txt'])).toContain('*.pdf');
});

test('versions that were kept are in it, each text once, and documents that were never saved', async () => {
  const { token, resume } = await somebody('history@example.com');
  const put = (path: string, body: object) => world.product.call(path, { method: 'PUT', token, body });
  const texts = ['First', 'Second', 'First', 'Third'];
  for (const summary of texts)
    await put(`/api/resumes/${resume}`, { data: { summary }, tags: ['Clinic'], cause: 'merge' });
  await put(`/api/resumes/${resume}/versions/2`, { name: 'Sent' });
  const key = crypto.randomUUID();
  await put(`/api/drafts/${key}`, { kind: 'letter', templateId: 'modern-1', data: typicalLetter() });
  const { files } = await exported(token);
  const path = `resumes/Résumé-Ops-Lead-${resume}`;
  expect(JSON.parse(text(files[`${path}.json`]))).toMatchObject({
    ...{ version: 5, tags: ['Clinic'], archivedAt: null, base: null, conflicts: [] },
    data: { summary: 'Third' },
  });
  const versions = JSON.parse(text(files[`${path}.versions.json`])) as { version: number; data: string }[];
  expect(versions).toMatchObject([
    { version: 4, name: null, cause: 'merge' },
    { version: 3 },
    { version: 2, name: 'Sent' },
    { version: 1, title: 'Résumé: "Ops/Lead" ..\\', templateId: 'modern-1' },
  ]);
  expect(versions.slice(0, 3).map(({ data }) => JSON.parse(text(files[data])).summary)).toEqual([
    'First',
    'Second',
    'First',
  ]);
  expect(Object.keys(files).filter((file) => file.startsWith('history/'))).toHaveLength(3);
  expect(JSON.parse(text(files[`drafts/letter-${key}.json`]))).toMatchObject({ data: typicalLetter() });
  expect(text(files['README.txt'])).toContain('history/');
});

test('a tailored resume names its base by title and file, what it last saw of it, and what is open between them', async () => {
  const { token, resume } = await somebody('tailored@example.com');
  await world.product.grantAccess('tailored@example.com', 7);
  const put = (id: number, body: object) =>
    world.product.call(`/api/resumes/${id}`, { method: 'PUT', token, body });
  const call = { method: 'POST', token, body: { title: 'For St Mary' } };
  const { id } = (await world.product.call(`/api/resumes/${resume}/variants`, call)).json;
  await put(id, { data: { ...typicalResume(), summary: 'For you' } });
  await put(resume, { data: { ...typicalResume(), summary: 'For all' } });
  await world.product.call(`/api/resumes/${id}`, { token });
  const { files } = await exported(token);
  const tailored = JSON.parse(text(files[`resumes/For-St-Mary-${id}.json`]));
  expect(tailored).toMatchObject({
    base: { id: resume, title: 'Résumé: "Ops/Lead" ..\\' },
    conflicts: [{ path: 'summary', mine: 'For you', theirs: 'For all' }],
  });
  expect(JSON.parse(text(files[tailored.base.file])).id).toBe(resume);
  expect(JSON.parse(text(files[tailored.base.data])).summary).toBe('For all');
  expect(text(files['README.txt'])).toContain('"base"');
});

test('the account is whole, and without anything that proves who somebody is', async () => {
  const { token } = await somebody('facts@example.com');
  const message = { name: 'F', email: 'facts@example.com', subject: 'Hi', message: 'A question' };
  await world.product.call('/api/contact', { method: 'POST', body: message });
  await world.product.call('/api/create-subscription', {
    method: 'POST',
    token,
    body: { planType: '7days' },
  });
  const account = text((await exported(token)).files['account.json']);
  expect(JSON.parse(account)).toMatchObject({
    account: { email: 'facts@example.com', phone: null },
    sessions: [{ startedAt: expect.any(String) }],
    payments: [{ plan: '7days', status: 'open', history: [{ to: 'open' }] }],
    messagesToSupport: [{ message: 'A question' }],
  });
  expect(account).not.toMatch(/hash|secret|token/i);
});

test('what was written to support is in it however the address was typed, also under an address of before', async () => {
  const [email, changed] = ['capitals@example.com', 'capitals-new@example.com'];
  const { token } = await somebody(email);
  const write = (from: string, message: string) =>
    world.product.call('/api/contact', {
      method: 'POST',
      body: { name: 'F', email: from, subject: 'Hi', message },
    });
  await write('Capitals@Example.COM', 'First');
  const post = (path: string, body: object) => world.product.call(path, { method: 'POST', token, body });
  await post('/api/account/contacts/send-code', { email: changed });
  const code = await world.product.lastCode(changed);
  expect((await post('/api/account/contacts/verify', { email: changed, code })).status).toBe(200);
  await write('CAPITALS-NEW@example.com', 'Second');
  const account = JSON.parse(text((await exported(token)).files['account.json']));
  expect(account.messagesToSupport).toMatchObject([{ message: 'First' }, { message: 'Second' }]);
  expect(account.formerContacts).toMatchObject([{ contact: email }]);
});

test('without a plan there are no PDFs, and the zip says why', async () => {
  const { token, resume } = await somebody('free@example.com');
  const { files } = await exported(token);
  expect(Object.keys(files).filter((path) => path.endsWith('.pdf'))).toEqual([]);
  expect(files[`resumes/Résumé-Ops-Lead-${resume}.json`]).toBeDefined();
  expect(text(files['README.txt'])).toContain('PDFs and Word files here: they need an active plan');
});

test('a document that cannot be read is there as it is stored, and named in the readme', async () => {
  const { token, resume, letter } = await somebody('broken@example.com');
  await world.product.grantAccess('broken@example.com', 7);
  const broken = { schemaVersion: 1, personalInfo: 'gone' };
  await world.product.database.db.update(documents).set({ data: broken }).where(eq(documents.id, resume));
  const { files } = await exported(token);
  const path = `resumes/Résumé-Ops-Lead-${resume}`;
  expect(JSON.parse(text(files[`${path}.json`])).data).toEqual(broken);
  expect(files[`${path}.pdf`]).toBeUndefined();
  expect(files[`cover-letters/Cover-Letter-${letter}.pdf`]).toBeDefined();
  expect(text(files['README.txt'])).toContain(`- ${path}.pdf`);
});

test("nothing of other people's is in it", async () => {
  await somebody('neighbour@example.com');
  const token = await world.product.signIn('alone@example.com');
  const { files } = await exported(token);
  expect(Object.keys(files).sort()).toEqual(['README.txt', 'account.json']);
  expect(text(files['account.json'])).not.toContain('neighbour');
});

test('signed out there is no export', async () => {
  expect((await world.product.call('/api/account/export')).status).toBe(401);
});
