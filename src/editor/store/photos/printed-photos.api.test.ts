import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';

const EMAIL = 'sitter@example.com';
let product: TestProduct;
let token: string;
/** The resume with the photo, in a design that has a place for it. */
let id: number;
let photo: { id: string; alt: string };

const call = (method: string, path: string, body?: object) =>
  product.call(path, { method, token, ...(body && { body }) });
const withPhoto = () => ({ ...typicalResume(), photo });

beforeAll(async () => {
  product = await startTestProduct();
  token = await product.signIn(EMAIL);
  await product.grantAccess(EMAIL, 365);
  const raw = readFileSync('tests/factories/photos/baseline.jpg');
  const sent = await product.call('/api/photos', { method: 'POST', raw, token });
  photo = { id: sent.json.id, alt: 'Portrait of Ana' };
  id = (await call('POST', '/api/resumes', { templateId: 'purpose-5', data: withPhoto() })).json.id;
});
afterAll(() => product.close());

/** How many pictures a PDF holds. */
function picturesIn(pdf: Uint8Array): number {
  // Two lines are its head.
  const lines = execFileSync('pdfimages', ['-list', '-'], { input: pdf, encoding: 'utf8' })
    .trim()
    .split('\n');
  return lines.length - 2;
}

async function picturesDownloaded(resume = id): Promise<number> {
  const { status, bytes } = await call('GET', `/api/resumes/${resume}/download`);
  expect(status).toBe(200);
  return picturesIn(bytes);
}

test('the file of a resume holds the photo, and the preview of the server shows it', async () => {
  expect(await picturesDownloaded()).toBe(1);
  const body = { kind: 'resume', templateId: 'purpose-5', data: withPhoto() };
  expect((await call('POST', '/api/preview', body)).text).toContain('data:image/jpeg;base64');
});

test('a link shows the photo on its page and in its file, in no picture for other sites, and not at all without personal facts', async () => {
  const link = async (wish: object) => {
    const { status, json } = await call('POST', `/api/resumes/${id}/links`, wish);
    expect(status).toBe(201);
    const { pathname } = new URL(json.url);
    const [page, drawn, file] = await Promise.all(
      ['', '/page-1.svg', '/file.pdf'].map((part) => product.call(`${pathname}${part}`)),
    );
    return {
      page: page?.text ?? '',
      isDrawn: drawn?.text.includes('data:image/jpeg;base64'),
      pictures: picturesIn(file?.bytes ?? new Uint8Array()),
    };
  };
  const shown = await link({});
  expect(shown).toMatchObject({ isDrawn: true, pictures: 1 });
  expect(shown.page).not.toMatch(/og:image|twitter:image/);
  expect(await link({ hide: ['facts'] })).toMatchObject({ isDrawn: false, pictures: 0 });
});

test('a duplicate, a tailored resume and a version that is brought back print it, too', async () => {
  const { templateId, data } = (await call('GET', `/api/resumes/${id}`)).json;
  expect(data.photo).toMatchObject(photo);
  const copy = await call('POST', '/api/resumes', { title: 'Mine (Copy)', templateId, data });
  expect(await picturesDownloaded(copy.json.id)).toBe(1);
  const tailored = await call('POST', `/api/resumes/${id}/variants`, { title: 'For a bank' });
  expect(tailored.status).toBe(201);
  expect(await picturesDownloaded(tailored.json.id)).toBe(1);

  const without = { data: typicalResume(), cause: 'import' };
  const { version } = (await call('PUT', `/api/resumes/${id}`, without)).json;
  expect(await picturesDownloaded()).toBe(0);
  const [before] = (await call('GET', `/api/resumes/${id}/versions`)).json;
  const restored = await call('POST', `/api/resumes/${id}/versions/${before.version}/restore`, { version });
  expect(restored.status).toBe(200);
  expect(await picturesDownloaded()).toBe(1);
});
