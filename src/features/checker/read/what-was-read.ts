import type { ParsedValue, ParsedItem, ParsedResume, Source } from '#documents/parser/parsed-resume.ts';
import { LOW_CONFIDENCE_BELOW } from '#documents/parser/to-data/low-confidence.ts';
import { readTexts } from '../content/read-texts.ts';
import { periodText } from './period-text.ts';

/** One value of the form that software fills in from a resume. */
export type ShownField = {
  /** Its place in what was read, such as `jobs.0.title`. */
  path: string;
  label: string;
  text: string;
  sure: boolean;
  source: Source;
};

/** Something with parts of its own: a job, a degree, a project. */
export type ShownEntry = {
  path: string;
  title: string;
  fields: ShownField[];
  missing: string[];
  points: ShownField[];
};

/** A part of the form. `missing` names what every resume should have and this one has not, as far as was read. */
export type ShownGroup = {
  id: string;
  title: string;
  fields: ShownField[];
  missing: string[];
  entries: ShownEntry[];
  /** Short values that stand in a row. */
  tags: ShownField[];
};

/** What was read of a resume as a form to look through, in the order in which software asks. */
export function whatWasRead(resume: ParsedResume): ShownGroup[] {
  const { labels, groups } = readTexts;
  const contact = group('contact', groups.contact, {
    fields: [
      ...one('name', labels.name, resume.name),
      ...one('title', labels.title, resume.title),
      ...many('emails', labels.email, resume.emails),
      ...many('phones', labels.phone, resume.phones),
      ...one('location', labels.location, resume.location),
      ...many('links', labels.link, resume.links),
    ],
    missing: absent([
      [labels.name, resume.name],
      [labels.email, resume.emails[0]],
      [labels.phone, resume.phones[0]],
      [labels.location, resume.location],
    ]),
  });
  const all = [
    contact,
    group('summary', groups.summary, { fields: many('summary', '', resume.summary) }),
    group('jobs', groups.jobs, { entries: resume.jobs.map(jobEntry), required: true }),
    group('education', groups.education, { entries: resume.education.map(educationEntry), required: true }),
    group('skills', groups.skills, { tags: many('skills', '', resume.skills), required: true }),
    group('languages', groups.languages, { tags: resume.languages.flatMap(tagOf('languages')) }),
    group('certificates', groups.certificates, {
      entries: resume.certificates.map((item, at) => itemEntry(`certificates.${at}`, item)),
    }),
    ...resume.others.map(({ kind, heading, items }, at) =>
      group(`others.${at}`, heading || groups[kind], {
        entries: items.map((item, index) => itemEntry(`others.${at}.${index}`, item)),
      }),
    ),
    ...unknownParts(resume),
  ];
  return all.filter(
    ({ fields, entries, tags, missing }) => fields.length + entries.length + tags.length + missing.length > 0,
  );
}

/** Every field of the form, in its order. */
export function allFields(groups: readonly ShownGroup[]): ShownField[] {
  return groups.flatMap(({ fields, entries, tags }) => [
    ...fields,
    ...entries.flatMap((entry) => [...entry.fields, ...entry.points]),
    ...tags,
  ]);
}

type Parts = Partial<Pick<ShownGroup, 'fields' | 'missing' | 'entries' | 'tags'>> & { required?: boolean };

function group(
  id: string,
  title: string,
  { fields = [], missing, entries = [], tags = [], required }: Parts,
) {
  const isEmpty = fields.length + entries.length + tags.length === 0;
  return { id, title, fields, entries, tags, missing: missing ?? (required && isEmpty ? [title] : []) };
}

function jobEntry(job: ParsedResume['jobs'][number], at: number): ShownEntry {
  const path = `jobs.${at}`;
  const { labels, entryTitles } = readTexts;
  return {
    path,
    title: entryTitles.job(at + 1),
    fields: [
      ...one(`${path}.title`, labels.jobTitle, job.title),
      ...one(`${path}.employer`, labels.employer, job.employer),
      ...one(`${path}.period`, labels.dates, asText(job.period)),
      ...one(`${path}.place`, labels.place, job.place),
    ],
    missing: absent([
      [labels.jobTitle, job.title],
      [labels.employer, job.employer],
      [labels.dates, job.period],
    ]),
    points: [
      ...many(`${path}.paragraphs`, '', job.paragraphs),
      ...many(`${path}.bullets`, readTexts.labels.bullet, job.bullets),
    ],
  };
}

function educationEntry(entry: ParsedResume['education'][number], at: number): ShownEntry {
  const path = `education.${at}`;
  const { labels, entryTitles } = readTexts;
  return {
    path,
    title: entryTitles.education(at + 1),
    fields: [
      ...one(`${path}.degree`, labels.degree, entry.degree),
      ...one(`${path}.school`, labels.school, entry.school),
      ...one(`${path}.period`, labels.dates, asText(entry.period)),
      ...one(`${path}.place`, labels.place, entry.place),
    ],
    missing: absent([
      [labels.degree, entry.degree],
      [labels.school, entry.school],
    ]),
    points: many(`${path}.details`, '', entry.details),
  };
}

function itemEntry(path: string, item: ParsedItem): ShownEntry {
  const { labels } = readTexts;
  return {
    path,
    title: '',
    fields: [
      ...one(`${path}.title`, labels.itemTitle, item.title),
      ...one(`${path}.subtitle`, labels.itemSubtitle, item.subtitle),
      ...one(`${path}.period`, labels.dates, asText(item.period)),
      ...one(`${path}.url`, labels.link, item.url),
    ],
    missing: [],
    points: many(`${path}.details`, '', item.details),
  };
}

function tagOf(list: string) {
  return (item: ParsedItem, at: number): ShownField[] => {
    if (!item.title) return [];
    const level = item.subtitle ? ` (${item.subtitle.value})` : '';
    return one(`${list}.${at}`, '', { ...item.title, value: item.title.value + level });
  };
}

/** Sections under headings that software does not know: told, since what is in them is filed nowhere. */
function unknownParts({ sections }: ParsedResume): ShownGroup[] {
  return sections.flatMap(({ kind, heading, text }, at) =>
    kind === 'unknown' && text.length > 0
      ? [
          group(`unknown.${at}`, readTexts.unknownPart(heading?.value ?? ''), {
            fields: many(`unknown.${at}.text`, '', text),
          }),
        ]
      : [],
  );
}

function one(path: string, label: string, read: ParsedValue | undefined): ShownField[] {
  if (!read || read.value.trim() === '') return [];
  return [
    { path, label, text: read.value, sure: read.confidence >= LOW_CONFIDENCE_BELOW, source: read.source },
  ];
}

function many(path: string, label: string, reads: readonly ParsedValue[]): ShownField[] {
  return reads.flatMap((read, at) => one(`${path}.${at}`, label, read));
}

function asText(period: ParsedResume['jobs'][number]['period']): ParsedValue | undefined {
  return period && { ...period, value: periodText(period.value) };
}

function absent(wanted: readonly (readonly [label: string, read: object | undefined])[]): string[] {
  return wanted.flatMap(([label, read]) => (read ? [] : [label]));
}
