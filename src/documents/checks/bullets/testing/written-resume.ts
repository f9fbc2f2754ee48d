import type { ParsedItem, ParsedJob, ParsedResume, ParsedValue } from '#documents/parser/parsed-resume.ts';
import type { CheckInput } from '../../check-input.ts';

/** A resume in short, for tests. */
export type Written = {
  language?: string;
  title?: string;
  location?: string;
  contact?: readonly string[];
  summary?: string;
  jobs?: readonly WrittenJob[];
  skills?: readonly string[];
  schools?: readonly string[];
  certificates?: readonly string[];
};

export type WrittenJob = {
  title?: string;
  employer?: string;
  /** Years; a job without an end is the current one. */
  from?: number;
  to?: number;
  bullets?: readonly string[];
  paragraphs?: readonly string[];
};

const read = (value: string, field: string): ParsedValue => ({
  value,
  confidence: 1,
  source: { snippet: value, field },
});

/** The resume as it would be read. */
export function writtenResume(written: Written): ParsedResume {
  const {
    language = 'en',
    jobs = [],
    contact = [],
    summary,
    skills = [],
    schools = [],
    certificates = [],
  } = written;
  return {
    language,
    name: read('Robin Hale', 'name'),
    ...(written.title !== undefined && { title: read(written.title, 'title') }),
    ...(written.location !== undefined && { location: read(written.location, 'location') }),
    emails: [read('robin.hale@example.com', 'email')],
    phones: [read('+1 614 555 0113', 'phone')],
    links: [],
    facts: [],
    skillGroups: [],
    summary: summary === undefined ? [] : [read(summary, 'summary')],
    jobs: jobs.map(writtenJob),
    education: schools.map((school, index) => ({
      school: read(school, `education.${String(index)}.school`),
      details: [],
    })),
    skills: skills.map((skill, index) => read(skill, `skills.${String(index)}`)),
    languages: [],
    certificates: certificates.map((title): ParsedItem => ({
      title: read(title, 'certificates'),
      details: [],
    })),
    others: [],
    sections:
      contact.length === 0
        ? []
        : [{ kind: 'contact', text: contact.map((line, index) => read(line, `contact.${String(index)}`)) }],
  };
}

function writtenJob(job: WrittenJob, index: number): ParsedJob {
  const {
    title = 'Team Member',
    employer = 'Example Works',
    from = 2021,
    to,
    bullets = [],
    paragraphs = [],
  } = job;
  const field = `employment.${String(index)}`;
  return {
    title: read(title, `${field}.position`),
    employer: read(employer, `${field}.company`),
    period: {
      value: {
        start: { year: from, month: 1 },
        ...(to !== undefined && { end: { year: to, month: 6 } }),
        current: to === undefined,
      },
      confidence: 1,
      source: { snippet: `${String(from)}`, field: `${field}.startDate` },
    },
    bullets: bullets.map((text) => read(text, `${field}.description`)),
    paragraphs: paragraphs.map((text) => read(text, `${field}.description`)),
  };
}

/** What checks look at, for a resume in short. */
export function inputFor(written: Written, more: Partial<CheckInput> = {}): CheckInput {
  return { resume: writtenResume(written), today: { year: 2026, month: 11 }, ...more };
}

/** A single job that has these bullets: a past one. */
export const pastJob = (...bullets: readonly string[]): Written => ({
  jobs: [{ from: 2019, to: 2023, bullets }],
});

/** A single job that has these bullets: a current one. */
export const currentJob = (...bullets: readonly string[]): Written => ({ jobs: [{ from: 2019, bullets }] });
