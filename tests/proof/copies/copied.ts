import { readFileSync } from 'node:fs';
import type { DocxOptions } from '#documents/export/docx/write-docx.ts';
import { docx } from '#documents/export/docx/write-docx.ts';
import type { FontFile } from '#documents/export/docx/font-file.ts';
import { letterOutline } from '#documents/export/letter-outline.ts';
import { markdown } from '#documents/export/markdown.ts';
import type { Outline } from '#documents/export/outline.ts';
import { plainText } from '#documents/export/plain-text.ts';
import { resumeOutline } from '#documents/export/resume-outline.ts';
import type { LetterData } from '#documents/letter/schema.ts';
import { letterFields } from '#documents/letter/printed-fields.ts';
import { readDocx } from '#documents/parser/file/docx/read-docx.ts';
import type { PrintedField } from '#documents/render/print-job.ts';
import { fontPaths } from '#documents/render/server/font-files.server.ts';
import { resumeFields } from '#documents/resume/printed-fields.ts';
import { USUAL_SPACING } from '#documents/render/spacing.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { careerResume } from '#tests/factories/career-resume.ts';
import { resumeDocuments } from '#tests/factories/resume-documents.ts';
import { layoutOrder } from '#tests/support/printed-texts.ts';

/* Documents as other files than a PDF, and what of their printed fields is missing in those. */

const UPDATED_AT = new Date('2026-11-21T10:00:00Z');
const DAY = '2026-11-21';
const paths = fontPaths('node_modules');
const knownFonts = new Map<string, FontFile>();

/** The documents that every design is proved with, and a career with all that a resume can hold. */
export const copiedResumes: readonly { name: string; data: () => ResumeData }[] = [
  { name: 'career', data: careerResume },
  ...resumeDocuments,
];

/** A document as it is taken along. */
export type Copied = {
  outline: Outline;
  fields: PrintedField[];
  /** In the order of Word files, whose entries begin as on the design's pages. */
  wordFields: PrintedField[];
};

export function copiedResume(templateId: string, data: ResumeData): Copied {
  const outline = resumeOutline({ templateId, data, updatedAt: UPDATED_AT });
  const fields = resumeFields(data).filter(isShown);
  return { outline, fields, wordFields: inWordOrder(fields, outline.design.entry, data.settings.datePlace) };
}

/** What an entry is headed with, by the names of its fields, in the order that `layoutOrder` takes it. */
const HEAD = [
  /^(?:position|degree|title)$/,
  /^(?:company|school|subtitle)$/,
  /^location$/,
  /^(?:\w*Date|current)$/,
] as const;

/** Dates in a column before the text or above it stand at the end of a line in Word, or after the facts. */
const inWord = (layout: string): string => layout.replace(/rail$/, 'right').replace(/above$/, 'inline');

/** The fields of each entry's head in the order of its design's pages. */
function inWordOrder(fields: readonly PrintedField[], entry: string, datePlace: string): PrintedField[] {
  const ordered: PrintedField[] = [];
  for (let from = 0; from < fields.length;) {
    const of = /^(?:employment|education|sections)\.(?:\d+|items|roles|\.)+\./.exec(
      fields[from]?.path ?? '',
    )?.[0];
    const partOf = ({ path }: PrintedField) =>
      of !== undefined && path.startsWith(of)
        ? HEAD.findIndex((part) => part.test(path.slice(of.length)))
        : -1;
    const rest = fields.slice(from);
    // A title begins the head of a role, below an employer that has one of its own.
    const length = rest.findIndex((field, at) => partOf(field) < 0 || (at > 0 && partOf(field) === 0));
    const head = rest.slice(0, length < 0 ? undefined : length);
    const [title = '', organization = '', location = '', dates = ''] = HEAD.map((_, part) =>
      head.some((field) => partOf(field) === part) ? String(part) : '',
    );
    const order = layoutOrder(
      inWord(entry),
      inWord(datePlace),
      of?.startsWith('sections') ? 'title' : undefined,
    );
    for (const part of order(title, organization, location, dates))
      ordered.push(...head.filter((field) => String(partOf(field)) === part));
    if (head.length === 0) ordered.push(...rest.slice(0, 1));
    from += Math.max(1, head.length);
  }
  return ordered;
}

/** The label of a link is left out where its address says as much; the name one goes by stands within the other one. */
function isShown({ path, text }: PrintedField, index: number, fields: readonly PrintedField[]): boolean {
  const address = path.endsWith('.label') ? fields[index + 1]?.text : undefined;
  const isWithin = path === 'personalInfo.preferredName';
  return !isWithin && !address?.toLowerCase().includes(text.toLowerCase());
}

export function copiedLetter(templateId: string, data: LetterData): Copied {
  const outline = letterOutline({ templateId, data, date: DAY, updatedAt: UPDATED_AT });
  const fields = letterFields(data);
  return { outline, fields, wordFields: fields };
}

/** The file for Word; without its typefaces where these are given to whoever opens it. */
export function wordFile(outline: Outline, options: Partial<DocxOptions> = {}): Uint8Array {
  const readFont = (file: string) => readFileSync(paths.get(file) ?? file);
  return docx(outline, { readFont, knownFonts, embedFonts: false, spacing: USUAL_SPACING, ...options });
}

/** What our own reader finds in the file for Word, line by line, without the foot of its pages. */
export function readWord(bytes: Uint8Array): string {
  const read = readDocx(bytes, 'file.docx');
  if (!read.ok) throw new Error(`the file cannot be read: ${read.reason}`);
  return read.file.lines
    .filter(({ region }) => region === 'body')
    .map(({ bullet, text }) => `${bullet} ${text}`)
    .join('\n');
}

/** The printed fields that each of the files misses, or has out of order; nothing where all are there. */
export function faultsOfCopies({ outline, fields, wordFields }: Copied): Record<string, string> {
  const found = {
    word: readWord(wordFile(outline)),
    text: withoutAddresses(plainText(outline)),
    wrapped: withoutAddresses(plainText(outline, 72)),
    markdown: withoutEscapes(markdown(outline)),
  };
  return Object.fromEntries(
    Object.entries(found).flatMap(([format, text]) => {
      const missing = firstOutOfOrder(text, format === 'word' ? wordFields : fields);
      return missing === undefined ? [] : [[format, `${missing.path}: ${missing.text}`]];
    }),
  );
}

/** Where words of a text lead stands behind them in brackets. */
function withoutAddresses(text: string): string {
  return text.replace(/\s\(https?:[^\s)]*\)/g, '');
}

/** Markdown as it is shown: without where links lead; a backslash makes an ordinary sign of the one after it. */
function withoutEscapes(text: string): string {
  return text
    .replace(/\]\(<[^>]*>\)/g, '')
    .replace(/(?<!\\)\[/g, '')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1');
}

/** The first field whose text does not follow those before it. Where lines end, and what is drawn as capitals, is no matter. */
export function firstOutOfOrder(text: string, fields: readonly PrintedField[]): PrintedField | undefined {
  const found = compared(text);
  let from = 0;
  for (const field of fields) {
    const wanted = compared(field.text);
    const at = found.indexOf(wanted, from);
    if (at < 0) return field;
    from = at + wanted.length;
  }
  return undefined;
}

/** Letters, digits and signs alone; marks of lists and blanks stand where each format has them. */
function compared(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\u200b-\u200f\u2060\ufeff•·*]+/gu, '');
}
