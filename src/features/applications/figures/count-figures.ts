import type { ApplicationRow } from '../contract.ts';

/** How many were sent, how many of them were answered, and how many led to an interview. */
export type Counts = { sent: number; answered: number; interviews: number };

type Told = Pick<ApplicationRow, 'stage' | 'closedReason' | 'sentOn'>;

/** A closed application counts by its reason: an offer follows an interview, and who said no has answered. */
function isSent({ stage, closedReason, sentOn }: Told): boolean {
  if (sentOn !== null) return true;
  if (stage === 'closed') return closedReason !== '' && closedReason !== 'withdrawn';
  return stage !== 'saved';
}

function isInterviewed({ stage, closedReason }: Told): boolean {
  if (stage === 'closed') return closedReason === 'accepted' || closedReason === 'declined';
  return stage === 'interviewing' || stage === 'offer';
}

function isAnswered(row: Told): boolean {
  return isInterviewed(row) || (row.stage === 'closed' && row.closedReason === 'rejected');
}

function counted(rows: readonly Told[]): Counts {
  const sent = rows.filter(isSent);
  return {
    sent: sent.length,
    answered: sent.filter(isAnswered).length,
    interviews: sent.filter(isInterviewed).length,
  };
}

/** Counts of those that have something in common; its key is null where nobody knows it. */
export type Group<Key> = Counts & { key: Key | null };

function grouped<Key>(
  rows: readonly ApplicationRow[],
  keyOf: (row: ApplicationRow) => Key | null,
): Group<Key>[] {
  const groups = Map.groupBy(rows.filter(isSent), keyOf);
  return [...groups].map(([key, members]) => ({ key, ...counted(members) }));
}

export type Figures = {
  all: Counts;
  /** By the month in which they were sent, or came to their stage where they were not marked as sent; the latest first. */
  byMonth: Group<string>[];
  /** By the resume that went with them, those of which the most were sent first. */
  byResume: Group<number>[];
};

export function countFigures(rows: readonly ApplicationRow[]): Figures {
  const monthOf = ({ sentOn, stageChangedAt }: ApplicationRow) =>
    (sentOn ?? stageChangedAt).slice(0, 7) || null;
  return {
    all: counted(rows),
    byMonth: grouped(rows, monthOf).toSorted((a, b) => (b.key ?? '').localeCompare(a.key ?? '')),
    byResume: grouped(rows, ({ resumeId }) => resumeId).toSorted((a, b) => b.sent - a.sent),
  };
}
