import type { Source } from '../readback/read-resume.ts';

export type Severity = 'fatal' | 'high' | 'medium' | 'low';

export type CheckGroup =
  | 'file'
  | 'text-layer'
  | 'layout'
  | 'contact'
  | 'sections'
  | 'entries'
  | 'dates'
  | 'bullets'
  | 'language'
  | 'keywords'
  | 'sensitive'
  | 'placeholders';

/** Where a finding belongs on screen and in the score of a section. */
export type Area = 'document' | 'contact' | 'summary' | 'experience' | 'education' | 'skills' | 'further';

/** Something a check found. The same input always gives the same findings, in the same order. */
export type Finding = {
  /** Stable, as `bullets/weak-start`. */
  check: string;
  group: CheckGroup;
  area: Area;
  severity: Severity;
  /** What was found, in plain words and one line, with the figures or words in question. */
  title: string;
  /** Why it matters, without claims that have no source. */
  why: string;
  /** Where that was found. */
  reference?: { title: string; url: string };
  /** What to do about it, concretely. */
  suggestion: string;
  places: readonly Source[];
};

/** Something that was looked at and is in order; told so that a report also says what to leave alone. */
export type Passed = { check: string; group: CheckGroup; area: Area; title: string };
