import { APPLICATION, CLOSED_FROM, CLOSED_REASONS } from '#documents/application/fields.ts';
import { partAt, saidAt } from '#documents/filled-fields.ts';
import type { DocumentWords } from '#editor/merge/conflict-words.ts';
import { localDay } from '#platform/clock/clock.ts';
import { asStage, CLOSED_FROM_NAMES, CLOSED_REASON_NAMES, STAGE_NAMES } from '../content/stage-names.ts';
import { dayText } from '../list/day-text.ts';

/** What a field of an application is called on the screen; nothing where there is no such field. */
export function fieldName(path: string): string | undefined {
  if (path === 'title') return 'Title';
  const part = partAt(APPLICATION, path)?.part;
  return part?.kind === 'group' ? undefined : part?.label;
}

/** The titles of the person's documents, as far as they are known. */
export type TitleOf = (of: 'resume' | 'letter', id: number) => string | undefined;

/** How the parts of an application are called, and what stands in them, where two versions are compared. */
export function applicationWords(titleOf: TitleOf): DocumentWords {
  return {
    nameOf: fieldName,
    templateName: (id) => id,
    saidOf: (path, value) => said(path, value, titleOf) ?? saidAt(APPLICATION, path, value),
  };
}

function said(path: string, value: unknown, titleOf: TitleOf): string | undefined {
  if (path === 'stage') {
    const stage = typeof value === 'string' ? asStage(value) : undefined;
    return stage && STAGE_NAMES[stage];
  }
  if (path === 'closedReason') {
    const reason = CLOSED_REASONS.find((one) => one === value);
    return reason === undefined ? undefined : CLOSED_REASON_NAMES[reason];
  }
  if (path === 'closedFrom') {
    const from = CLOSED_FROM.find((one) => one === value);
    return from === undefined ? undefined : CLOSED_FROM_NAMES[from];
  }
  if (path === 'resumeId' || path === 'letterId') {
    if (typeof value !== 'number') return 'None chosen';
    return titleOf(path === 'resumeId' ? 'resume' : 'letter', value) ?? 'One that is not known here';
  }
  const isDay = partAt(APPLICATION, path)?.part.kind === 'day';
  return isDay && typeof value === 'string' ? dayText(value, localDay(new Date())) : undefined;
}
