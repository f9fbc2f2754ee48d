import type { ImportOptions, ImportOutcome, ImportRefusal } from './imported-file.ts';
import type { ParsedFile, ParseOutcome } from '../parser/parsed-file.ts';
import { isOdt, readOdtFile } from './odt-file.ts';
import { tellFormat } from './tell-format.ts';
import { TookTooLong } from '../parser/file/deadline.ts';
import { BYTES_MAX, parseFile } from '../parser/file/parse-file.ts';

/**
 * Takes a resume in from any file that we can read: it is taken for what its bytes say, whatever its name. What each
 * format needs is loaded when there is such a file. Never rejects.
 */
export async function importResume(
  bytes: Uint8Array,
  name: string,
  options: ImportOptions = {},
): Promise<ImportOutcome> {
  try {
    return await readAny(bytes, name, options);
  } catch (error) {
    return { ok: false, reason: refusalOf(error) };
  }
}

/** The same for a text that was pasted, which may be any of the formats that are text. */
export async function importText(text: string, options: ImportOptions = {}): Promise<ImportOutcome> {
  return importResume(new TextEncoder().encode(text.toWellFormed()), '', options);
}

/** By the names of errors: what raises them is loaded with its format alone. A file made to break readers is damaged. */
export function refusalOf(error: unknown): ImportRefusal {
  const name = error instanceof Error ? error.name : '';
  if (name === 'UnpacksTooLarge') return 'unpacks-too-large';
  if (name === 'ArchiveLocked') return 'encrypted';
  return error instanceof TookTooLong ? 'took-too-long' : 'broken';
}

async function readAny(bytes: Uint8Array, name: string, options: ImportOptions): Promise<ImportOutcome> {
  if (bytes.length > BYTES_MAX) return { ok: false, reason: 'too-large' };
  const told = tellFormat(bytes);
  switch (told.format) {
    case 'refused':
      return { ok: false, reason: told.reason };
    case 'pdf':
      return importPages(bytes, name, options);
    case 'zip':
      return importZip(bytes, name, options);
    case 'rtf': {
      const { readRtf } = await import('../parser/file/rtf/read-rtf.ts');
      return imported(readRtf(bytes, name), options);
    }
    case 'json': {
      const read = await (await import('./json/import-json.ts')).importJson(told.text, options);
      const isText = !read.ok && read.reason === 'broken' && !isDamagedJson(told.text);
      return isText ? importPlainText(told.text, bytes, name, options) : read;
    }
    case 'yaml': {
      const read = await (await import('./import-yaml.ts')).importYaml(told.text, options);
      return read ?? importPlainText(told.text, bytes, name, options);
    }
    case 'xml':
      return (await import('./europass/import-europass.ts')).importEuropass(bytes, options);
    case 'text':
      return (await importTable(bytes, name, options)) ?? importPlainText(told.text, bytes, name, options);
  }
}

/** An object that was begun is one of a program's; other texts begin with a bracket too, such as "[Your name]". */
function isDamagedJson(text: string): boolean {
  return /^\s*(?:\[\s*)?\{\s*(?:"|$)/.test(text);
}

async function importPlainText(
  text: string,
  bytes: Uint8Array,
  name: string,
  options: ImportOptions,
): Promise<ImportOutcome> {
  const { readText } = await import('../parser/file/text/read-text.ts');
  const file = readText(text, name, bytes.length);
  return file ? found(file, options) : { ok: false, reason: 'no-words' };
}

/** A PDF or a Word document. */
async function importPages(bytes: Uint8Array, name: string, options: ImportOptions): Promise<ImportOutcome> {
  return imported(await parseFile(bytes, name, { ...options, offersPart: true }), options);
}

async function imported(outcome: ParseOutcome, options: ImportOptions): Promise<ImportOutcome> {
  if (outcome.ok) return (await importAttached(outcome.file, options)) ?? found(outcome.file, options);
  // The one reason that is the checker's own does not come of these.
  return { ok: false, reason: outcome.reason === 'rtf' ? 'other-type' : outcome.reason };
}

/** A document of an office program, or an archive of tables. Archives within an archive are not opened. */
async function importZip(bytes: Uint8Array, name: string, options: ImportOptions): Promise<ImportOutcome> {
  const { namesIn, unpacked } = await import('./archive.ts');
  const names = namesIn(bytes);
  if (names.some((one) => /(?:^|[\\/])_rels[\\/]\.rels$/i.test(one)))
    return importPages(bytes, name, options);
  if (isOdt(names)) return imported(await readOdtFile(bytes, name), options);
  const files = unpacked(bytes, (one) => /\.csv$/i.test(one));
  return (await import('./linkedin/read-archive.ts')).importLinkedIn(files, options);
}

/** One table of LinkedIn's export by itself; nothing where it is none that we know. */
async function importTable(
  bytes: Uint8Array,
  name: string,
  options: ImportOptions,
): Promise<ImportOutcome | undefined> {
  if (!/\.csv$/i.test(name)) return undefined;
  const { importLinkedIn } = await import('./linkedin/read-archive.ts');
  const outcome = importLinkedIn(new Map([[name, bytes]]), options);
  return outcome.ok ? outcome : undefined;
}

/** By the one reader of lines, which structured files need nothing of. */
async function found(file: ParsedFile, options: ImportOptions): Promise<ImportOutcome> {
  const { importParsed } = await import('./import-parsed.ts');
  const read = importParsed(file, options);
  // A file of which nothing can be read is not taken for an empty resume.
  return read.words.total > 0 || file.attached
    ? { ok: true, imported: read }
    : { ok: false, reason: 'no-words' };
}

/** The resume that another program put into its PDF as data; nothing where there is none. */
async function importAttached(file: ParsedFile, options: ImportOptions): Promise<ImportOutcome | undefined> {
  const { attachedXml, ...pages } = file;
  if (!attachedXml) return undefined;
  const outcome = (await import('./europass/import-europass.ts')).importEuropass(attachedXml, options);
  return outcome.ok ? { ok: true, imported: { ...outcome.imported, file: pages } } : undefined;
}
