import type { ParsedFile, TextLine } from '#documents/parser/parsed-file.ts';
import type { ParsedValue } from '#documents/parser/parsed-resume.ts';
import { bareText } from '../second-look/plain-text.ts';

/* Whether a word stands in the file as its writer wrote it: whole, and with all of its letters. */

/** More lines than a text of a resume has. */
const MOST_LINES = 12;
const UNREADABLE = /[\uFFFD\p{Co}\p{Cc}]/u;
/** Where so many lines lack letters, others do that were not seen. */
const MANY_BROKEN = 3;

const unsound = new WeakMap<ParsedFile, ReadonlySet<number>>();

/** Lines whose letters are not those of the page. */
function unsoundLines(file: ParsedFile): ReadonlySet<number> {
  const known = unsound.get(file);
  if (known) return known;
  const { brokenLigatures, letterSpaced, gluedWords, hiddenLines } = file.facts;
  const lines = new Set([...brokenLigatures, ...letterSpaced, ...gluedWords, ...hiddenLines]);
  unsound.set(file, lines);
  return lines;
}

const wholeOnes = new WeakMap<ParsedValue['source'], ReadonlySet<string>>();

/**
 * Words of a text that stand within a line which has lost none of its letters. At the end of a line and at the beginning
 * of the next one, a word may be half of one; a word that no line has was put together of two.
 */
export function wholeWords({ value, source }: ParsedValue, file: ParsedFile): ReadonlySet<string> {
  const known = wholeOnes.get(source);
  if (known) return known;
  const words = new Set<string>();
  const doubtful = new Set<string>();
  const lines = source.line === undefined ? [] : linesOf(value, source.line, file);
  const isBroken = file.facts.brokenLigatures.length >= MANY_BROKEN;
  for (const [at, { text, index }] of lines.entries()) {
    const isSound = !isBroken && !unsoundLines(file).has(index) && !UNREADABLE.test(text);
    const tokens = text.split(/\s+/).filter((token) => /\p{L}/u.test(token));
    for (const [place, token] of tokens.entries()) {
      const isHalf = (place === tokens.length - 1 && at < lines.length - 1) || (place === 0 && at > 0);
      (isSound && !isHalf ? words : doubtful).add(lettersOf(token));
    }
  }
  const whole = new Set([...words].filter((word) => !doubtful.has(word)));
  wholeOnes.set(source, whole);
  return whole;
}

/** The lines that the text was read from. */
function linesOf(value: string, first: number, { lines }: ParsedFile): readonly TextLine[] {
  const bare = bareText(value);
  const following = lines.slice(first + 1, first + MOST_LINES);
  const end = following.findIndex(({ text }) => !bare.includes(bareText(text)) || bareText(text) === '');
  return [...lines.slice(first, first + 1), ...(end === -1 ? following : following.slice(0, end))];
}

const lettersOf = (token: string): string =>
  (/\p{L}(?:.*\p{L})?/u.exec(token)?.[0] ?? '').replace(/['’]s$/u, '');
