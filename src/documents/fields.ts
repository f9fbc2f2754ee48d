import { HIDDEN_LINES_MAX, LONG_TEXT_MAX } from './limits.ts';

/*
 * What the fields of a document are made of. Each kind of document lists its fields once (resume/fields.ts,
 * letter/fields.ts); its types, schema, empty entries, print, warnings, exchange formats and forms follow from that list.
 */

/** Sheet sizes a document can be set on. */
export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

/** What a field is in print. */
export type PrintRole =
  | 'name'
  /** A detail by which the person is reached, in the head of the page. */
  | 'contact'
  /** A further fact in the head of the page, such as a permit to work. */
  | 'fact'
  /** Parts of an entry, whichever list it stands in: of a job, title is the position and organization the company. */
  | 'title'
  | 'organization'
  | 'location'
  | 'start'
  | 'end'
  /** That it goes on: then there is no end. */
  | 'current'
  /** That its end is still to come. */
  | 'expected'
  /** What some employers ask about a job: hours a week, pay, and who led it. */
  | 'hours'
  | 'pay'
  | 'supervisor'
  | 'grade'
  | 'courses'
  | 'link'
  | 'text'
  | 'skill'
  /** What skills have in common, such as being languages. */
  | 'group'
  /** Heads a section that has something to say. */
  | 'heading'
  /** A line of a letter's address field. */
  | 'recipient'
  /** Stands where a letter's texts name it in brackets. */
  | 'placeholder'
  /** Has no words of its own: it says how others are printed, or whether. */
  | 'setting'
  /** Belongs to the photo, which is drawn where a design has a place for it, from bytes that stand beside the data. */
  | 'photo'
  /** Where it is on, the entry that it stands in is kept without being printed. */
  | 'hides'
  | 'not printed';

/** One field: a value that somebody types or chooses. */
export type Field = {
  /** What it is called on the form, and wherever else it is named: in a conflict, a warning, a line about undoing. */
  label: string;
  /** What the form asks, where that is no name for the field. */
  asks?: string;
  print: PrintRole;
  /** Its name in JSON Resume, which calls some of a job's fields otherwise than a project's (json-resume-parts.ts). */
  jsonResume?: string;
  required?: true;
  /** Whether it tells how to reach somebody, and by what. */
  contact?: 'email' | 'phone' | 'place' | 'link';
  /** The flag beside it that says whether it is printed. */
  switch?: string;
  since?: Since;
} & (
  | { kind: 'line'; default?: string }
  /** Long texts. `hiddenLines` names the list beside it that has its lines that are not printed (text/hidden-lines.ts). */
  | { kind: 'text'; default?: string; hiddenLines?: string }
  /** `month` is a month, a year or a season (text/dates.ts). */
  | { kind: 'address' | 'month' | 'id' }
  /** `YYYY-MM-DD`, or an ISO 8601 moment in UTC; empty where there is none. */
  | { kind: 'day' | 'moment' }
  /** The id of another document of the same person; null where there is none. */
  | { kind: 'document'; of: 'resume' | 'letter' }
  /** `#rrggbb`, or empty where none is chosen. */
  | { kind: 'color' }
  | { kind: 'language' | 'typeface'; default: string }
  /** `said` is what is the case where it is on, and where it is off. */
  | { kind: 'flag'; default: boolean; said?: readonly [on: string, off: string] }
  | { kind: 'choice'; choices: readonly string[]; default?: string }
  | { kind: 'number'; least: number; most: number; default: number }
  /** Any number of lines of the same meaning, such as skills. */
  | { kind: 'lines'; most: number }
);

/**
 * The version of the shape that first had it; missing of the first. A document that holds nothing in such parts is
 * written in the shape before (oldest-shape.ts), so that its PDF stays as it was.
 */
type Since = number;

/** Fields that belong together, such as those about the person. */
export type Group = {
  kind: 'group';
  label: string;
  fields: Fields;
  /** Where it is false, a tailored document keeps its own, whatever its base has. */
  follows?: false;
  /** Of fields that say nothing without each other: in a merge all of them are those of one side. */
  together?: true;
  since?: Since;
};

