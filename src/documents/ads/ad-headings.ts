import type { PartLine, RawLine } from './ad-line.ts';
import type { AdReader } from './ad-reader.ts';
import { hasPhrase, phraseAt, phrasesIn, type TokenSpan } from './phrase-list.ts';
import type { Token } from './tokens.ts';
import type { AdPart } from './words/ad-words.ts';

/* Headings of an ad, and the part that each opens. */

/** What stands before an item of a list. */
export const BULLET =
  /^\s*(?:[•●▪◦‣✓✔➢►]|(?:[^\p{L}\p{N}\s("'„“«»¿¡#*[@$€£§]\S{0,2}|\*|[a-z\d]{1,2}[.)])\s)/u;
const LONGEST_HEADING = 80;
const MOST_WORDS = 12;
/** Words of a heading that goes on with text on its own line. */
const MOST_AHEAD = 9;
const MOST_SAID = 6;
const MOST_STRANGE = 10;
const LONGEST_LEAD_IN = 140;
/** Items of lists are no longer; what is longer is running text. */
export const LONGEST_ITEM = 150;

/** The part that a line opens, and the first token after the heading on the same line. */
export function headingOf(
  line: RawLine,
  before: RawLine | undefined,
  next: RawLine | undefined,
  tokens: readonly Token[],
  reader: AdReader,
): { part: PartLine['part']; rest: number } | undefined {
  const { text } = line;
  const opens =
    next !== undefined && (!next.afterBlank || BULLET.test(next.text) || next.text.length > LONGEST_ITEM);
  const isNumbered =
    /^\s*\d{1,2}[.)]\s/u.test(text) && line.afterBlank && opens && !isNumberedLike(text, next?.text);
  if (BULLET.test(text) && !/:\s*$/u.test(text) && !isPictured(text, before?.text, next?.text) && !isNumbered)
    return undefined;
  const colon = text.search(/:(?:\s|\*|$)/u);
  const said = colon < 0 ? saidAhead(line, tokens, reader) : undefined;
  if (said !== undefined) return said;
  const head = colon < 0 ? text : text.slice(0, colon);
  const restFrom = colon < 0 ? line.to : line.from + colon;
  const rest = firstFrom(tokens, line, restFrom);
  const endsLine = rest >= line.end;
  const words = rest - line.first;
  const opensList = endsLine && (colon >= 0 || (next !== undefined && BULLET.test(next.text)));
  if (head.length > (opensList ? LONGEST_LEAD_IN : LONGEST_HEADING)) return undefined;
  if (words > (opensList ? MOST_WORDS * 2 : MOST_WORDS)) return undefined;
  if (endsLine && colon < 0 && /[.,;]\s*$/u.test(head) && !opensList) return undefined;
  const known = partOf(tokens, { first: line.first, end: rest }, reader);
  const cued = known ?? partByCues(tokens, { first: line.first, end: rest }, reader);
  const standsAlone =
    endsLine && (line.afterBlank || /^\s*(?:#|\*\*)/u.test(text) || colon >= 0 || opensList || isLoud(head));
  if (known !== undefined) {
    if (standsAlone) return { part: known, rest };
    // "Must have: Java, SQL" and "ABOUT US: …" on one line; a sentence with a colon is none.
    return colon >= 0 && !endsLine && words <= MOST_AHEAD ? { part: known, rest } : undefined;
  }
  const isMarked = /[?:]\s*$|^#|^\*\*/u.test(text.trim());
  // A line between two lists ends the first.
  const parts =
    before !== undefined && BULLET.test(before.text) && next !== undefined && BULLET.test(next.text);
  const isStrange =
    (line.afterBlank || parts) &&
    standsAlone &&
    words <= MOST_STRANGE &&
    (isMarked || (opens && /^\s*[\p{Lu}¿¡]/u.test(text)));
  if (cued !== undefined && standsAlone && opensList) return { part: cued, rest };
  return isStrange ? { part: 'unknown', rest } : undefined;
}

/** "What we ask. A degree in …": a short sentence of a heading's words before a long text. */
function saidAhead(
  line: RawLine,
  tokens: readonly Token[],
  reader: AdReader,
): { part: AdPart; rest: number } | undefined {
  const stop = line.text.search(/[.?!]\s/u);
  if (stop < 0 || line.text.length - stop <= LONGEST_ITEM / 2) return undefined;
  const rest = firstFrom(tokens, line, line.from + stop);
  if (rest - line.first > MOST_SAID) return undefined;
  const span = { first: line.first, end: rest };
  const part = partOf(tokens, span, reader);
  return part !== undefined && isCovered(tokens, span, reader) ? { part, rest } : undefined;
}

/** Whether most words of a heading are words of headings. */
function isCovered(tokens: readonly Token[], span: TokenSpan, reader: AdReader): boolean {
  const taken = Math.max(
    ...reader.headings.map(([, list]) =>
      phrasesIn(list, tokens, span).reduce((sum, { first, end }) => sum + end - first, 0),
    ),
  );
  return taken * 2 >= span.end - span.first;
}

/** Of a heading that no list has, the words by which a sentence asks. */
function partByCues(tokens: readonly Token[], span: TokenSpan, reader: AdReader): AdPart | undefined {
  if (hasPhrase(reader.nice, tokens, span) || hasPhrase(reader.niceAhead, tokens, span)) return 'nice';
  return hasPhrase(reader.must, tokens, span) ? 'must' : undefined;
}

/** Whether both lines have a number in front: then they are of one list. */
const isNumberedLike = (text: string, next = ''): boolean => {
  const sign = (line: string) => /^\s*\d{1,2}[.)]\s/u.test(line);
  return sign(text) && sign(next);
};

/** Whether a line begins with a picture of its own: those of a list are all the same. */
function isPictured(text: string, before = '', next = ''): boolean {
  const picture = (line: string) => /^\s*(\p{Extended_Pictographic})/u.exec(line)?.[1];
  const own = picture(text);
  return own !== undefined && own !== picture(before) && own !== picture(next);
}
const isLoud = (head: string): boolean => head === head.toUpperCase() && /\p{Lu}{4}/u.test(head);

function firstFrom(tokens: readonly Token[], { first, end }: TokenSpan, from: number): number {
  let at = first;
  while (at < end && (tokens[at]?.from ?? Infinity) < from) at += 1;
  return at;
}

/** The part whose words cover most of the heading; of two, the one named here first. */
function partOf(tokens: readonly Token[], { first, end }: TokenSpan, reader: AdReader): AdPart | undefined {
  const covering = reader.headings.map(([part, list]) => {
    let letters = 0;
    for (let at = first; at < end; at += 1) {
      const taken = phraseAt(list, tokens, at, end);
      const length = taken === 0 ? 0 : (tokens[at + taken - 1]?.to ?? 0) - (tokens[at]?.from ?? 0);
      letters = Math.max(letters, length);
    }
    return { part, letters };
  });
  const nice = covering.find(({ part }) => part === 'nice')?.letters ?? 0;
  const other = covering
    .filter(({ part }) => part !== 'nice' && part !== 'must')
    .map(({ letters }) => letters);
  // "Not required, but welcome": what would be nice to have is told by what asks for nothing.
  if (nice > 0 && nice >= Math.max(...other)) return 'nice';
  const best = covering.reduce((one, other) => (other.letters > one.letters ? other : one));
  return best.letters > 0 ? best.part : undefined;
}
