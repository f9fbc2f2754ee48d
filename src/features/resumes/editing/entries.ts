import type { EducationEntry, EmploymentEntry, ResumeData } from '#documents/resume/schema.ts';

/** Lists of entries in a resume. */
export type EntryKind = 'employment' | 'education';

let made = 0;

/** Tells entries of one resume apart; it means nothing beyond. */
export function newEntryId(): string {
  made += 1;
  return `${Date.now().toString(36)}-${made.toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
}

export function emptyJob(): EmploymentEntry {
  return {
    id: newEntryId(),
    position: '',
    company: '',
    location: '',
    startDate: '',
    endDate: '',
    current: false,
    description: '',
  };
}

export function emptyEducation(): EducationEntry {
  return { id: newEntryId(), degree: '', school: '', location: '', graduationDate: '', description: '' };
}

export function addEntry<Kind extends EntryKind>(
  data: ResumeData,
  kind: Kind,
  entry: ResumeData[Kind][number],
): ResumeData {
  return { ...data, [kind]: [...data[kind], entry] };
}

export function removeEntry(data: ResumeData, kind: EntryKind, index: number): ResumeData {
  return { ...data, [kind]: data[kind].toSpliced(index, 1) };
}

/** Puts an entry back where it was, or at the end of a list that has become shorter. */
export function restoreEntry<Kind extends EntryKind>(
  data: ResumeData,
  kind: Kind,
  index: number,
  entry: ResumeData[Kind][number],
): ResumeData {
  const list: ResumeData[Kind][number][] = data[kind];
  return { ...data, [kind]: list.toSpliced(index, 0, entry) };
}
