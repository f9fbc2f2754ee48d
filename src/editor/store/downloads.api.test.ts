import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDocx } from '#documents/parser/file/docx/read-docx.ts';
import { parseFile } from '#documents/parser/file/parse-file.ts';
import { typicalLetter } from '#tests/factories/sample-letters.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { threePageResume } from '#tests/factories/three-page-resume.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

const KINDS = [
  { path: '/api/resumes', templateId: 'modern-1', data: typicalResume(), noun: 'resumes' },
  { path: '/api/cover-letters', templateId: 'modern-1', data: typicalLetter(), noun: 'cover letters' },
];

async function saved(token: string, { path, templateId, data }: (typeof KINDS)[number]): Promise<string> {
  const body = { title: 'Mine', templateId, data };
  const { json } = await product.call(path, { method: 'POST', token, body });
  return `${path}/${json.id}/download`;
}

test.each(KINDS)('$path: text and data are free, what has the design needs a subscription', async (kind) => {
  const token = await product.signIn(`free-${kind.templateId}${kind.noun.length}@example.com`);
  const download = await saved(token, kind);
  for (const [format, type] of [
    ['txt', 'text/plain; charset=utf-8'],
    ['md', 'text/markdown; charset=utf-8'],
    ['json', 'application/json; charset=utf-8'],
  ] as const) {
    const answer = await product.call(`${download}?format=${format}`, { token });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe(type);
    expect(answer.headers.get('Content-Disposition')).toMatch(new RegExp(`filename="[\\w-]+\\.${format}"`));
    expect(strFromU8(answer.bytes)).toContain('Ana Silva');
  }
  for (const format of ['pdf', 'docx', 'png']) {
    const refused = await product.call(`${download}?format=${format}`, { token });
    expect([refused.status, refused.json]).toEqual([
      403,
      {
        code: 'subscription_required',
        message: `You need an active subscription to download ${kind.noun}.`,
      },
    ]);
  }
});

test.each(KINDS)('$path: with a subscription Word gets a file of its own', async (kind) => {
  const email = `word-${kind.noun.length}@example.com`;
  const token = await product.signIn(email);
  await product.grantAccess(email, 7);
  const download = await saved(token, kind);
  const answer = await product.call(`${download}?format=docx`, { token });
  expect(answer.headers.get('Content-Type')).toBe(
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  );
  expect(answer.headers.get('Content-Disposition')).toContain('.docx"');
  const read = readDocx(answer.bytes, 'file.docx');
  expect(read.ok && read.file.lines.map(({ text }) => text)).toContain('Ana Silva');
  expect(Object.keys(unzipSync(answer.bytes)).some((path) => path.endsWith('.odttf'))).toBe(true);
  const pdf = await product.call(download, { token });
  const asked = await product.call(`${download}?format=pdf&layout=single`, { token });
  expect(asked.bytes).toEqual(pdf.bytes);
  expect(asked.headers.get('Content-Disposition')).toBe(pdf.headers.get('Content-Disposition'));
});

test.each([
  ['pdf', 'Ana-Silva-Resume-ATS.pdf'],
  ['docx', 'Ana-Silva-Resume-ATS.docx'],
  ['png', 'Ana-Silva-Resume-ATS.png'],
])('a resume in two columns is had in one as %s, under a name of its own', async (format, name) => {
  const email = `single-${format}@example.com`;
  const token = await product.signIn(email);
  await product.grantAccess(email, 7);
  const download = await saved(token, { ...KINDS[0]!, templateId: 'columns-1' });
  const [asDrawn, single] = await Promise.all(
    ['', '&layout=single'].map((layout) => product.call(`${download}?format=${format}${layout}`, { token })),
  );
  expect(single?.status).toBe(200);
  expect(single?.headers.get('Content-Disposition')).toContain(`filename="${name}"`);
  expect(asDrawn?.headers.get('Content-Disposition')).toContain(`filename="${name.replace('-ATS', '')}"`);
  if (format !== 'docx') expect(single?.bytes).not.toEqual(asDrawn?.bytes);
  if (format !== 'pdf') return;
  const columnsOf = async ({ bytes }: { bytes: Uint8Array }) => {
    const read = await parseFile(bytes, name);
    return read.ok && read.file.pages.map(({ columns }) => columns);
  };
  expect([await columnsOf(asDrawn!), await columnsOf(single!)]).toEqual([[2], [1]]);
});

