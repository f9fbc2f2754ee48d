import type {
  PartialDate,
  Period,
  ParsedValue,
  ParsedEducation,
  ParsedJob,
  ParsedResume,
  ParsedSection,
  ParsedSectionKind,
} from '#documents/parser/parsed-resume.ts';

/** A value that was read for certain. */
export function read(value: string, line?: number): ParsedValue {
  return { value, confidence: 1, source: { snippet: value, ...(line !== undefined && { line }) } };
}

/** `2019-03` or `2019`; "present" where it has not ended. */
export function readPeriod(start: string, end: string, snippet = `${start} - ${end}`): ParsedValue<Period> {
  const current = end === 'present';
  const value: Period = {
    ...(start && { start: dateOf(start) }),
    ...(end && !current && { end: dateOf(end) }),
    current,
  };
  return { value, confidence: 1, source: { snippet } };
}

function dateOf(text: string): PartialDate {
  const [year, month] = text.split('-').map(Number);
  return { year: year ?? 0, ...(month !== undefined && { month }) };
}

const BULLETS = [
  'Cut the waiting time at the counter by 30%',
  'Trained eight new cooks in two kitchens',
  'Planned the weekly menu for 120 guests a day',
];

export function aJob(title: string, employer: string, start: string, end: string): ParsedJob {
  return {
    ...(title && { title: read(title) }),
    ...(employer && { employer: read(employer) }),
    ...((start || end) && { period: readPeriod(start, end) }),
    bullets: BULLETS.map((text) => read(text)),
    paragraphs: [],
  };
}

export function aDegree(degree: string, school: string, start: string, end: string): ParsedEducation {
  return {
    ...(degree && { degree: read(degree) }),
    ...(school && { school: read(school) }),
    ...((start || end) && { period: readPeriod(start, end) }),
    details: [],
  };
}

export function aSection(kind: ParsedSectionKind, heading: string, text: string[], first = 0): ParsedSection {
  return {
    kind,
    ...(heading && { heading: read(heading, first) }),
    lines: { first, last: first + text.length },
    text: text.map((line, index) => read(line, first + 1 + index)),
  };
}

/** A resume without a fault, and what differs. */
export function aResume(different: Partial<ParsedResume> = {}): ParsedResume {
  return {
    language: 'en',
    name: read('Ana Silva', 0),
    title: read('Line Cook', 1),
    emails: [read('ana.silva@mail.com', 2)],
    phones: [read('(212) 664-7665', 2)],
    location: read('Boston, MA', 2),
    links: [read('linkedin.com/in/anasilva', 2)],
    facts: [],
    summary: [],
    jobs: [
      aJob('Line Cook', 'Harbor Grill', '2019-03', 'present'),
      aJob('Prep Cook', 'Corner Deli', '2016-05', '2019-02'),
    ],
    education: [aDegree('Associate of Culinary Arts', 'Bunker Hill College', '2014-09', '2016-05')],
    skills: [read('Menu planning'), read('Food safety')],
    skillGroups: [],
    languages: [],
    certificates: [],
    others: [],
    sections: [
      aSection('experience', 'Experience', ['Line Cook, Harbor Grill', 'Prep Cook, Corner Deli'], 3),
      aSection('education', 'Education', ['Associate of Culinary Arts'], 6),
      aSection('skills', 'Skills', ['Menu planning, Food safety'], 8),
    ],
    ...different,
  };
}
