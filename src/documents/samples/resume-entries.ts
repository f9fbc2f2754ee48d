import { emptyValues } from '../fields.ts';
import { emptyResume } from '../resume/empty.ts';
import { ITEM, JOB, STUDY } from '../resume/fields.ts';
import { PERSON } from '../resume/person-fields.ts';
import type {
  EducationEntry,
  EmploymentEntry,
  FurtherSection,
  FurtherSectionItem,
  Link,
  ResumeData,
} from '../resume/schema.ts';
import type { FurtherSectionKind } from '../resume/section-kinds.ts';
import { PLACED_SECTION, type CoreSection } from '../resume/setting-fields.ts';

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
  /** In one list, or by the names of their groups. */
  skills: readonly string[] | Readonly<Record<string, readonly string[]>>;
  /** Further sections, by kind. */
  more: Partial<Record<FurtherSectionKind, readonly SampleItem[]>>;
  /** Further sections under headings of the person's own. */
  own?: Readonly<Record<string, readonly SampleItem[]>>;
  /** What stands in the head beside contact, by its label. */
  facts?: Readonly<Record<string, string>>;
  /** Sections in an order of their own, by kind or number among `own`: `own-1`. */
  order?: readonly (CoreSection | FurtherSectionKind | `own-${number}`)[];
  settings?: Partial<ResumeData['settings']>;
};

/** Months as `YYYY-MM`; a job without an end is the current one. */
type SampleJob = {
  position: string;
  company: string;
  location: string;
  from: string;
  to?: string;
  points: readonly string[];
  /** What some employers ask about a job. */
  facts?: Readonly<Partial<Record<'hours' | 'pay' | 'supervisor', string>>>;
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
  const { summary, employment, education, skills, more, links = [], ...rest } = person;
  const { own = {}, facts = {}, order = [], settings = {}, ...about } = rest;
  const empty = emptyResume();
  return {
    ...empty,
    personalInfo: {
      ...emptyValues(PERSON),
      ...about,
      links: [...links],
      facts: Object.entries(facts).map(([label, value], index) => ({
        id: `fact-${index + 1}`,
        label,
        value,
      })),
    },
    summary,
    employment: employment.map(jobEntry),
    education: education.map(studyEntry),
    ...skillsOf(skills),
    settings: { ...empty.settings, ...settings },
    sections: [
      ...FURTHER_KINDS.flatMap((kind) => furtherSection(kind, more[kind] ?? [])),
      ...Object.entries(own).flatMap(([title, items], index) =>
        furtherSection('custom', items).map((section) => ({ ...section, id: `own-${index + 1}`, title })),
      ),
    ],
    order: order.map((id) => ({ ...emptyValues(PLACED_SECTION), id })),
  };
}

function skillsOf(skills: SamplePerson['skills']): Pick<ResumeData, 'skills' | 'skillGroups'> {
  if (isFlat(skills)) return { skills: [...skills], skillGroups: [] };
  return {
    skills: Object.values(skills).flat(),
    skillGroups: Object.entries(skills).map(([name, of], index) => ({
      id: `group-${index + 1}`,
      name,
      skills: [...of],
    })),
  };
}

function isFlat(skills: SamplePerson['skills']): skills is readonly string[] {
  return Array.isArray(skills);
}

function jobEntry({ from, to, points, facts, ...job }: SampleJob, index: number): EmploymentEntry {
  return {
    ...emptyValues(JOB),
    id: `job-${index + 1}`,
    ...job,
    ...facts,
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
