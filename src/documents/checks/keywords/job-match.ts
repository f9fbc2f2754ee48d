import type { RequirementKind } from '#documents/ads/ad.ts';
import type { Source } from '#documents/parser/parsed-resume.ts';

/** Something the ad asks for, and where the resume shows it. */
export type Term = {
  /** As people write it; alternatives of which one is enough are one term. */
  term: string;
  kind: RequirementKind;
  /** As the ad writes it, each alternative for itself. */
  written: readonly string[];
  /** Other ways of writing it, which count as well. */
  aliases: readonly string[];
  /** Where it stands in the resume; none where it is missing. */
  places: readonly Source[];
  /** Listed among the skills and shown by no job, project or course. */
  inSkillsOnly: boolean;
};

export type TitleMatch = {
  /** As the ad has it; absent where it does not say. */
  wanted?: string;
  match: 'same' | 'near' | 'none' | 'unknown';
  places: readonly Source[];
};

/** A resume beside a job ad: what is asked for, and where it is shown. Counts and places, no verdict. */
export type JobMatch = {
  /** False for an ad in a language that we do not read, or too short to tell. */
  isRead: boolean;
  title: TitleMatch;
  required: readonly Term[];
  niceToHave: readonly Term[];
  /** Named among the duties, benefits and the like only. */
  mentioned: readonly Term[];
  /** What it asks for besides, in its own words: no count says anything of it. */
  notUnderstood: readonly string[];
};

/** Whether a term is nowhere in the resume. */
export const isMissing = ({ places }: Term): boolean => places.length === 0;
