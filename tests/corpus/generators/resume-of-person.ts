import { emptyValues } from '#documents/fields.ts';
import { ITEM, JOB, STUDY } from '#documents/resume/fields.ts';
import { PERSON } from '#documents/resume/person-fields.ts';
import { emptyResume } from '#documents/resume/empty.ts';
import type { FurtherSectionItem, ResumeData } from '#documents/resume/schema.ts';
import type { FurtherSectionKind } from '#documents/resume/section-kinds.ts';
import type { Item, Person } from './person.ts';

const bullets = (points: readonly string[] = [], text = '') =>
  [...(text ? [text] : []), ...points.map((point) => `- ${point}`)].join('\n');

/** What somebody of the corpus would have written in our own editor. */
export function resumeOfPerson(person: Person): ResumeData {
  const { email, phone, location, summary = '', title = '', language } = person;
  const at = person.name.lastIndexOf(' ');
  const [firstName, lastName] = [person.name.slice(0, at), person.name.slice(at + 1)];
  const links = (person.links ?? []).map((url) => ({
    label: '',
    url: url.startsWith('http') ? url : `https://${url}`,
  }));
  const empty = emptyResume();
  return {
    ...empty,
    personalInfo: { ...emptyValues(PERSON), firstName, lastName, title, email, phone, location, links },
    summary,
    employment: person.jobs.map((job, index) => ({
      ...emptyValues(JOB),
      id: `job-${index}`,
      position: job.title,
      company: job.employer,
      location: job.place ?? '',
      startDate: job.from,
      endDate: job.to ?? '',
      current: job.to === undefined,
      description: bullets(job.points, job.text),
    })),
    education: person.education.map((study, index) => ({
      ...emptyValues(STUDY),
      id: `study-${index}`,
      degree: study.degree,
      school: study.school,
      location: study.place ?? '',
      graduationDate: study.to?.includes('-') ? study.to : '',
      description: bullets(study.details),
    })),
    skills: (person.skills ?? []).flatMap(({ items }) => [...items]),
    settings: { ...empty.settings, language },
    sections: [
      ...further('projects', person.projects),
      ...further('certificates', person.certificates),
      ...further(
        'languages',
        person.languages?.map(([title, by]) => ({ title, by })),
      ),
      ...further('awards', person.awards),
      ...further('volunteering', person.volunteering),
      ...further('publications', person.publications),
    ],
  };
}

function further(kind: FurtherSectionKind, items: readonly Item[] = []): ResumeData['sections'] {
  if (items.length === 0) return [];
  const set = items.map(({ title, by = '', date = '', text = '' }, index): FurtherSectionItem => ({
    ...emptyValues(ITEM),
    id: `${kind}-${index}`,
    title,
    subtitle: by,
    location: '',
    url: '',
    startDate: '',
    endDate: date.includes('-') ? date : '',
    current: false,
    description: text,
  }));
  return [{ id: kind, kind, title: '', include: true, items: set }];
}
