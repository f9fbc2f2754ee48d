import type { DocumentSummary } from '#editor/store/contract.ts';

/** A resume to choose, named by what it is. */
export type ResumeChoice = { id: number; name: string };

/** Resumes as a list of choices: one that was tailored says of which, since it has little of what others may need. */
export function resumeChoices(resumes: readonly DocumentSummary[]): ResumeChoice[] {
  return resumes.map(({ id, title, baseId }) => ({ id, name: title + tailoredFrom(resumes, baseId) }));
}

function tailoredFrom(resumes: readonly DocumentSummary[], baseId: number | null | undefined): string {
  if (baseId === null || baseId === undefined) return '';
  const base = resumes.find(({ id }) => id === baseId);
  return base ? ` (tailored from “${base.title}”)` : ' (tailored)';
}

/**
 * The one to start from, as long as nobody has said: what the chosen resume was tailored from, or that resume itself; else
 * the newest that follows no other. What was worded for another job is no start.
 */
export function startOf(
  resumes: readonly DocumentSummary[],
  chosenId: number | null,
): DocumentSummary | undefined {
  const chosen = resumes.find(({ id }) => id === chosenId);
  const base = resumes.find(({ id }) => id === chosen?.baseId);
  const newest = resumes.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  return base ?? chosen ?? newest.find(({ baseId }) => baseId === null || baseId === undefined) ?? newest[0];
}
