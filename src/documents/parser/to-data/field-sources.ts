import type { ParsedFact, ParsedItem, ParsedResume, ParsedValue, Source } from '../parsed-resume.ts';
import type { ItemGroup } from './further-sections.ts';

/** Where in a file a field of the resume was read: its path in the data, and the places. */
export type FieldSource = { field: string; sources: readonly Source[] };

type Reads = readonly (ParsedValue<unknown> | undefined)[];

/** The places that the fields were read at, by the rules by which `toResumeData` fills them in. */
export function fieldSources(read: ParsedResume, groups: readonly ItemGroup[]): FieldSource[] {
  const fields: Record<string, Reads> = {
    ...personReads(read),
    summary: read.summary,
    skills: read.skills,
  };
  for (const [index, job] of read.jobs.entries()) {
    const path = `employment.${index}`;
    fields[`${path}.position`] = [job.title];
    fields[`${path}.company`] = [job.employer];
    fields[`${path}.location`] = [job.place];
    for (const name of ['startDate', 'endDate', 'current']) fields[`${path}.${name}`] = [job.period];
    fields[`${path}.description`] = [...job.paragraphs, ...job.bullets];
  }
  for (const [index, study] of read.education.entries()) {
    const path = `education.${index}`;
    fields[`${path}.degree`] = [study.degree];
    fields[`${path}.school`] = [study.school];
    fields[`${path}.location`] = [study.place];
    for (const name of ['startDate', 'graduationDate']) fields[`${path}.${name}`] = [study.period];
    fields[`${path}.description`] = study.details;
  }
  for (const [index, group] of read.skillGroups.entries()) fields[`skillGroups.${index}.name`] = [group.name];
  for (const [section, { items }] of groups.entries())
    for (const [index, item] of items.entries())
      Object.assign(fields, itemReads(item, `sections.${section}.items.${index}`));
  return Object.entries(fields).flatMap(([field, reads]) => {
    const sources = reads.flatMap((one) => (one ? [one.source] : []));
    return sources.length > 0 ? [{ field, sources }] : [];
  });
}

function personReads(read: ParsedResume): Record<string, Reads> {
  const { name, preferredName, title, emails, phones, location, links } = read;
  const single = {
    ...{ firstName: name, lastName: name, preferredName, title, location },
    ...{ email: emails[0], phone: phones[0] },
  };
  return Object.fromEntries([
    ...Object.entries(single).map(([field, one]) => [`personalInfo.${field}`, [one]] as const),
    ...links.map((link, index) => [`personalInfo.links.${index}.url`, [link]] as const),
    ...factReads(read),
  ]);
}

/** Facts as `personOf` has them: further addresses and numbers, and what has a label of its own. */
function factReads({ emails, phones, facts }: ParsedResume): (readonly [string, Reads])[] {
  const single = (kind: ParsedFact['kind']): Reads => [facts.find((one) => one.kind === kind)?.value];
  const further = [...emails.slice(1), ...phones.slice(1)].map((value) => ({ value, label: undefined }));
  const others = [...further, ...facts.filter(({ kind }) => kind === 'other')];
  return [
    ['personalInfo.pronouns', single('pronouns')],
    ['personalInfo.workPermit', single('work permit')],
    ...others.flatMap(({ label, value }, index) => [
      [`personalInfo.facts.${index}.label`, [label]] as const,
      [`personalInfo.facts.${index}.value`, [value]] as const,
    ]),
  ];
}

function itemReads(
  { title, subtitle, url, period, details }: ParsedItem,
  path: string,
): Record<string, Reads> {
  const months = ['startDate', 'endDate', 'current'].map((name) => [`${path}.${name}`, [period]] as const);
  return {
    [`${path}.title`]: [title],
    [`${path}.subtitle`]: [subtitle],
    [`${path}.url`]: [url],
    ...Object.fromEntries(months),
    [`${path}.description`]: details,
  };
}
