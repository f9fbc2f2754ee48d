import type { AdPlace } from '#documents/ads/ad.ts';

/** A line of an ad, parted by the words that something was taken from. */
export type TakenFrom = { before: string; words: string; after: string };

/** So much of a line is shown on either side. */
const AROUND = 90;
const BULLET = /^[\s•·▪●○◦*–—-]+/u;

/** The line of the ad in which a place stands, with the words of that place told apart; cut between words where it is long. */
export function takenFrom(ad: string, { from, to }: AdPlace): TakenFrom {
  // As a text area has it, which places are of.
  const text = ad.replace(/\r\n?/gu, '\n');
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const end = text.indexOf('\n', to);
  return {
    before: endOf(text.slice(start, from).replace(BULLET, '')),
    words: text.slice(from, to),
    after: beginningOf(text.slice(to, end < 0 ? undefined : end).trimEnd()),
  };
}

function endOf(text: string): string {
  if (text.length <= AROUND) return text;
  const cut = text.slice(-AROUND);
  return `…${cut.slice(cut.indexOf(' ') + 1)}`;
}

function beginningOf(text: string): string {
  if (text.length <= AROUND) return text;
  const cut = text.slice(0, AROUND);
  const last = cut.lastIndexOf(' ');
  return `${last < 0 ? cut : cut.slice(0, last)}…`;
}
