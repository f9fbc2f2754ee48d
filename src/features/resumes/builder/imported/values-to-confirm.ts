import { asRead, pathByNumbers, type ReadNotes } from '#documents/resume/read-notes.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { valueAt } from '#editor/session/content.ts';

/** A value to look at: where it stands now, what it is, and what it was read from. */
export type ValueToConfirm = {
  /** Its name among the doubts. */
  id: string;
  field: string;
  value: string;
  snippet: string;
  /** Nothing could be read into the field, and nothing has been written there. */
  empty: boolean;
  /** Ticked, or changed by the person, who then has looked at it. */
  settled: boolean;
};

/**
 * The values that a machine was not sure of, as they stand in the document now, those first of all that it could not
 * read. What the person has taken out needs no looking at; entries are found again by their ids, wherever they have been
 * moved.
 */
export function valuesToConfirm({ doubts }: Pick<ReadNotes, 'doubts'>, data: ResumeData): ValueToConfirm[] {
  return doubts.flatMap(({ id, snippet, read, settled }) => {
    const field = pathByNumbers(id, data);
    const value = field === undefined ? undefined : valueAt(data, field);
    if (field === undefined || value === undefined) return [];
    const empty = value === '';
    if (empty && read !== '') return [];
    const isSettled = settled || asRead(value) !== read;
    return [{ id, field, value: textOf(value), snippet, empty, settled: isSettled }];
  });
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  return isContainer(value)
    ? Object.entries(value)
        .filter(([name]) => name !== 'id')
        .map(([, part]) => textOf(part))
        .filter(Boolean)
        .join(', ')
    : '';
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
