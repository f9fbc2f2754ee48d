import type { Fields, PrintRole, Values } from '../fields.ts';

/**
 * What an entry says, by what its fields are in print: so that jobs, courses and entries of further sections are set,
 * found and read alike.
 */
export type EntryWords = {
  title: string;
  organization: string;
  location: string;
  link: string;
  startDate: string;
  endDate: string;
  current: boolean;
  expected: boolean;
  hours: string;
  pay: string;
  supervisor: string;
  grade: string;
  courses: string;
  text: string;
};

export function entryWords(fields: Fields, entry: Values): EntryWords {
  const said = (role: PrintRole) => {
    const value = entry[nameOf(fields, role) ?? ''];
    return typeof value === 'string' ? value : '';
  };
  const flag = (role: PrintRole) => entry[nameOf(fields, role) ?? ''] === true;
  return {
    title: said('title'),
    organization: said('organization'),
    location: said('location'),
    link: said('link'),
    startDate: said('start'),
    endDate: said('end'),
    current: flag('current'),
    expected: flag('expected'),
    hours: said('hours'),
    pay: said('pay'),
    supervisor: said('supervisor'),
    grade: said('grade'),
    courses: said('courses'),
    text: said('text'),
  };
}

/** Where in a document an entry says something: the path of its field with that role in print. */
export function pathOf(path: string, fields: Fields, role: PrintRole): string {
  return `${path}.${nameOf(fields, role) ?? role}`;
}

function nameOf(fields: Fields, role: PrintRole): string | undefined {
  return Object.entries(fields).find(([, part]) => 'print' in part && part.print === role)?.[0];
}
