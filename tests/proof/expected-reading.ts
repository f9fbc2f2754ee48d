import { fromResumeData } from '#documents/parser/from-data/from-resume-data.ts';
import type {
  ParsedFact,
  ParsedItem,
  ParsedResume,
  ParsedSkillGroup,
  ParsedValue,
  Period,
} from '#documents/parser/parsed-resume.ts';
import type { ResumeData } from '#documents/resume/schema.ts';

/** Every field of a resume that was printed, and what was read of it in its place, where those differ. */
export function misread(data: ResumeData, read: ParsedResume): string[] {
  const truth = fromResumeData(data);
  const faults: string[] = [];
  const same = (field: string, wanted: string, got: string) => {
    if (plain(wanted) !== plain(got)) faults.push(`${field}: “${wanted}” was read as “${got}”`);
  };
  const list = (field: string, wanted: readonly string[], got: readonly string[]) =>
    same(field, wanted.join(' ¦ '), got.join(' ¦ '));
  same('name', text(truth.name), text(read.name));
  same('title', text(truth.title), text(read.title));
  same('location', text(truth.location), text(read.location));
  list('emails', values(truth.emails), values(read.emails));
  list('phones', values(truth.phones), values(read.phones));
  list('links', values(truth.links).map(withoutScheme), values(read.links).map(withoutScheme));
  list('summary', values(truth.summary), values(read.summary));
  const { skills, skillGroups, languages } = asListed(truth);
  list('skills', skills, values(read.skills));
  list('groups of skills', skillGroups, read.skillGroups.map(groupText));
  same('preferred name', text(truth.preferredName), text(read.preferredName));
  // Where a side column is narrow, some stand under the name.
  list('facts', truth.facts.map(factText).sort(), read.facts.map(factText).sort());
  same('number of jobs', String(truth.jobs.length), String(read.jobs.length));
  truth.jobs.forEach((job, index) => {
    const got = read.jobs[index];
    same(`job ${index} title`, text(job.title), text(got?.title));
    same(`job ${index} employer`, text(job.employer), text(got?.employer));
    same(`job ${index} place`, text(job.place), text(got?.place));
    same(`job ${index} period`, dates(job.period), dates(got?.period));
    list(`job ${index} bullets`, values(job.bullets), values(got?.bullets ?? []));
    list(`job ${index} paragraphs`, values(job.paragraphs), values(got?.paragraphs ?? []));
  });
  same('number of studies', String(truth.education.length), String(read.education.length));
  truth.education.forEach((study, index) => {
    const got = read.education[index];
    same(`study ${index} degree`, text(study.degree), text(got?.degree));
    same(`study ${index} school`, text(study.school), text(got?.school));
    same(`study ${index} place`, text(study.place), text(got?.place));
    same(`study ${index} period`, dates(study.period), dates(got?.period));
    list(`study ${index} details`, values(study.details), values(got?.details ?? []));
  });
  items('language', languages, read.languages);
  items('certificate', truth.certificates, read.certificates);
  list(
    'headings',
    truth.others.map(({ heading }) => heading),
    read.others.map(({ heading }) => heading),
  );
  truth.others.forEach(({ kind, heading, items: wanted }, index) => {
    same(`kind of ${heading}`, kind, read.others[index]?.kind ?? '');
    items(heading, wanted, read.others[index]?.items ?? []);
  });
  return faults;

  function items(name: string, wanted: readonly ParsedItem[], got: readonly ParsedItem[]): void {
    same(`number of ${name}`, String(wanted.length), String(got.length));
    wanted.forEach((item, index) => {
      const own = got[index];
      same(`${name} ${index} title`, text(item.title), text(own?.title));
      same(`${name} ${index} subtitle`, text(item.subtitle), text(own?.subtitle));
      same(`${name} ${index} period`, dates(item.period), dates(own?.period));
      same(`${name} ${index} url`, withoutScheme(text(item.url)), withoutScheme(text(own?.url)));
      list(`${name} ${index} details`, values(item.details), values(own?.details ?? []));
    });
  }
}

/** A group called "Languages" is read as what somebody speaks, "English (fluent)" as a language and its level. */
function asListed({ skills, skillGroups, languages }: ParsedResume) {
  const isSpoken = ({ name }: ParsedSkillGroup) => name.value === 'Languages';
  const spoken = skillGroups.filter(isSpoken).flatMap((group) => values(group.skills));
  return {
    skills: values(skills).filter((skill) => !spoken.includes(skill)),
    skillGroups: skillGroups.filter((group) => !isSpoken(group)).map(groupText),
    languages: [...languages, ...spoken.map(languageOf)],
  };
}

function languageOf(skill: string): ParsedItem {
  const [, title = skill, subtitle] = /^(.+) \((.+)\)$/u.exec(skill) ?? [];
  const read = (value: string) => ({ value, confidence: 1, source: { snippet: value } });
  return { title: read(title), ...(subtitle && { subtitle: read(subtitle) }), details: [] };
}

function groupText({ name, skills }: ParsedSkillGroup): string {
  return `${name.value}: ${values(skills).join(', ')}`;
}

function factText({ kind, label, value }: ParsedFact): string {
  return [kind, text(label), value.value].join(' ');
}

/** Designs may print headings and names in capitals; a star before a note is no word of it. */
function plain(value: string): string {
  return value
    .toLowerCase()
    .replace(/(^|¦) ?\* /g, '$1 ')
    .replace(/\s+/g, ' ')
    .trim();
}

function text(read: ParsedValue | undefined): string {
  return read?.value ?? '';
}

function values(reads: readonly ParsedValue[]): string[] {
  return reads.map(({ value }) => value);
}

function dates(read: ParsedValue<Period> | undefined): string {
  if (!read) return '';
  const { start, end, current } = read.value;
  const season = (name: string | undefined) => (name === 'fall' ? 'autumn' : (name ?? ''));
  const one = (date: Period['start']) => (date ? `${date.year}-${date.month ?? season(date.season)}` : '');
  const from = one(start);
  return `${from}${from && !current && one(end) ? '..' : ''}${current ? '..' : one(end)}${read.value.expected ? ' expected' : ''}`;
}

function withoutScheme(url: string): string {
  return url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');
}