/** Whether a part is merged, and told, as one, whatever fields it has. */
export function isTogether(part: Part | undefined): boolean {
  return part?.kind === 'group' && part.together === true;
}

/** A list of entries with the same fields. */
export type List = {
  kind: 'list';
  label: string;
  /** What one entry is called. */
  entry: string;
  fields: Fields;
  most: number;
  switch?: string;
  jsonResume?: string;
  /** Each entry's id is that of something that stands elsewhere, and says where that has its place. */
  placesOthers?: true;
  /** Kept beside what is printed. */
  print?: 'not printed';
  since?: Since;
};

export type Part = Field | Group | List;
/** Fields by their names, in the order in which they are stored. */
export interface Fields {
  readonly [name: string]: Part;
}

/** Tells entries of a list apart while editing. */
export const ENTRY_ID = { kind: 'id', label: '', print: 'not printed' } as const satisfies Field;

/** That an entry is kept without being printed. */
export const HIDDEN = {
  kind: 'flag',
  label: 'Hidden',
  print: 'hides',
  default: false,
  said: ['Hidden', 'Shown'],
  since: 2,
} as const satisfies Field;

const HIDDEN_LINE = {
  at: { kind: 'number', label: 'Place', print: 'not printed', least: 0, most: LONG_TEXT_MAX, default: 0 },
  text: { kind: 'text', label: 'Hidden line', print: 'not printed' },
} as const satisfies Fields;

/** Lines of the long text beside it that are kept without being printed (text/hidden-lines.ts). */
export const HIDDEN_LINES = {
  kind: 'list',
  label: 'Hidden lines',
  entry: 'hidden line',
  fields: HIDDEN_LINE,
  most: HIDDEN_LINES_MAX,
  print: 'not printed',
  since: 2,
} as const satisfies List;

/** What a part of a document holds. */
export type ValueOf<P extends Part> = P extends { kind: 'group'; fields: infer Inner extends Fields }
  ? ValuesOf<Inner>
  : P extends { kind: 'list'; fields: infer Inner extends Fields }
    ? ValuesOf<Inner>[]
    : P extends { kind: 'choice'; choices: readonly (infer Choice)[] }
      ? Choice
      : P extends { kind: 'flag' }
        ? boolean
        : P extends { kind: 'number' }
          ? number
          : P extends { kind: 'lines' }
            ? string[]
            : P extends { kind: 'document' }
              ? number | null
              : string;

/** What fields hold, by their names; whatever else is in a document is kept. */
export type ValuesOf<F extends Fields> = { -readonly [Name in keyof F]: ValueOf<F[Name]> } & {
  [unknown: string]: unknown;
};

/** Values of fields that are looked up by name, whichever they are. */
export type Values = Readonly<Record<string, unknown>>;

/** Something as values by their names; what is no object has none. */
export function valuesIn(value: unknown): Values {
  // An object has texts for keys, and anything for values.
  return typeof value === 'object' && value !== null ? (value as Values) : {};
}

/** What fields hold before anybody has filled them in. */
export function emptyValues<const F extends Fields>(fields: F): ValuesOf<F> {
  const values = Object.entries(fields).map(([name, part]) => [name, emptyValue(part)]);
  // Every name of the table with the value of its kind: what `ValuesOf` says.
  return Object.fromEntries(values) as ValuesOf<F>;
}

/** What one part of a document holds before anybody has filled it in. */
export function emptyValue(part: Part): unknown {
  if (part.kind === 'group') return emptyValues(part.fields);
  if (part.kind === 'list' || part.kind === 'lines') return [];
  if (part.kind === 'document') return null;
  if ('default' in part) return part.default;
  return part.kind === 'choice' ? part.choices[0] : '';
}

/** Whether a field holds words that somebody wrote. */
export function holdsWords({ kind }: Part): boolean {
  return kind === 'line' || kind === 'text' || kind === 'address' || kind === 'lines';
}
