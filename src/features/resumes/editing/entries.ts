import { emptyValues } from '#documents/fields.ts';
import { ITEM, JOB, ROLE, SECTION, STUDY } from '#documents/resume/fields.ts';
import { FACT } from '#documents/resume/person-fields.ts';
import type {
  EducationEntry,
  EmploymentEntry,
  Fact,
  FurtherSection,
  FurtherSectionItem,
  Role,
} from '#documents/resume/schema.ts';
import type { FurtherSectionKind } from '#documents/resume/section-kinds.ts';
import { newEntryId } from '#editor/session/prepare-fields.ts';

export function emptyJob(): EmploymentEntry {
  return { ...emptyValues(JOB), id: newEntryId() };
}

export function emptyRole(): Role {
  return { ...emptyValues(ROLE), id: newEntryId() };
}

export function emptyEducation(): EducationEntry {
  return { ...emptyValues(STUDY), id: newEntryId() };
}

export function emptyFact(): Fact {
  return { ...emptyValues(FACT), id: newEntryId() };
}

export function emptyItem(): FurtherSectionItem {
  return { ...emptyValues(ITEM), id: newEntryId() };
}

/** A further section with the first of its entries, to be filled in. */
export function newSection(kind: FurtherSectionKind): FurtherSection {
  return { ...emptyValues(SECTION), id: newEntryId(), kind, items: [emptyItem()] };
}

/** Another entry that says the same. */
export function copyOfEntry<E extends { id: string }>(entry: E): E {
  return { ...entry, id: newEntryId() };
}

/** Another job that says the same, in roles of its own. */
export function copyOfJob(job: EmploymentEntry): EmploymentEntry {
  return { ...copyOfEntry(job), roles: job.roles.map(copyOfEntry) };
}

/** What a job and an earlier role at its employer both have. */
const ROLE_FIELDS = [
  'position',
  'startDate',
  'endDate',
  'current',
  'location',
  'description',
  'hiddenLines',
] as const;

/** The job with one of its earlier roles as the latest one, whose place that takes. */
export function withLatestRole(job: EmploymentEntry, index: number): EmploymentEntry {
  const role = job.roles[index];
  if (!role) return job;
  const latest = Object.fromEntries(ROLE_FIELDS.map((name) => [name, role[name]]));
  const earlier = Object.fromEntries(ROLE_FIELDS.map((name) => [name, job[name]]));
  // The same fields of the same kinds, and nothing else.
  return { ...job, ...latest, roles: job.roles.with(index, { ...role, ...earlier, hidden: false }) };
}
