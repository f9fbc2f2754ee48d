import type { ParsedSectionKind } from '#documents/parser/parsed-resume.ts';
import { type Block, bold, bullet, gap, italic, line, run, type Section, textBlock } from './blocks.ts';
import { jobBlocks, type Printed } from './entries.ts';
import type { Habits } from './habits.ts';
import type { Person } from './person.ts';
import type { Random } from './random.ts';
import type { PrintedStudy } from './resume.ts';
import type { Words } from './words-type.ts';

export type Filling = {
  random: Random;
  person: Person;
  habits: Habits;
  words: Words;
  jobs: readonly Printed[];
  studies: readonly PrintedStudy[];
  /** The section's place in the order. */
  index: number;
};

/** A part of a resume; of jobs, sometimes two. */
export function sectionsOf(kind: ParsedSectionKind, filling: Filling): Section[] {
  const { habits, jobs, words, random } = filling;
  if (kind !== 'experience' || !habits.olderApart) return [sectionOf(kind, filling) ?? []].flat();
  const heading = headed(random.pick(words.other.split('|')), habits, filling.index);
  const older = jobBlocks(jobs.slice(2), habits.entries, words);
  return [
    sectionOf(kind, { ...filling, jobs: jobs.slice(0, 2) }) ?? [],
    { kind, heading, blocks: older },
  ].flat();
}

function sectionOf(kind: ParsedSectionKind, filling: Filling): Section | undefined {
  const { random, habits, words } = filling;
  const usual = random.pick(words.headings[kind] ?? ['']);
  const blocks = bodyOf(kind, filling);
  if (usual === '' || blocks.length === 0) return undefined;
  return { kind, heading: headed(usual, habits, filling.index), blocks };
}

function headed(usual: string, { headings }: Habits, index: number): string {
  switch (headings) {
    case 'plain':
      return usual;
    case 'upper':
      return usual.toUpperCase();
    case 'colon':
      return `${usual}:`;
    case 'numbered':
      return `${index + 1}. ${usual}`;
  }
}

function bodyOf(kind: ParsedSectionKind, filling: Filling): Block[] {
  const { person, habits, words, jobs, studies, random } = filling;
  switch (kind) {
    case 'summary':
      return [textBlock(run(person.summary))];
    case 'experience':
      return jobBlocks(jobs, habits.entries, words);
    case 'education':
      return studies.flatMap((study) => studyBlocks(study, habits));
    case 'skills':
      return listBlocks(person.skills, habits);
    case 'languages':
      return random.chance(0.5)
        ? [textBlock(run(person.tongues.join(', ').replaceAll(/ [-–—] /g, ' ')))]
        : person.tongues.map((tongue) => line([run(tongue)]));
    case 'certificates':
      return person.certificates.map((one) => bullet(one));
    case 'interests':
      return [textBlock(run(person.interests))];
    case 'references':
      return random.chance(0.4) ? [textBlock(run(words.more))] : refereeBlocks(person, random.chance(0.5));
    case 'volunteering':
      return [textBlock(run(random.pick(words.volunteering.split('|'))))];
    case 'awards':
      return words.award.split('|').map((one) => bullet(one));
    case 'projects':
      return words.project.split('|').map((one) => line([run(one)]));
    default:
      return [];
  }
}

function refereeBlocks({ referees }: Person, onLines: boolean): Block[] {
  return referees.flatMap(({ name, office, phone, email }) =>
    onLines
      ? [line([bold(name)]), line([run(office)]), line([run(phone)]), line([run(email)]), gap]
      : [line([run(`${name}, ${office}, ${phone}, ${email}`)])],
  );
}

function listBlocks(items: readonly string[], { skills }: Habits): Block[] {
  switch (skills) {
    case 'commas':
      return [textBlock(run(items.join(', ')))];
    case 'semicolons':
      return [textBlock(run(items.join('; ')))];
    case 'dots':
      return [textBlock(run(items.join(' • ')))];
    case 'bullets':
      return items.map((item) => bullet(item));
    case 'lines':
      return items.map((item) => line([run(item)]));
  }
}

function studyBlocks({ degree, school, dates }: PrintedStudy, { studies }: Habits): Block[] {
  switch (studies) {
    case 'degree-school':
      return [line([bold(degree)], [run(dates)]), line([run(school)])];
    case 'school-degree':
      return [line([bold(school)], [run(dates)]), line([italic(degree)])];
    case 'one-line':
      return [line([run(`${degree}, ${school}${dates && `, ${dates}`}`)])];
    case 'one-line-school-first':
      return [line([bold(school), run(` – ${degree}`)], [run(dates)])];
    case 'dates-first':
      return [line([run(`${dates}  ${degree}`)]), line([italic(school)])];
    case 'end-only':
      return [line([bold(degree), run(`, ${school} (${dates})`)])];
    case 'rail':
      return [{ kind: 'rail', rail: [dates], body: [line([bold(degree)]), line([run(school)])] }];
  }
}