test('text and data of a resume in two columns have none, and keep their name', async () => {
  const token = await product.signIn('single-text@example.com');
  const download = await saved(token, { ...KINDS[0]!, templateId: 'columns-1' });
  const [asDrawn, single] = await Promise.all(
    ['', '&layout=single'].map((layout) => product.call(`${download}?format=txt${layout}`, { token })),
  );
  expect(single?.bytes).toEqual(asDrawn?.bytes);
  expect(single?.headers.get('Content-Disposition')).toContain('filename="Ana-Silva-Resume.txt"');
  const refused = await product.call(`${download}?layout=single`, { token });
  expect([refused.status, refused.json.code]).toEqual([403, 'subscription_required']);
});

test('what is not there is named, and who is signed out hears that first', async () => {
  const token = await product.signIn('asks@example.com');
  const [kind] = KINDS;
  const download = await saved(token, kind!);
  const unknown = await product.call(`${download}?format=odt`, { token });
  expect(unknown.status).toBe(400);
  expect(unknown.json).toEqual({
    code: 'invalid_request',
    field: 'format',
    message: 'format: there are pdf, docx, txt, md, json, png',
  });
  const three = await product.call(`${download}?layout=three`, { token });
  expect([three.status, three.json]).toEqual([
    400,
    { code: 'invalid_request', field: 'layout', message: 'layout: there is single' },
  ]);
  expect((await product.call(`${download}?format=txt&wrap=2`, { token })).json.field).toBe('wrap');
  expect((await product.call(`${download}?format=odt`)).status).toBe(401);
  const other = await product.signIn('other@example.com');
  expect((await product.call(`${download}?format=txt`, { token: other })).status).toBe(404);
  expect((await product.call('/api/resumes/999999/download?format=txt', { token })).status).toBe(404);
});

test('plain text is wrapped where that is asked for, and only there', async () => {
  const token = await product.signIn('wraps@example.com');
  const download = await saved(token, KINDS[0]!);
  const [whole, wrapped] = await Promise.all(
    ['', '&wrap=60'].map(async (wrap) =>
      strFromU8((await product.call(`${download}?format=txt${wrap}`, { token })).bytes),
    ),
  );
  const longest = (text = '') => Math.max(...text.split('\n').map((line) => line.length));
  expect(longest(whole)).toBeGreaterThan(80);
  expect(longest(wrapped)).toBeLessThanOrEqual(60);
  const words = (text = '') => text.split(/\s+/).join(' ');
  expect(words(wrapped)).toBe(words(whole));
});

test('pictures: one page is a PNG, several are a zip of them, sharp and within bounds', async () => {
  const email = 'pictures@example.com';
  const token = await product.signIn(email);
  await product.grantAccess(email, 7);
  const one = await product.call(`${await saved(token, KINDS[0]!)}?format=png`, { token });
  expect(one.headers.get('Content-Type')).toBe('image/png');
  expect(one.headers.get('Content-Disposition')).toContain('filename="Ana-Silva-Resume.png"');
  const { width, height } = sizeOf(one.bytes);
  expect([width, height]).toEqual([1654, 2339]);
  const download = await saved(token, { ...KINDS[0]!, data: threePageResume() });
  const several = await product.call(`${download}?format=png`, { token });
  expect(several.headers.get('Content-Type')).toBe('application/zip');
  const files = unzipSync(several.bytes);
  expect(Object.keys(files)).toEqual(
    [1, 2, 3].map((page) => expect.stringMatching(`-Resume-${page}\\.png$`)),
  );
  for (const bytes of Object.values(files)) expect(sizeOf(bytes).width).toBe(1654);
});

/** Of a PNG, as its first chunk says. */
function sizeOf(png: Uint8Array): { width: number; height: number } {
  const view = new DataView(png.buffer, png.byteOffset);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}
