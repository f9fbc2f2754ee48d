import type { Fields, PrintRole, Values } from '#documents/fields.ts';
import { entryWords, pathOf, type EntryWords } from '#documents/resume/entry-words.ts';
import { cleanLine } from '#documents/text/clean.ts';
import { descriptionBlocks } from '#documents/text/description.ts';
import type { PartialDate, Period, ParsedValue } from '../parsed-resume.ts';

/** A bullet or paragraph of a many-line field. */
export type TypedText = { kind: 'bullet' | 'paragraph'; read: ParsedValue };

/** A line a person typed; nothing where it is blank. */
export function textIn(field: string, typed: string): ParsedValue | undefined {
  const value = cleanLine(typed);
  return value ? certain(field, value, value) : undefined;
}

/** What a person typed in a many-line field, a bullet or a paragraph each. */
export function textsIn(field: string, typed: string): TypedText[] {
  return descriptionBlocks(typed).flatMap((block): TypedText[] =>
    block.kind === 'list'
      ? block.items.map((item) => ({ kind: 'bullet', read: certain(field, item, item) }))
      : [{ kind: 'paragraph', read: certain(field, block.lines.join(' '), block.lines.join('\n')) }],
  );
}

/** The period of an entry; it is found at the field that says most of it. */
function periodIn(at: (role: PrintRole) => string, { startDate, endDate, current }: EntryWords) {
  const start = dateOf(startDate);
  const end = current ? undefined : dateOf(endDate);
  if (!start && !end && !current) return undefined;
  const snippet = [startDate, current ? '' : endDate].filter(Boolean).join(' – ');
  const period: ParsedValue<Period> = {
    value: { ...(start && { start }), ...(end && { end }), current },
    confidence: 1,
    source: { snippet, field: at(start ? 'start' : end ? 'end' : 'current') },
  };
  return period;
}

/** What an entry says, by what its fields are in print; nothing where it says nothing. */
export function entryIn(path: string, fields: Fields, entry: Values) {
  const words = entryWords(fields, entry);
  const at = (role: PrintRole) => pathOf(path, fields, role);
  const said = {
    title: textIn(at('title'), words.title),
    organization: textIn(at('organization'), words.organization),
    place: textIn(at('location'), words.location),
    period: periodIn(at, words),
    url: textIn(at('link'), words.link),
    texts: textsIn(at('text'), words.text),
  };
  const saysNothing = Object.values(said).every((one) => one === undefined || one === said.texts);
  return saysNothing && said.texts.length === 0 ? undefined : said;
}

function dateOf(month: string): PartialDate | undefined {
  const [, year, number] = /^(\d{4})-(\d{2})$/.exec(month) ?? [];
  return year ? { year: Number(year), month: Number(number) } : undefined;
}

function certain(field: string, value: string, snippet: string): ParsedValue {
  return { value, confidence: 1, source: { snippet, field } };
}
