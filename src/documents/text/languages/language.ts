import type { Season } from '../seasons.ts';
import type { FurtherSectionKind } from '../../resume/section-kinds.ts';

/** Sections whose heading is ours, not the person's. */
export type HeadedSection =
  'summary' | 'employment' | 'education' | 'skills' | Exclude<FurtherSectionKind, 'custom'>;

/** Everything a document says by itself, in one language. A further language is one more such file. */
export type Language = {
  /** The language's own name for itself, as a choice list shows it. */
  name: string;
  /** Short names as they stand before a year, January first: CLDR's abbreviated stand-alone forms. */
  months: readonly string[];
  /** Their whole names as they stand before a year, January first: CLDR's wide stand-alone forms. */
  longMonths: readonly string[];
  /** What stands between the number of a month and its year. */
  beforeYear: string;
  /** The end of a position still held. */
  present: string;
  /** As they stand before a year. */
  seasons: Readonly<Record<Season, string>>;
  /** A date that is still to come, such as that of a graduation. */
  expected: (date: string) => string;
  /** What stands before what some employers ask about a job. */
  job: { hours: string; pay: string; supervisor: string };
  /** What stands before the grade and the courses of an education. */
  study: { grade: string; courses: string };
  headings: Readonly<Record<HeadedSection, string>>;
  /** Heading of how to reach a person, where that stands in a side column. */
  contact: string;
  /** Heading of an own section that was given none. */
  untitledSection: string;
  /** What a file's title calls the document. */
  documents: { resume: string; letter: string };
  /** What stands where the person's name is missing. */
  nameless: string;
  /** What a photo shows where nobody has said it, for people who cannot see it; the name may be missing. */
  photo: (name: string) => string;
  /** What stands where a letter does not know its recipient. */
  letterFallbacks: { hiringManager: string; company: string };
  /** What a new letter says. Words in brackets are placeholders, with the same names in every language. */
  letterDefaults: { opening: string; body: string; closing: string; signature: string };
  /** A day as the head of a letter shows it. */
  longDate: (year: number, month: number, day: number) => string;
};
