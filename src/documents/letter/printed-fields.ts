import { filledFields } from '../filled-fields.ts';
import type { PrintedField } from '../render/print-job.ts';
import { cleanLine } from '../text/clean.ts';
import { languageOf } from '../text/languages/languages.ts';
import { writtenLines } from '../text/written.ts';
import { LETTER } from './fields.ts';
import { filledText, fillPlaceholders } from './placeholders.ts';
import type { LetterData } from './schema.ts';

/** What a letter prints, field by field, in the order of printing; the date is nobody's field. */
export function letterFields(data: LetterData): PrintedField[] {
  const { letterFallbacks, nameless } = languageOf(data.settings.language);
  /** What stands where the person wrote nothing. */
  const fallbacks: Record<string, string> = {
    'personalInfo.fullName': nameless,
    'recipient.hiringManagerName': letterFallbacks.hiringManager,
    'recipient.company': letterFallbacks.company,
  };
  const fields = filledFields(LETTER, data).flatMap(({ path, field, value }): PrintedField[] => {
    if (typeof value !== 'string' || NO_WORDS.has(field.print)) return [];
    const text = field.print === 'text' ? fillPlaceholders(value, data.recipient) : value;
    if (field.kind !== 'text') return [{ path, text: cleanLine(text) || (fallbacks[path] ?? '') }];
    const lines = writtenLines(filledText(value, data), data.settings.marks);
    return lines.map((line) => ({ path, ...line }));
  });
  const signed = fields.filter(({ path }) => path === 'personalInfo.fullName');
  return [...fields, ...signed].filter(({ text }) => text !== '');
}

/** What is nowhere set as a text of its own. */
const NO_WORDS: ReadonlySet<string> = new Set(['setting', 'placeholder', 'not printed']);
