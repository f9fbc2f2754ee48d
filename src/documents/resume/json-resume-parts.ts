import type { FurtherSectionKind } from './section-kinds.ts';

/** How JSON Resume calls what our further sections hold. */
export type JsonResumePart = {
  kind: FurtherSectionKind;
  /** Its list at the top of the file. */
  list: string;
  title: string;
  subtitle: string;
  /** Its one date, of parts that have no beginning and end; those have no highlights either. */
  date?: string;
  /** Its running text. */
  text: string;
};

/** The standard's parts besides work, education and skills. A person's own sections have no home there. */
export const jsonResumeParts: readonly JsonResumePart[] = [
  { kind: 'projects', list: 'projects', title: 'name', subtitle: 'entity', text: 'description' },
  {
    kind: 'certificates',
    list: 'certificates',
    title: 'name',
    subtitle: 'issuer',
    date: 'date',
    text: 'summary',
  },
  { kind: 'languages', list: 'languages', title: 'language', subtitle: 'fluency', text: 'summary' },
  { kind: 'awards', list: 'awards', title: 'title', subtitle: 'awarder', date: 'date', text: 'summary' },
  { kind: 'volunteering', list: 'volunteer', title: 'position', subtitle: 'organization', text: 'summary' },
  {
    kind: 'publications',
    list: 'publications',
    title: 'name',
    subtitle: 'publisher',
    date: 'releaseDate',
    text: 'summary',
  },
];
