import { sameValue } from '#documents/merge/same-value.ts';
import type { ResumeData } from '#documents/resume/schema.ts';

import type { ImportNotes } from '#editor/drafts/imports.ts';

/** A value to look at: where it stands now, what it is, and what it was read from. */
export type ValueToConfirm = {
  /** Where it stood when it was read: its name in the list. */
  origin: string;
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
export function valuesToConfirm(
  kept: Pick<ImportNotes, 'data' | 'lowConfidenceFields' | 'settled'>,
  data: ResumeData,
): ValueToConfirm[] {
  return kept.lowConfidenceFields.flatMap(({ field, snippet }) => {
    const now = find(field, kept.data, data);
    if (now === undefined || now.value === undefined) return [];
    const empty = now.value === '';
    if (empty && now.origin !== '') return [];
    const settled = kept.settled.includes(field) || !sameValue(now.value, now.origin);
    return [{ origin: field, field: now.field, value: textOf(now.value), snippet, empty, settled }];
  });
}

type Found = { field: string; origin: unknown; value: unknown };

/** Follows a path through what was read and through what the document is now, side by side. */
function find(path: string, read: unknown, now: unknown): Found | undefined {
  const found: Found = { field: '', origin: read, value: now };
  for (const step of path.split('.')) {
    const { origin, value } = found;
    if (!isContainer(origin) || !isContainer(value)) return undefined;
    found.origin = origin[step];
    const place = Array.isArray(value) ? placeOfSame(found.origin, value, step) : step;
    if (place === undefined) return undefined;
    found.value = value[place];
    found.field = found.field === '' ? place : `${found.field}.${place}`;
  }
  return found;
}

/** Where in a list an entry stands now; what has no id is the same where it stands at the same place. */
function placeOfSame(entry: unknown, list: readonly unknown[], step: string): string | undefined {
  const id = idOf(entry);
  if (id === undefined) return step;
  const place = list.findIndex((other) => idOf(other) === id);
  return place < 0 ? undefined : String(place);
}

function idOf(entry: unknown): unknown {
  return isContainer(entry) ? entry.id : undefined;
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
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
