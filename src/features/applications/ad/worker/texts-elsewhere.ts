import type { Part, Values } from '#documents/fields.ts';
import { filledFields } from '#documents/filled-fields.ts';
import { isRecord } from '#documents/is-record.ts';
import { differingPlaces, type Difference } from '#documents/merge/differences.ts';
import { RESUME } from '#documents/resume/fields.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { plainWords } from '#documents/text/marks.ts';
import { isParted, rowsOf, type TextRow } from '#editor/variants/text-rows.ts';
import type { Offer } from '../protocol.ts';

/** A text that is not printed, and how it can be: by the parts of an offer that do not depend on what is looked for. */
export type TextElsewhere = {
  value: string;
  source:
    | Pick<Extract<Offer, { from: 'hidden' }>, 'from' | 'path'>
    | Pick<Extract<Offer, { from: 'base' }>, 'from' | 'paths' | 'row' | 'replaces'>;
};

const WORDS: ReadonlySet<Part['kind']> = new Set(['line', 'text', 'lines']);

/** Lines, entries and sections that the resume has and does not print. */
export function hiddenTexts(data: ResumeData): TextElsewhere[] {
  return filledFields(RESUME, data).flatMap(({ path, field, value, included }) =>
    included || !WORDS.has(field.kind)
      ? []
      : linesOf(value, data).map((line) => ({ value: line, source: { from: 'hidden', path } })),
  );
}

/** What stands in the base, and not here; of texts line by line. */
export function baseTexts(data: ResumeData, base: ResumeData): TextElsewhere[] {
  return differingPlaces(RESUME, base, data).flatMap((difference) => {
    const { what, part } = difference;
    if (what === 'leftOut') return leftOutTexts(difference, base);
    if ((what !== 'reworded' && what !== 'changed') || !part || !WORDS.has(part.kind)) return [];
    return part.kind === 'line' ? lineText(difference) : rowTexts(difference);
  });
}

function leftOutTexts({ path, base: entry, part }: Difference, base: ResumeData): TextElsewhere[] {
  if (part?.kind !== 'list' || !isRecord(entry)) return [];
  const values: Values = entry;
  return filledFields(part.fields, values).flatMap(({ field, value, included }) =>
    included && WORDS.has(field.kind)
      ? linesOf(value, base).map((line) => ({ value: line, source: inBase([path], null, null) }))
      : [],
  );
}

function lineText({ path, base, here }: Difference): TextElsewhere[] {
  if (typeof base !== 'string' || base.trim() === '') return [];
  const replaces = typeof here === 'string' && here.trim() !== '' ? here : null;
  return [{ value: base, source: inBase([path], null, replaces) }];
}

function rowTexts({ path, base, here, part }: Difference): TextElsewhere[] {
  const nothing = part?.kind === 'lines' ? [] : '';
  const [there, mine] = [base ?? nothing, here ?? nothing];
  if (!isParted(there) || !isParted(mine)) return [];
  return rowsOf(mine, there).flatMap((row) =>
    row.base === null ? [] : [{ value: plainWords(row.base), source: inBase([path], row, row.here) }],
  );
}

const inBase = (
  paths: readonly string[],
  row: TextRow | null,
  replaces: string | null,
): TextElsewhere['source'] => ({ from: 'base', paths, row, replaces });

function linesOf(value: unknown, { settings }: ResumeData): string[] {
  if (typeof value !== 'string') return [];
  const lines = value.split('\n').filter((line) => line.trim() !== '');
  return settings.marks ? lines.map(plainWords) : lines;
}
