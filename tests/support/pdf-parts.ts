import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The files inside a PDF by their names, as poppler saves them. */
export function savedAttachments(pdf: Uint8Array): Map<string, string> {
  const directory = mkdtempSync(join(tmpdir(), 'foothold-attachments-'));
  const path = join(directory, 'document.pdf');
  try {
    writeFileSync(path, pdf);
    const names = execFileSync('pdfdetach', ['-list', path], { encoding: 'utf8' }).matchAll(/^\d+: (.*)$/gm);
    return new Map(
      Array.from(names, ([, name = ''], index) => {
        const saved = join(directory, `saved-${index}`);
        execFileSync('pdfdetach', ['-save', String(index + 1), '-o', saved, path]);
        return [name, readFileSync(saved, 'utf8')];
      }),
    );
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** The same in a browser's reader, with what it says about each. */
export async function attachmentsInBrowser(
  pdf: Uint8Array,
): Promise<{ name: string; description: string; text: string }[]> {
  return withPdfJs(pdf, async (document) => {
    const files = [...((await document.getAttachments()) ?? [])];
    return Promise.all(
      files.map(async ([id, { filename, description = '' }]) => {
        const content = (await document.getAttachmentContent(id)) ?? new Uint8Array();
        return { name: filename, description, text: new TextDecoder().decode(content) };
      }),
    );
  });
}

/** Where the links of a PDF lead, once each, in the order of reading. */
export async function linkTargets(pdf: Uint8Array): Promise<string[]> {
  return withPdfJs(pdf, async (document) => {
    const targets: string[] = [];
    for (let number = 1; number <= document.numPages; number++) {
      // Declared as any; links have these.
      type Annotation = { subtype: string; url?: string; unsafeUrl?: string };
      const annotations = (await (await document.getPage(number)).getAnnotations()) as Annotation[];
      const links = annotations.filter(({ subtype }) => subtype === 'Link');
      // What pdf.js would not open has no `url`, and must be seen here all the more.
      targets.push(...links.map(({ url, unsafeUrl }) => url ?? `unsafe: ${unsafeUrl}`));
    }
    return [...new Set(targets)];
  });
}

/** The titles of a PDF's bookmarks, from the first to the last, each before those under it. */
export async function bookmarksOf(pdf: Uint8Array): Promise<string[]> {
  type Bookmark = { title: string; items: Bookmark[] };
  const titles = (marks: Bookmark[]): string[] =>
    marks.flatMap(({ title, items }) => [title, ...titles(items)]);
  // Declared as any[]; these are its parts.
  return withPdfJs(pdf, async (document) => titles(((await document.getOutline()) ?? []) as Bookmark[]));
}

/** Every byte of a PDF as text, its streams unpacked: what is not in here is not in the file. */
export function unpacked(pdf: Uint8Array): string {
  const file = Buffer.from(pdf).toString('latin1');
  return file.replace(/(?<=>>\nstream\n)[\s\S]*?(?=\nendstream)/g, (stream) => {
    const bytes = Buffer.from(stream, 'latin1');
    // 0x78 begins what zlib packed.
    return bytes[0] === 0x78 ? inflateSync(bytes).toString('utf8') : stream;
  });
}

type Document = Awaited<ReturnType<typeof getDocument>['promise']>;

async function withPdfJs<T>(pdf: Uint8Array, read: (document: Document) => Promise<T>): Promise<T> {
  // pdf.js takes the bytes away from its caller, so it gets a copy.
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: VerbosityLevel.ERRORS });
  try {
    return await read(await task.promise);
  } finally {
    await task.destroy();
  }
}
