import type { Paper } from '#documents/fields.ts';
import { BYTES_MAX, parseFile } from '#documents/parser/file/parse-file.ts';
import type { ParsedFile, ParseOutcome } from '#documents/parser/parsed-file.ts';
import type { ImportRefusal } from '../imported-file.ts';
import { refusalOf } from '../import-resume.ts';
import { isOdt, readOdtFile } from '../odt-file.ts';
import { tellFormat } from '../tell-format.ts';
import { readLetter, type ReadLetter } from './read-letter.ts';

export type LetterOutcome = { ok: true; letter: ReadLetter } | { ok: false; reason: ImportRefusal };

/** Takes a cover letter in from a file of pages or lines, told by its bytes as a resume is. Never rejects. */
export async function importLetter(bytes: Uint8Array, name: string, paper?: Paper): Promise<LetterOutcome> {
  try {
    const outcome = await linesOf(bytes, name);
    if (!outcome.ok) return { ok: false, reason: outcome.reason === 'rtf' ? 'other-type' : outcome.reason };
    const letter = readLetter(outcome.file, paper);
    return letter.words.total > 0 ? { ok: true, letter } : { ok: false, reason: 'no-words' };
  } catch (error) {
    return { ok: false, reason: refusalOf(error) };
  }
}

type LinesOutcome = ParseOutcome | { ok: true; file: ParsedFile } | { ok: false; reason: ImportRefusal };

async function linesOf(bytes: Uint8Array, name: string): Promise<LinesOutcome> {
  if (bytes.length > BYTES_MAX) return { ok: false, reason: 'too-large' };
  const told = tellFormat(bytes);
  switch (told.format) {
    case 'refused':
      return { ok: false, reason: told.reason };
    case 'pdf':
      return parseFile(bytes, name, { offersPart: true });
    case 'zip':
      return officeLines(bytes, name);
    case 'rtf':
      return (await import('#documents/parser/file/rtf/read-rtf.ts')).readRtf(bytes, name);
    default: {
      const { readText } = await import('#documents/parser/file/text/read-text.ts');
      const file = readText(told.text, name, bytes.length);
      return file ? { ok: true, file } : { ok: false, reason: 'no-words' };
    }
  }
}

async function officeLines(bytes: Uint8Array, name: string): Promise<LinesOutcome> {
  const { namesIn } = await import('../archive.ts');
  return isOdt(namesIn(bytes)) ? readOdtFile(bytes, name) : parseFile(bytes, name, { offersPart: true });
}
