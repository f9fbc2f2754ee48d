import type { FurtherSectionKind } from '../resume/section-kinds.ts';
import type { Box } from './parsed-file.ts';

/* What the parser finds in a resume, field by field. */

/** Where a value was found. */
export type Source = {
  /** What stands there, as written. */
  snippet: string;
  /** Place in `ParsedFile.lines`; absent for a document that is being edited. */
  line?: number;
  box?: Box;
  /** The field of the document that is being edited, as `employment.0.position`. */
  field?: string;
};

/** A value that was read, how sure that is (0 to 1), and from where. */
export type ParsedValue<T = string> = { value: T; confidence: number; source: Source };

/** One of the details of an entry; `isBullet` where it stands behind a bullet. */
export type ParsedDetail = ParsedValue & { isBullet?: true };

/** A date as far as it is written. `season` stands where no month does. */
export type PartialDate = { year: number; month?: number; season?: string };

/** `expected` where the end is said to be still to come. */
export type Period = { start?: PartialDate; end?: PartialDate; current: boolean; expected?: true };

/** What else the head of a resume says of somebody; `other` are facts with a label of their own. */
export type ParsedFact = {
  kind: 'pronouns' | 'work permit' | 'other';
  label?: ParsedValue;
  value: ParsedValue;
};

/** Skills that stand together under a name. They are among those of the list of all. */
export type ParsedSkillGroup = { name: ParsedValue; skills: readonly ParsedValue[] };

/** One role somebody had; several at one employer follow each other, each with that employer. */
export type ParsedJob = {
  title?: ParsedValue;
  employer?: ParsedValue;
  place?: ParsedValue;
  period?: ParsedValue<Period>;
  /** One a bullet. */
  bullets: readonly ParsedValue[];
  /** What else is said of the job, a paragraph each. */
  paragraphs: readonly ParsedValue[];
};

export type ParsedEducation = {
  degree?: ParsedValue;
  school?: ParsedValue;
  place?: ParsedValue;
  period?: ParsedValue<Period>;
  details: readonly ParsedDetail[];
};

/** An entry of any other section: a project, a certificate, an award. */
export type ParsedItem = {
  title?: ParsedValue;
  subtitle?: ParsedValue;
  period?: ParsedValue<Period>;
  url?: ParsedValue;
  details: readonly ParsedDetail[];
};

export type ParsedSectionKind =
  | 'contact'
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'projects'
  | 'certificates'
  | 'languages'
  | 'awards'
  | 'volunteering'
  | 'publications'
  | 'interests'
  | 'references'
  /** Under a heading that we do not know. */
  | 'unknown';

export type ParsedSection = {
  kind: ParsedSectionKind;
  /** Where the heading is one that we do not know, and what stands under it has told the kind. */
  isGuessed?: true;
  /** Absent for what stands before the first heading. */
  heading?: ParsedValue;
  /** First and last line, heading included; absent for a document that is being edited. */
  lines?: { first: number; last: number };
  /** The text of the section without its heading, a line each. */
  text: readonly ParsedValue[];
};

/** What a machine makes of a resume, field by field. */
export type ParsedResume = {
  /** ISO 639-1, by what is written; empty where there is too little to tell. */
  language: string;
  name?: ParsedValue;
  /** What somebody is called by, which stands in brackets within the name. */
  preferredName?: ParsedValue;
  /** The line under the name that says what somebody is. */
  title?: ParsedValue;
  emails: readonly ParsedValue[];
  phones: readonly ParsedValue[];
  location?: ParsedValue;
  links: readonly ParsedValue[];
  facts: readonly ParsedFact[];
  summary: readonly ParsedValue[];
  jobs: readonly ParsedJob[];
  education: readonly ParsedEducation[];
  skills: readonly ParsedValue[];
  skillGroups: readonly ParsedSkillGroup[];
  /** Languages somebody speaks; the subtitle is the level. */
  languages: readonly ParsedItem[];
  certificates: readonly ParsedItem[];
  /** Entries of projects, awards, volunteering, publications and own sections. */
  others: readonly { kind: ParsedSectionKind; heading: string; items: readonly ParsedItem[] }[];
  sections: readonly ParsedSection[];
};

/** Sections that a resume of ours has of its own, under the same name as where files are read. */
const SHARED_KINDS = [
  'projects',
  'certificates',
  'languages',
  'awards',
  'volunteering',
  'publications',
] as const satisfies readonly (FurtherSectionKind & ParsedSectionKind)[];

type SharedKind = (typeof SHARED_KINDS)[number];

export function isSharedKind(kind: string): kind is SharedKind {
  return SHARED_KINDS.some((shared) => shared === kind);
}

/** An entry of any list, as it was read: each has some of these parts. */
type ParsedEntry = Partial<ParsedJob & ParsedEducation & ParsedItem>;
type TextPart = Exclude<keyof ParsedEntry, 'period' | 'url'>;

/** The parts of an entry that are texts, in the order of reading, and which of them are what somebody is called. */
const TEXT_PARTS: readonly (readonly [part: TextPart, kind: 'words' | 'name'])[] = [
  ['title', 'words'],
  ['degree', 'words'],
  ['subtitle', 'words'],
  ['employer', 'name'],
  ['school', 'name'],
  ['place', 'name'],
  ['bullets', 'words'],
  ['paragraphs', 'words'],
  ['details', 'words'],
];

/** The texts of an entry, in the order of reading. */
export function entryTexts(entry: ParsedEntry): readonly ParsedValue[] {
  return TEXT_PARTS.flatMap(([part]) => readsIn(entry, part));
}

/** What employers, schools and places are called in it. */
export function entryNames(entry: ParsedEntry): readonly ParsedValue[] {
  return TEXT_PARTS.flatMap(([part, kind]) => (kind === 'name' ? readsIn(entry, part) : []));
}

function readsIn(entry: ParsedEntry, part: TextPart): readonly ParsedValue[] {
  const found = entry[part] ?? [];
  return 'value' in found ? [found] : found;
}
