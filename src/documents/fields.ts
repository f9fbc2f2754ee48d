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
  /** Parts of an entry, whichever list it stands in: of a job, title is the position and organization the company. */
  | 'title'
  | 'organization'
  | 'location'
  | 'start'
  | 'end'
  /** That it goes on: then there is no end. */
  | 'current'
  | 'link'
  | 'text'
  | 'skill'
  /** Heads a section that has something to say. */
  | 'heading'
  /** A line of a letter's address field. */
  | 'recipient'
  /** Stands where a letter's texts name it in brackets. */
  | 'placeholder'
  /** Has no words of its own: it says how others are printed, or whether. */
  | 'setting'
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
} & (
  | { kind: 'line' | 'text'; default?: string }
  | { kind: 'address' | 'month' | 'id' }
  | { kind: 'language' | 'typeface'; default: string }
  | { kind: 'flag'; default: boolean }
  | { kind: 'choice'; choices: readonly string[]; default?: string }
  | { kind: 'number'; least: number; most: number; default: number }
  /** Any number of lines of the same meaning, such as skills. */
  | { kind: 'lines'; most: number }
);

/** Fields that belong together, such as those about the person. */
export type Group = {
  kind: 'group';
  label: string;
  fields: Fields;
  /** Where it is false, a tailored document keeps its own, whatever its base has. */
  follows?: false;
};

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
};

export type Part = Field | Group | List;
/** Fields by their names, in the order in which they are stored. */
export interface Fields {
  readonly [name: string]: Part;
}

/** Tells entries of a list apart while editing. */
export const ENTRY_ID = { kind: 'id', label: '', print: 'not printed' } as const satisfies Field;

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
  if ('default' in part) return part.default;
  return part.kind === 'choice' ? part.choices[0] : '';
}

/** Whether a field holds words that somebody wrote. */
export function holdsWords({ kind }: Part): boolean {
  return kind === 'line' || kind === 'text' || kind === 'address' || kind === 'lines';
}
