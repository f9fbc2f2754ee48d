import type {
  EducationEntry,
  EmploymentEntry,
  FurtherSection,
  FurtherSectionItem,
} from '#documents/resume/schema.ts';
import type { FurtherSectionKind } from '#documents/resume/section-kinds.ts';

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

export function emptyItem(): FurtherSectionItem {
  return {
    id: newEntryId(),
    title: '',
    subtitle: '',
    location: '',
    url: '',
    startDate: '',
    endDate: '',
    current: false,
    description: '',
  };
}

/** A further section with the first of its entries, to be filled in. */
export function newSection(kind: FurtherSectionKind): FurtherSection {
  return { id: newEntryId(), kind, title: '', include: true, items: [emptyItem()] };
}

/** Another entry that says the same. */
export function copyOfEntry<E extends { id: string }>(entry: E): E {
  return { ...entry, id: newEntryId() };
}
