import type { Field, Fields } from '../fields.ts';
import type { FurtherSectionKind } from './section-kinds.ts';

/** How JSON Resume calls what our further sections hold. */
export type JsonResumePart = {
  kind: FurtherSectionKind;
  /** Its list at the top of the file. */
  list: string;
  /** What it calls those fields of an entry that each part calls otherwise; an empty name where it has none. */
  names: { title: string; subtitle: string; description: string };
  /** Its one date, of parts that have no beginning and end; those have no highlights either. */
  date?: string;
};

/** The standard's parts besides work, education and skills. A person's own sections have no home there. */
export const jsonResumeParts: readonly JsonResumePart[] = [
  {
    kind: 'projects',
    list: 'projects',
    names: { title: 'name', subtitle: 'entity', description: 'description' },
  },
  {
    kind: 'certificates',
    list: 'certificates',
    names: { title: 'name', subtitle: 'issuer', description: 'summary' },
    date: 'date',
  },
  {
    kind: 'languages',
    list: 'languages',
    names: { title: 'language', subtitle: 'fluency', description: 'summary' },
  },
  {
    kind: 'awards',
    list: 'awards',
    names: { title: 'title', subtitle: 'awarder', description: 'summary' },
    date: 'date',
  },
  {
    kind: 'volunteering',
    list: 'volunteer',
    names: { title: 'position', subtitle: 'organization', description: 'summary' },
  },
  {
    kind: 'publications',
    list: 'publications',
    names: { title: 'name', subtitle: 'publisher', description: 'summary' },
    date: 'releaseDate',
  },
];

/** The fields that JSON Resume has a name for: our name, the field, and the standard's name. */
export function jsonResumeFields(
  fields: Fields,
  names: Readonly<Record<string, string>> = {},
): [name: string, field: Field, jsonName: string][] {
  return Object.entries(fields).flatMap(([name, part]): [string, Field, string][] => {
    if (part.kind === 'group' || part.kind === 'list') return [];
    const jsonName = names[name] ?? part.jsonResume;
    return jsonName ? [[name, part, jsonName]] : [];
  });
}
