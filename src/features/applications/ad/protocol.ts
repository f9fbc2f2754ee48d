import type { AdPlace, ReadAd, Requirement, Proposal } from '#documents/ads/ad.ts';
import type { MatchCount, RequirementMatch } from '#documents/ads/match/match-ad.ts';
import type { PlainAd } from '#documents/ads/plain-ad.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import type { TextRow } from '#editor/variants/text-rows.ts';

/** What the worker that reads ads can be asked. */
export type AdCalls = {
  /** The text of what was pasted, without its markup. */
  plain(request: { pasted: string }): PlainAd;
  /** @param request `today` is the person's own, `YYYY-MM-DD` */
  read(request: { ad: string; today: string }): AdReading & { deadlineDay: string | null };
  match(request: MatchRequest): AdComparison;
};

/** What an ad asks for. All places are places of the very text that was given. */
export type AdReading = {
  ad: ReadAd;
  /** Whether only the beginning was read. */
  isCut: boolean;
  /** Whether there is too little of it to tell even its language. */
  isShort: boolean;
};

/** A resume beside an ad, and beside the one that it follows, where it follows one. */
export type MatchRequest = {
  ad: string;
  resume: ResumeData;
  base: ResumeData | null;
  today: { year: number; month: number };
};

/** Words of a resume that show a requirement, and the field that they stand in. */
export type EvidenceAt = {
  path: string;
  /** The line that they stand in, and the share of it before them. */
  line: string;
  share: number;
  words: string;
  sameWords: boolean;
  /** As the person calls the place: "your Acme job". */
  where: string;
};

/** What is not printed of the resume, or stands in its base alone, and can be brought in with one press. */
export type Offer = {
  words: string;
  sameWords: boolean;
  line: string;
  where: string;
} & (
  | { from: 'hidden'; path: string }
  | {
      from: 'base';
      /** Places that are named by ids, as everywhere where a document is compared with its base. */
      paths: readonly string[];
      /** Of a text or a list of texts: which part. */
      row: TextRow | null;
      /** What stands in its place here. */
      replaces: string | null;
    }
);

export type ComparedRequirement = {
  requirement: Requirement;
  state: RequirementMatch['state'];
  evidence: readonly EvidenceAt[];
  offer: Offer | null;
  /** Of a requirement in years: how many the jobs that are shown come to. */
  years?: number;
};

export type AdComparison = {
  reading: AdReading;
  rows: readonly ComparedRequirement[];
  must: MatchCount;
  nice: MatchCount;
  /** Lines of which nothing was read. */
  notUnderstood: readonly Proposal[];
  hasBase: boolean;
};

/** Whether a place is known: of markup some places are not. */
export const isKnownPlace = ({ from, to }: AdPlace): boolean => to > from;
