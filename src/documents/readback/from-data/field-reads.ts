import { cleanLine } from '../../text/clean.ts';
import { descriptionBlocks } from '../../text/description.ts';
import type { PartialDate, Period, Read } from '../read-resume.ts';

/** A bullet or paragraph of a many-line field. */
export type FieldText = { kind: 'bullet' | 'paragraph'; read: Read };

/** A line a person typed; nothing where it is blank. */
export function textIn(field: string, typed: string): Read | undefined {
  const value = cleanLine(typed);
  return value ? certain(field, value, value) : undefined;
}

/** What a person typed in a many-line field, a bullet or a paragraph each. */
export function textsIn(field: string, typed: string): FieldText[] {
  return descriptionBlocks(typed).flatMap((block): FieldText[] =>
    block.kind === 'list'
      ? block.items.map((item) => ({ kind: 'bullet', read: certain(field, item, item) }))
      : [{ kind: 'paragraph', read: certain(field, block.lines.join(' '), block.lines.join('\n')) }],
  );
}

/** The period of an entry; it is found at the field that says most of it. */
export function periodIn(
  path: string,
  { startDate, endDate, current }: { startDate: string; endDate: string; current: boolean },
  endField = 'endDate',
): Read<Period> | undefined {
  const start = dateOf(startDate);
  const end = current ? undefined : dateOf(endDate);
  if (!start && !end && !current) return undefined;
  const snippet = [startDate, current ? '' : endDate].filter(Boolean).join(' – ');
  const field = `${path}.${start ? 'startDate' : end ? endField : 'current'}`;
  return {
    value: { ...(start && { start }), ...(end && { end }), current },
    confidence: 1,
    source: { snippet, field },
  };
}

function dateOf(month: string): PartialDate | undefined {
  const [, year, number] = /^(\d{4})-(\d{2})$/.exec(month) ?? [];
  return year ? { year: Number(year), month: Number(number) } : undefined;
}

function certain(field: string, value: string, snippet: string): Read {
  return { value, confidence: 1, source: { snippet, field } };
}
