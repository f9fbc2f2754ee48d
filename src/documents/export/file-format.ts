import type { Leavable } from '../leave-out/choices.ts';

/** As what a document can be taken along, in the order in which people are offered it. */
export const FILE_FORMATS = ['pdf', 'docx', 'txt', 'md', 'json', 'png'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

/** Every format but the one that documents are printed in. */
export type CopyFormat = Exclude<FileFormat, 'pdf'>;

/** The PDF of a design with two columns in its twin of one (catalog/designs.ts). */
export const ATS_COPY = 'ats';
/** What people are offered beside the PDF, and with it. */
export type CopyOffer = CopyFormat | typeof ATS_COPY;
export type DownloadOffer = FileFormat | typeof ATS_COPY;

/** A person's own text, without its design, is theirs without a plan. */
export const FREE_FORMATS: ReadonlySet<string> = new Set<FileFormat>(['txt', 'md', 'json']);

/** What each is, by the ending of its name; the PDF first, which is answered where nothing else is asked for. */
export const BARE_TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain',
  md: 'text/markdown',
  json: 'application/json',
  png: 'image/png',
  zip: 'application/zip',
} as const satisfies Readonly<Record<FileFormat | 'zip', string>>;

/** The same as an answer says it: of a text, how it is written too. */
export function mediaType(ending: CopyResult['ending']): string {
  if (ending === 'html') return 'text/html; charset=utf-8';
  if (ending === 'left-out') return BARE_TYPES.json;
  const type = BARE_TYPES[ending];
  return FREE_FORMATS.has(ending) ? `${type}; charset=utf-8` : type;
}

/**
 * A document is asked for without some of what it holds (documents/leave-out): as data of ours, with what is to be told
 * of it. Looking through its texts takes time by their length, which is why the engine's children do that.
 */
export type LeavingOut = { format: 'left-out'; hide: readonly Leavable[] };

/** What is asked for beside the document. */
export type CopyWish = {
  /** `html` is a part of a page of ours, which nobody is offered as a file (html-text.ts). */
  format: CopyFormat | 'html';
  /** Of plain text: the most characters a line may have; without it lines end where the person ended them. */
  wrap?: number | undefined;
  /** Of Word: without its typefaces, which make a file large. */
  withoutFonts?: true;
  /** The name of the file without its ending, for the pages within a zip. */
  stem: string;
};

/** A finished file; `ending` is that of its name, and of several pictures "zip". */
export type CopyResult = { bytes: Uint8Array; ending: FileFormat | 'zip' | 'html' | 'left-out' };
