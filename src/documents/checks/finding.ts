import type { Source } from '../parser/parsed-resume.ts';

/** What weighs so much that it is never told on one look alone. */
export type Grave = 'fatal' | 'high';
export type Mild = 'medium' | 'low';
export type Severity = Grave | Mild;

/**
 * How it is known that a fault is in the file and not in our reading of it: it was measured there, stands there word for
 * word, was looked for in the whole text in vain, or is in a document that its writer has in fields.
 */
export type ProofKind = 'measured' | 'quoted' | 'searched' | 'written';

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
  /** That something is not there: a whole part, or a detail of one. In what is being written it may still come. */
  missing?: 'part' | 'detail';
  /** Of what is fatal or high: how it was made sure of. */
  proof?: ProofKind;
};

/** What could not be told: the file may be in order and our reading of it wrong. Neither scored nor passed. */
export type Doubt = {
  check: string;
  group: CheckGroup;
  area: Area;
  /** What we do not know, in one line. */
  title: string;
  /** What to look at, and how to tell. */
  lookAt: string;
  places: readonly Source[];
};

/** Something that was looked at and is in order; told so that a report also says what to leave alone. */
export type Passed = { check: string; group: CheckGroup; area: Area; title: string };

type Reference = NonNullable<Finding['reference']>;

/** What publishers of parsers say themselves. Only what stands on those pages is referred to them. */
export const GREENHOUSE: Reference = {
  title: 'Greenhouse: Unsuccessful resume parse',
  url: 'https://support.greenhouse.io/hc/en-us/articles/200989175-Unsuccessful-resume-parse-',
};

export const LEVER: Reference = {
  title: 'Lever: Understanding resume parsing',
  url: 'https://help.lever.co/hc/en-us/articles/20087345054749-Understanding-resume-parsing',
};

export const RCHILLI: Reference = {
  title: 'RChilli: Resume quality',
  url: 'https://docs.rchilli.com/kc/c_Rchilli_resume_parser_resume_quality.html',
};

export const RCHILLI_CODES: Reference = {
  title: 'RChilli: Resume quality schema',
  url: 'https://docs.rchilli.com/kc/resume%20parser%20schema/c_Resume_parser_schema_resume_quality.html',
};

export const DAXTRA: Reference = {
  title: 'Mercury: CV formats that suit the Daxtra parser',
  url: 'https://portal.wearemercury.com/knowledgebase/article/KA-01555/en-us',
};

export const isGrave = (severity: Severity): severity is Grave => severity === 'fatal' || severity === 'high';

/** From the worst to the mildest. */
export const SEVERITIES: readonly Severity[] = ['fatal', 'high', 'medium', 'low'];

/** The parts of a document that is being edited, as they are printed. */
const PARTS = ['personalInfo', 'summary', 'employment', 'education', 'skills', 'sections'];

/** The most severe first, then as they stand in the document; equals keep their order. */
export function byUrgency(findings: readonly Finding[]): Finding[] {
  return findings.toSorted(
    (a, b) =>
      SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) || byPlace(a.places[0], b.places[0]),
  );
}

/** What has no place is about the whole, and comes first. */
export function byPlace(a: Source | undefined, b: Source | undefined): number {
  if (a === undefined || b === undefined) return Number(a !== undefined) - Number(b !== undefined);
  return (a.line ?? -1) - (b.line ?? -1) || byField(a.field ?? '', b.field ?? '');
}

function byField(a: string, b: string): number {
  const [partsOfA, partsOfB] = [a.split('.'), b.split('.')];
  const byPart = PARTS.indexOf(partsOfA[0] ?? '') - PARTS.indexOf(partsOfB[0] ?? '');
  return byPart || Number(partsOfA[1] ?? 0) - Number(partsOfB[1] ?? 0) || 0;
}

/** What one check says of one fault; the rest of the finding is the check's own. */
export type FaultWords = Pick<Finding, 'title' | 'suggestion' | 'places'> &
  Partial<Pick<Finding, 'area' | 'why' | 'missing'>>;

/** What could not be told: neither a fault nor in order. Shown apart, and not scored. */
export type Unsure = Pick<Doubt, 'title' | 'lookAt' | 'places'> & { unsure: true; area?: Area };
