import type { ParsedSectionKind } from '#documents/parser/parsed-resume.ts';

/** A date as far as it is printed. */
export type TrueDate = { year: number; month?: number };

export type TruePeriod = { start?: TrueDate; end?: TrueDate; current?: boolean };

export type TrueJob = { title: string; employer: string; place?: string; bullets: number } & TruePeriod;

export type TrueEducation = { degree: string; school: string } & TruePeriod;

/** What truly stands in a resume of the corpus, by field. */
export type Truth = {
  language: string;
  name: string;
  title?: string;
  emails: readonly string[];
  phones: readonly string[];
  location: string;
  links: readonly string[];
  jobs: readonly TrueJob[];
  education: readonly TrueEducation[];
  skills: readonly string[];
  /** Languages somebody speaks. */
  languages: readonly string[];
  certificates: readonly string[];
  /** Sections with a heading of their own, in no order. */
  sections: readonly ParsedSectionKind[];
};

/** A file of the corpus. */
export type Sample = {
  file: string;
  /** What wrote the file, as the table of results has it. */
  producer: string;
  layout: string;
  columns: 1 | 2;
  truth: Truth;
};
