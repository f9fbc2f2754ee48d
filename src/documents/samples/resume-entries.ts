import { emptyValues } from '../fields.ts';
import { emptyResume } from '../resume/empty.ts';
import { ITEM, JOB, PERSON, STUDY } from '../resume/fields.ts';
import type {
  EducationEntry,
  EmploymentEntry,
  FurtherSection,
  FurtherSectionItem,
  Link,
  ResumeData,
} from '../resume/schema.ts';
import type { FurtherSectionKind } from '../resume/section-kinds.ts';

/** A person of the samples; addresses and telephone numbers are of the kinds that belong to nobody. */
export type SamplePerson = {
  firstName: string;
  lastName: string;
  title: string;
  email: string;
  phone: string;
  location: string;
  links?: readonly Link[];
  summary: string;
  employment: readonly SampleJob[];
  education: readonly SampleStudy[];
  skills: readonly string[];
  /** Further sections, by kind. */
  more: Partial<Record<FurtherSectionKind, readonly SampleItem[]>>;
};

/** Months as `YYYY-MM`; a job without an end is the current one. */
type SampleJob = {
  position: string;
  company: string;
  location: string;
  from: string;
  to?: string;
  points: readonly string[];
};
/** Either of one month, or from a month until another or today. */
type SampleItem = {
  title: string;
  subtitle?: string;
  month?: string;
  since?: string;
  until?: string;
  text?: string;
};
type SampleStudy = { degree: string; school: string; location: string; graduated: string; note?: string };

/** Fills a whole resume with the person's data. */
export function sampleResume(person: SamplePerson): ResumeData {
  const { summary, employment, education, skills, more, links = [], ...about } = person;
  return {
    ...emptyResume(),
    personalInfo: { ...emptyValues(PERSON), ...about, links: [...links] },
    summary,
    employment: employment.map(jobEntry),
    education: education.map(studyEntry),
    skills: [...skills],
    sections: FURTHER_KINDS.flatMap((kind) => furtherSection(kind, more[kind] ?? [])),
  };
}

function jobEntry({ from, to, points, ...job }: SampleJob, index: number): EmploymentEntry {
  return {
    ...emptyValues(JOB),
    id: `job-${index + 1}`,
    ...job,
    startDate: from,
    endDate: to ?? '',
    current: to === undefined,
    description: points.map((point) => `- ${point}`).join('\n'),
  };
}

function studyEntry({ graduated, note, ...study }: SampleStudy, index: number): EducationEntry {
  const id = `study-${index + 1}`;
  return { ...emptyValues(STUDY), id, ...study, graduationDate: graduated, description: note ?? '' };
}

/** The order in which further sections follow. */
const FURTHER_KINDS = [
  'projects',
  'publications',
  'awards',
  'certificates',
  'volunteering',
  'languages',
] as const;

function furtherSection(kind: FurtherSectionKind, items: readonly SampleItem[]): FurtherSection[] {
  if (items.length === 0) return [];
  return [
    {
      id: kind,
      kind,
      title: '',
      include: true,
      items: items.map((item, index) => ({ ...furtherItem(item), id: `${kind}-${index + 1}` })),
    },
  ];
}

function furtherItem({
  title,
  subtitle = '',
  month = '',
  since = '',
  until = month,
  text = '',
}: SampleItem): FurtherSectionItem {
  return {
    ...emptyValues(ITEM),
    title,
    subtitle,
    startDate: since,
    endDate: until,
    current: since !== '' && until === '',
    description: text,
  };
}
