import type { Block } from '../../text/description.ts';
import { descriptionBlocks } from '../../text/description.ts';
import { cleanLine } from '../../text/clean.ts';
import type { PartialDate, Period, Read } from '../read-resume.ts';

/** What was typed into a field, which is as sure as can be; nothing where it is empty. */
export function typed(text: string, field: string): Read | undefined {
  const value = cleanLine(text);
  return value === '' ? undefined : surely(value, value, field);
}

/** A part of an object that is there only with a value. */
export function present<Key extends string, T>(key: Key, value: T | undefined): { [K in Key]?: T } {
  // A computed key is a text to the compiler; here it is that one.
  return value === undefined ? {} : ({ [key]: value } as { [K in Key]: T });
}

type Dates = { startDate: string; endDate: string; current: boolean };

/** The months of an entry; nothing where none is chosen. */
export function typedPeriod({ startDate, endDate, current }: Dates, field: string): Read<Period> | undefined {
  const start = monthOf(startDate);
  const end = current ? undefined : monthOf(endDate);
  if (!start && !end) return undefined;
  const snippet = [startDate, current ? 'Present' : endDate].filter(Boolean).join(' – ');
  return surely({ ...present('start', start), ...present('end', end), current }, snippet, field);
}

/** The bullets and the paragraphs of a description, in their order. */
export function typedDescription(text: string, field: string): { bullets: Read[]; paragraphs: Read[] } {
  const blocks = descriptionBlocks(text);
  const reads = (kind: Block['kind']) =>
    blocks
      .filter((block) => block.kind === kind)
      .flatMap((block) => (block.kind === 'list' ? block.items : [block.lines.join(' ')]))
      .map((part) => surely(part, part, field));
  return { bullets: reads('list'), paragraphs: reads('paragraph') };
}

function monthOf(month: string): PartialDate | undefined {
  const [, year, number] = /^(\d{4})-(\d{2})$/.exec(month) ?? [];
  return year === undefined ? undefined : { year: Number(year), month: Number(number) };
}

function surely<T>(value: T, snippet: string, field: string): Read<T> {
  return { value, confidence: 1, source: { snippet, field } };
}
