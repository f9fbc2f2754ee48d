import type { Fields, PrintRole, Values } from '#documents/fields.ts';
import { isHidden } from '#documents/filled-fields.ts';
import { entryWords, pathOf, type EntryWords } from '#documents/resume/entry-words.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { jobFacts, studyFacts } from '#documents/resume/sections.ts';
import { cleanLine } from '#documents/text/clean.ts';
import { dateParts } from '#documents/text/dates.ts';
import { languageOf } from '#documents/text/languages/languages.ts';
import { wordsOf, writtenBlocks } from '#documents/text/written.ts';
import type { Period, ParsedValue } from '../parsed-resume.ts';

/** A bullet or paragraph of a many-line field. */
export type TypedText = { kind: 'bullet' | 'paragraph'; read: ParsedValue };

/** A line a person typed; nothing where it is blank. */
export function textIn(field: string, typed: string): ParsedValue | undefined {
  const value = cleanLine(typed);
  return value ? certain(field, value, value) : undefined;
}

/** What a person typed in a many-line field, a bullet or a paragraph each; of bold, italic and links the words. */
export function textsIn(field: string, typed: string, marks: boolean): TypedText[] {
  return writtenBlocks(typed, marks).flatMap((block): TypedText[] => {
    if (block.kind === 'list')
      return block.items.map((item) => ({
        kind: 'bullet',
        read: certain(field, wordsOf(item), wordsOf(item)),
      }));
    const lines = block.lines.map(wordsOf);
    return [{ kind: 'paragraph', read: certain(field, lines.join(' '), lines.join('\n')) }];
  });
}

/** The period of an entry; it is found at the field that says most of it. */
function periodIn(at: (role: PrintRole) => string, { startDate, endDate, current, expected }: EntryWords) {
  const start = dateParts(startDate);
  const end = current ? undefined : dateParts(endDate);
  if (!start && !end && !current) return undefined;
  const snippet = [startDate, current ? '' : endDate].filter(Boolean).join(' – ');
  const period: ParsedValue<Period> = {
    value: { ...(start && { start }), ...(end && { end }), current, ...(end && expected && { expected }) },
    confidence: 1,
    source: { snippet, field: at(start ? 'start' : end ? 'end' : 'current') },
  };
  return period;
}

/** What an entry says, by what its fields are in print; nothing where it says nothing, or is hidden. */
export function entryIn(path: string, fields: Fields, entry: Values, { settings }: ResumeData) {
  if (isHidden(fields, entry)) return undefined;
  const words = entryWords(fields, entry);
  const at = (role: PrintRole) => pathOf(path, fields, role);
  const language = languageOf(settings.language);
  const said = {
    title: textIn(at('title'), words.title),
    organization: textIn(at('organization'), words.organization),
    place: textIn(at('location'), words.location),
    period: periodIn(at, words),
    url: textIn(at('link'), words.link),
    texts: [
      ...jobFacts(words, language).map(({ role, text }) => factIn(at(role), text)),
      ...textsIn(at('text'), words.text, settings.marks),
      ...studyFacts(words, language).map(({ role, text }) => factIn(at(role), text)),
    ],
  };
  const saysNothing = Object.values(said).every((one) => one === undefined || one === said.texts);
  return saysNothing && said.texts.length === 0 ? undefined : said;
}

function factIn(field: string, text: string): TypedText {
  return { kind: 'paragraph', read: certain(field, text, text) };
}

function certain(field: string, value: string, snippet: string): ParsedValue {
  return { value, confidence: 1, source: { snippet, field } };
}

/** What was read of typed texts. */
export function reads(texts: readonly TypedText[]): ParsedValue[] {
  return texts.map(({ read }) => read);
}
