import type { TokenSpan } from './phrase-list.ts';
import type { AdPart } from './words/ad-words.ts';

/** A line of an ad, with the part of the ad that it belongs to. */
export type PartLine = TokenSpan & {
  from: number;
  to: number;
  part: AdPart | 'intro' | 'unknown';
  /** The how manieth heading it stands under. */
  heading: number;
  /** One of a list, and not running text. */
  isItem: boolean;
};

/** Whether it stands under what an applicant must have, or would be liked to have. */
export const isAmongRequirements = ({ part }: Pick<PartLine, 'part'>): boolean =>
  part === 'must' || part === 'nice';

/** The same before its part is known. */
export type RawLine = TokenSpan & { from: number; to: number; text: string; afterBlank: boolean };
