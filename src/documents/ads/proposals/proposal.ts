import type { Proposal } from '../ad.ts';

/** The line of an ad with its place; markup of headings and pictures in front are left out. */
export type AdHeadLine = { words: string; from: number };

/** Words of the ad as a proposal, without blanks around them. */
export const proposal = (words: string, from: number): Proposal => {
  const lead = words.length - words.trimStart().length;
  const plain = words.trim();
  return { words: plain, place: { from: from + lead, to: from + lead + plain.length } };
};
