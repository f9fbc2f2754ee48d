/* What a job ad asks for, as far as a machine can tell. */

/** From where to where in the text of the ad. */
export type AdPlace = { from: number; to: number };

export type RequirementKind = 'skill' | 'certificate' | 'degree' | 'years' | 'language';

/** A must, nice to have, or named only among duties, benefits and the like. */
export type Strength = 'must' | 'nice' | 'mentioned';

/** One thing that an ad asks for. */
export type Requirement = {
  kind: RequirementKind;
  /** As the ad writes it, at the place that decides its strength. */
  words: string;
  /** As people write it where it stands alone: "Degree", "JavaScript". */
  name: string;
  /** Where it stands, that place first. */
  places: readonly AdPlace[];
  strength: Strength;
  /** How often the ad names it. */
  count: number;
  /** Requirements of which one is enough share this. */
  oneOf?: string;
  /** The concept of our lists that it names, if any. */
  concept?: string;
  /** Of `years`: how many; absent where the ad says only that there have to be some. */
  years?: number;
  /** False where no list or pattern of ours knows it, and it can only be compared word by word. */
  understood: boolean;
};

/** Something an ad seems to say of the job: proposed with its place, never assumed. */
export type Proposal = { words: string; place: AdPlace };

/** Somebody whom the ad names to be written to or called; empty where it does not say. */
export type ProposedContact = { name: string; email: string; phone: string; place: AdPlace };

export const AD_LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'pl'] as const;
export type AdLanguage = (typeof AD_LANGUAGES)[number];

export type ReadAd = {
  /** Null where the ad is in a language that we do not read, or too short to tell: nothing is read then. */
  language: AdLanguage | null;
  title?: Proposal;
  employer?: Proposal;
  place?: Proposal;
  pay?: Proposal;
  deadline?: Proposal;
  /** In ads of whichever language. */
  contacts: readonly ProposedContact[];
  requirements: readonly Requirement[];
  /** Lines among the requirements of which nothing was read, and parts of lines where the rest was. */
  notUnderstood: readonly Proposal[];
};
