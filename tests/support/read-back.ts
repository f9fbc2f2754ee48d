import { spawn, spawnSync } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The readers that a document must be exact to: by position, by the order of drawing, and in a browser. */
export const READERS = ['pdftotext', 'pdftotext -raw', 'pdf.js'] as const;
export type Reader = (typeof READERS)[number];

/** The text of a PDF as that reader gives it: one string a page, footers left out. */
export async function readBack(pdf: Uint8Array, reader: Reader): Promise<string[]> {
  return (await readPages(pdf, reader)).map((page) => page.replace(FOOTER, ''));
}

/** The same with footers. */
export async function readPages(pdf: Uint8Array, reader: Reader): Promise<string[]> {
  const pages = await (reader === 'pdf.js' ? readWithPdfJs(pdf) : readWithPoppler(pdf, reader));
  return pages.map((page) => page.normalize('NFC').trimEnd());
}

/** "Ana Silva · 2/3" at the end of a page. */
const FOOTER = /(?:^|\n)[^\n]*\b\d+\/\d+$/;

async function readWithPoppler(pdf: Uint8Array, reader: Reader): Promise<string[]> {
  const options = reader === 'pdftotext -raw' ? ['-raw'] : [];
  return (await pdftotext([...options, '-', '-'], pdf)).replace(/\f$/, '').split('\f');
}

async function readWithPdfJs(pdf: Uint8Array): Promise<string[]> {
  // pdf.js takes the bytes away from its caller, so it gets a copy.
  const task = getDocument({
    data: new Uint8Array(pdf),
    useSystemFonts: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
  }
  await task.destroy();
  return pages;
}

/** What `pdfinfo` says, by its labels. */
export function pdfInfo(pdf: Uint8Array): Map<string, string> {
  const { stdout, stderr, status } = spawnSync('pdfinfo', ['-'], { input: pdf, encoding: 'utf8' });
  if (status !== 0) throw new Error(`pdfinfo (poppler-utils) failed: ${stderr}`);
  const lines = stdout.split('\n');
  return new Map(lines.map((line) => [line.split(':', 1)[0] ?? '', line.replace(/^[^:]*:\s*/, '')]));
}

/** A word's place on its page, in points from the upper left corner. */
export type WordBox = {
  page: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
  text: string;
};

const WORD = /<word xMin="([^"]+)" yMin="([^"]+)" xMax="([^"]+)" yMax="([^"]+)">([^<]*)<\/word>/g;

export async function wordBoxes(pdf: Uint8Array): Promise<WordBox[]> {
  const xml = await pdftotext(['-bbox', '-', '-'], pdf);
  return xml
    .split('<page ')
    .slice(1)
    .flatMap((page, index) =>
      [...page.matchAll(WORD)].map(([, left, top, right, bottom, text]) => ({
        page: index + 1,
        left: Number(left),
        top: Number(top),
        right: Number(right),
        bottom: Number(bottom),
        text: text ?? '',
      })),
    );
}

/** Runs beside others: a document is read in several ways at once. */
async function pdftotext(args: string[], pdf: Uint8Array): Promise<string> {
  const child = spawn('pdftotext', args, { stdio: 'pipe' });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('close', resolve);
    child.on('error', (error) => {
      reject(new Error(`pdftotext is needed to read PDFs back (poppler-utils): ${error.message}`));
    });
  });
  // A reader that stops early tells why in its own words, not by a broken pipe.
  child.stdin.on('error', () => undefined).end(pdf);
  const [text, complaint, status] = await Promise.all([buffer(child.stdout), buffer(child.stderr), ended]);
  if (status !== 0) throw new Error(`pdftotext failed: ${complaint.toString()}`);
  return text.toString();
}

/** Blanks and line ends are one to a reader who looks for words. */
export function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Words longer than a line are broken, and every reader puts a line end there. */
export function withoutBlanks(text: string): string {
  return text.replace(/\s+/g, '');
}

/**
 * The first of the texts that does not follow the ones before it, with what stands there instead; nothing
 * when all are there, whole and in order.
 */
export function firstMissing(
  found: string,
  texts: readonly string[],
  form: (text: string) => string,
): string | undefined {
  const all = form(found);
  let at = 0;
  for (const text of texts.map(form)) {
    const place = all.indexOf(text, at);
    if (place < 0)
      return `${JSON.stringify(text)} not after ${JSON.stringify(all.slice(Math.max(0, at - 40), at + 80))}`;
    at = place + text.length;
  }
  return undefined;
}
