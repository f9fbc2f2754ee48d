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

/** The same before its part is known. */
export type RawLine = TokenSpan & { from: number; to: number; text: string; afterBlank: boolean };
