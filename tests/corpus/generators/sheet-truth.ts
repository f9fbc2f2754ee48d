import type { ParsedSectionKind } from '#documents/parser/parsed-resume.ts';
import type { Truth, TruePeriod } from '../truth.ts';
import type { Month, Person } from './person.ts';
import { sheetOf, type Style } from './sheet.ts';

/** What a reader should find in the sheet. */
export function truthOf(person: Person, style: Style, contactHeaded: boolean): Truth {
  const { sections } = sheetOf(person, style);
  const period = ({ from, to }: { from?: Month; to?: Month }, running: boolean): TruePeriod => ({
    ...(from && { start: trueDate(from, style) }),
    ...(to && { end: trueDate(to, style) }),
    ...(running && from && !to && { current: true }),
  });
  const headed = sections.filter(({ heading }) => heading !== '').map(({ kind }) => kind);
  const shown = (kind: ParsedSectionKind) => sections.some((found) => found.kind === kind);
  return {
    language: person.language,
    name: person.name,
    ...(person.title && { title: person.title }),
    emails: [person.email],
    phones: [person.phone],
    location: person.location,
    links: person.links ?? [],
    jobs: person.jobs.map(({ title, employer, place, points = [], ...dates }) => ({
      title,
      employer,
      ...(place && style.place !== 'none' && { place }),
      bullets: points.length,
      ...period(dates, true),
    })),
    education: person.education.map(({ degree, school, from, to }) => ({
      degree,
      school,
      ...period({ from, to }, false),
    })),
    skills: shown('skills') ? (person.skills ?? []).flatMap(({ items }) => items) : [],
    languages: shown('languages') ? (person.languages ?? []).map(([language]) => language) : [],
    certificates: shown('certificates') ? (person.certificates ?? []).map(({ title }) => title) : [],
    sections: [...(contactHeaded ? (['contact'] as const) : []), ...headed],
  };
}

function trueDate(month: Month, { dates }: Style): { year: number; month?: number } {
  const [year, number] = month.split('-').map(Number);
  return { year: year ?? 0, ...(number !== undefined && dates.months !== 'years' && { month: number }) };
}
