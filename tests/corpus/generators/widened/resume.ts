import type { TrueEducation, TrueJob, Truth } from '../../truth.ts';
import type { ContactItem, Page } from './blocks.ts';
import { contactItems, contactLines, printedName } from './head.ts';
import { periodOf } from './dates.ts';
import { isProse, type Printed } from './entries.ts';
import { type Habits, habitsOf, type Wants } from './habits.ts';
import type { Person } from './person.ts';
import type { Random } from './random.ts';
import { sectionsOf } from './sections.ts';
import { wordsOf } from './words.ts';

export type PrintedStudy = { degree: string; school: string; dates: string };

/** Somebody's resume: as lines, as entries for what has fields of its own, and what is true of both. */
export type Resume = {
  person: Person;
  habits: Habits;
  page: Page;
  contact: readonly ContactItem[];
  jobs: readonly Printed[];
  studies: readonly PrintedStudy[];
  truth: Truth;
};

export function resumeOf(random: Random, someone: Person, wants: Wants = {}): Resume {
  const words = wordsOf(someone.language);
  const habits = habitsOf(random, someone, words, wants);
  const person = habits.several ? withSeveralRoles(someone) : someone;
  const undated =
    habits.without.includes('dates of a job') && person.jobs.length > 2 ? person.jobs.length - 1 : -1;
  const jobs = person.jobs.map((job, index) => {
    const { from, to, current } = index === undated ? {} : job;
    const habit = habits.otherDates && index % 3 === 1 ? habits.otherDates : habits.dates;
    const period = { ...(from && { start: from }), ...(to && { end: to }), ...(current && { current }) };
    return { ...job, period: periodOf(period, habit, words) };
  });
  const studies = person.studies.map(({ degree, school, from, to }, index) => {
    const ended = habits.studies === 'end-only' || (habits.without.includes('end of studies') && index > 0);
    const form = habits.dates.form === 'day' ? 'year' : habits.dates.form;
    const habit = { ...habits.dates, form, open: 'word' as const };
    return {
      degree,
      school,
      period: periodOf(ended ? { start: to } : { start: from, end: to }, habit, words),
    };
  });
  const printed = jobs.map(({ title, employer, place, points, period }) => {
    return { title, employer, place, points, dates: period.printed };
  });
  const courses = studies.map(({ degree, school, period }) => ({ degree, school, dates: period.printed }));
  const contact = contactItems(random, person, habits, words);
  const order = person.jobs.length > 0 ? habits.order : habits.order.filter((kind) => kind !== 'experience');
  const sections = order.flatMap((kind, index) =>
    sectionsOf(kind, { random, person, habits, words, jobs: printed, studies: courses, index }),
  );
  const name = printedName(person, habits);
  const truth: Truth = {
    language: person.language,
    name,
    ...(habits.headline && { title: person.headline }),
    emails: [person.email],
    phones: contact.flatMap(({ kind, text }) => (kind === 'phone' ? [text] : [])),
    location: contact.find(({ kind }) => kind === 'address')?.text ?? '',
    links: contact.flatMap(({ kind, text }) => (kind === 'link' ? [text] : [])),
    jobs: jobs.map(({ title, employer, place, points, period }): TrueJob => {
      return {
        title,
        employer,
        ...(habits.entries.withPlace && { place }),
        bullets: bulletsOf(points, habits),
        ...period.said,
      };
    }),
    education: studies.map(({ degree, school, period }): TrueEducation => {
      const { start, end } = period.said;
      const only = habits.studies === 'end-only';
      return { degree, school, ...(start && (only ? { end: start } : { start })), ...(end && { end }) };
    }),
    skills: order.includes('skills') ? person.skills : [],
    languages: order.includes('languages') ? person.tongues.map(tongueOf) : [],
    certificates: order.includes('certificates') ? person.certificates : [],
    sections: [...new Set(sections.map(({ kind }) => kind))],
  };
  const page: Page = {
    language: person.language,
    ...(habits.top && { top: habits.top }),
    name,
    ...(habits.headline && { headline: person.headline }),
    contact,
    contactLines: contactLines(contact, habits),
    sections,
    bullet: habits.bullet,
    ...(habits.foot && { foot: habits.foot === 'date' ? `${person.born.slice(-2)}.10.2024` : name }),
  };
  return { person, habits, page, contact, jobs: printed, studies: courses, truth };
}

/** Of what is said of a language, its name. */
export function tongueOf(said: string): string {
  return said
    .replace(/( -| –| —|,|:| :| \(| [A-C][12]| nivel| bom| alto| avançado| intermediário| podstawowy).*$/, '')
    .trim();
}

function bulletsOf(points: readonly string[], { entries }: Habits): number {
  if (['labelled', 'title-in-text'].includes(entries.arrangement)) return 0;
  if (entries.arrangement === 'date-at-first-bullet') return points.length;
  return isProse({ points }, entries) ? 0 : points.length;
}

/** Two or three jobs in a row at one employer. */
function withSeveralRoles(person: Person): Person {
  const [first] = person.jobs;
  const count = person.jobs.length > 3 ? 3 : 2;
  const jobs = person.jobs.map((job, index) =>
    first && index < count ? { ...job, employer: first.employer, place: first.place } : job,
  );
  return { ...person, jobs };
}
