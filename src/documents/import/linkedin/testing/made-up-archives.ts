import { archiveOf, type ArchiveChance, type ArchiveRow } from './archive-files.ts';
import type { ExportLocale } from './locales/export-locale.ts';
import { LOCALES } from './locales.ts';

/*
 * Archives as LinkedIn's data export makes them, of people who do not exist: which files there are, what their columns
 * are called and in which form their dates are was taken down from exports of members, apart from the reader.
 */

/** What has to come out of an archive, row by row. */
export type ArchiveTruth = {
  name: [first: string, last: string];
  headline: string;
  email: string;
  jobs: {
    company: string;
    title: string;
    location: string;
    start: string;
    end: string;
    current: boolean;
    text: string;
  }[];
  studies: { school: string; degree: string; start: string; end: string }[];
  skills: string[];
  languages: [name: string, level: string][];
  certificates: { name: string; authority: string; date: string }[];
  projects: { title: string; start: string }[];
  honors: { title: string; date: string }[];
  volunteering: { company: string; role: string; start: string }[];
  publications: { name: string; publisher: string; date: string }[];
};

export type MadeUpArchive = { seed: number; locale: string; bytes: Uint8Array; truth: ArchiveTruth };

function random(seed: number): ArchiveChance {
  let state = (seed * 2654435761 + 12345) >>> 0;
  const next = () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 2 ** 32;
  };
  const below = (most: number) => Math.floor(next() * most);
  return { below, pick: (of) => of[below(of.length)]!, chance: (share) => next() < share };
}

export function madeUpArchive(seed: number): MadeUpArchive {
  const roll = random(seed);
  const name = Object.keys(LOCALES)[seed % 6] ?? 'en';
  const locale = LOCALES[name]!;
  const words = (of: keyof ExportLocale) => String(locale[of]).split('|');
  const pick = (of: keyof ExportLocale) => roll.pick(words(of));
  const months = locale.months.split(' ');
  const yearOnly = roll.chance(0.2);
  // Most exports have English dates, whatever else they are in.
  const date = (year: number, month: number) => ({
    written: yearOnly ? String(year) : `${months[month - 1]} ${year}`,
    read: yearOnly ? String(year) : `${year}-${String(month).padStart(2, '0')}`,
  });
  const text = () =>
    Array.from(
      { length: 1 + roll.below(3) },
      () => `${roll.chance(0.5) ? '• ' : ''}${pick('sentences')}`,
    ).join('\n');
  const count = (most: number) => roll.below(most + 1);
  const tables: Record<string, ArchiveRow[]> = {};
  const truth: ArchiveTruth = {
    name: [pick('first'), pick('last')],
    headline: `${pick('titles')} · ${pick('companies')}`,
    email: `person${seed}@example.org`,
    jobs: [],
    studies: [],
    skills: [],
    languages: [],
    certificates: [],
    projects: [],
    honors: [],
    volunteering: [],
    publications: [],
  };
  const add = (table: string, row: ArchiveRow) => (tables[table] = [...(tables[table] ?? []), row]);
  add('Profile', {
    'First Name': truth.name[0],
    'Last Name': truth.name[1],
    Headline: truth.headline,
    Summary: text(),
    Industry: 'Food',
    'Geo Location': pick('places'),
    'Twitter Handles': '[someone]',
    Websites: '[PORTFOLIO:https://someone.example/work]',
  });
  let year = 2026;
  for (let index = 0; index < 2 + count(4); index += 1) {
    const [start, end] = [date(year - 2, 1 + roll.below(12)), date(year, 1 + roll.below(12))];
    const current = index === 0 && roll.chance(0.5);
    const job = {
      company: pick('companies'),
      title: `${pick('titles')} ${index}`,
      location: pick('places'),
      text: roll.chance(0.8) ? text() : '',
    };
    add('Positions', {
      'Company Name': job.company,
      Title: job.title,
      Description: job.text,
      Location: job.location,
      'Started On': start.written,
      'Finished On': current ? '' : end.written,
    });
    truth.jobs.push({ ...job, start: start.read, end: current ? '' : end.read, current });
    year -= 3;
  }
  for (let index = 0; index < 1 + count(2); index += 1) {
    const study = { school: `${pick('schools')} ${index}`, degree: pick('degrees') };
    const [start, end] = [2000 + index, 2004 + index];
    add('Education', {
      'School Name': study.school,
      'Start Date': String(start),
      'End Date': String(end),
      Notes: roll.chance(0.3) ? text() : '',
      'Degree Name': study.degree,
    });
    truth.studies.push({ ...study, start: String(start), end: String(end) });
  }
  for (let index = 0; index < 2 + count(20); index += 1) {
    add('Skills', { Name: `${pick('titles')} skill ${index}` });
    truth.skills.push(tables.Skills!.at(-1)!.Name!);
  }
  for (const language of words('languages').slice(0, 1 + count(2))) {
    const level = pick('levels');
    add('Languages', { Name: language, Proficiency: level });
    truth.languages.push([language, level]);
  }
  for (let index = 0; index < count(3); index += 1) {
    const given = date(2015 + index, 1 + roll.below(12));
    const certificate = { name: `Certificate, No. ${index}`, authority: pick('companies') };
    add('Certifications', {
      Name: certificate.name,
      Url: 'https://cert.example/1',
      Authority: certificate.authority,
      'Started On': given.written,
      'License Number': `AB-${index}`,
    });
    truth.certificates.push({ ...certificate, date: given.read });
  }
  for (let index = 0; index < count(3); index += 1) {
    const start = date(2012 + index, 1 + roll.below(12));
    add('Projects', {
      Title: `Project ${index}`,
      Description: text(),
      Url: 'https://project.example',
      'Started On': start.written,
      'Finished On': start.written,
    });
    truth.projects.push({ title: `Project ${index}`, start: start.read });
  }
  for (let index = 0; index < count(2); index += 1) {
    const given = date(2011 + index, 1 + roll.below(12));
    add('Honors', { Title: `Prize ${index}`, Description: pick('sentences'), 'Issued On': given.written });
    truth.honors.push({ title: `Prize ${index}`, date: given.read });
  }
  for (let index = 0; index < count(2); index += 1) {
    const start = date(2010 + index, 1 + roll.below(12));
    const role = { company: pick('companies'), role: `${pick('titles')} (v${index})` };
    add('Volunteering', {
      'Company Name': role.company,
      Role: role.role,
      Cause: 'Health',
      'Started On': start.written,
      Description: pick('sentences'),
    });
    truth.volunteering.push({ ...role, start: start.read });
  }
  for (let index = 0; index < count(2); index += 1) {
    const given = date(2009 + index, 1 + roll.below(12));
    add('Publications', {
      Name: `On Bread, part ${index}`,
      'Published On': given.written,
      Description: pick('sentences'),
      Publisher: 'Press & Co.',
      Url: 'https://press.example',
    });
    truth.publications.push({ name: `On Bread, part ${index}`, publisher: 'Press & Co.', date: given.read });
  }
  add('Email Addresses', {
    'Email Address': 'old@example.org',
    Confirmed: 'Yes',
    Primary: 'No',
    'Updated On': '1/1/20, 9:00 AM',
  });
  add('Email Addresses', {
    'Email Address': truth.email,
    Confirmed: 'Yes',
    Primary: 'Yes',
    'Updated On': '1/1/24, 9:00 AM',
  });
  add('PhoneNumbers', { Extension: '', Number: '+44 113 496 0000', Type: 'Mobile' });
  return { seed, locale: name, bytes: archiveOf(tables, locale, roll), truth };
}
