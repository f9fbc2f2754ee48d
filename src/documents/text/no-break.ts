/**
 * Marks words that must not be broken at a line's end. Readers of PDFs, default pdftotext above all, delete a
 * hyphen there and put a blank where a word was broken, so that "end-to-end" comes back as something else.
 * The marks are private-use characters, which cleaning has removed from everything a person typed;
 * templates/lib/words.typ joins what stands between them. (Regular expressions there cost 2 ms a document.)
 */
export const WHOLE_FROM = '\ue000';
export const WHOLE_TO = '\ue001';
/** Where such a word could be broken at the end of a line. */
export const JOINT = '\ue002';

/** A mark without a shape that stops readers from deleting a hyphen at the very end of a text. */
const JOINER = '\u200d';

/** Longest run of letters that surely fits any column; longer ones are measured when they are set. */
const SHORT = 20;

/**
 * Runs of characters between blanks, of scripts that part words by blanks; a no-break space joins. The marks of
 * Chinese and Japanese are left to the rules for them, which know where a line may not begin or end.
 */
const RUN =
  /(?:[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u3000-\u303f\u30fb\u30fc\ufe30-\ufe4f\uff00-\uffef]|[ \u00a0])+/gu;

/** Korean parts words by blanks, though its syllables could part a line anywhere. */
const KOREAN = /\p{Script=Hangul}/u;

/**
 * A place after which Unicode's line breaking (UAX #14) may part a line: after a mark that neither opens anything nor
 * stands before one that closes, with something after it.
 */
const CAN_PART = /[^\p{L}\p{M}\p{N}\p{Ps}\p{Pi}.,:;'’"@#$&*+<=>\\^_`~\u00a0](?![\p{Pe}\p{Pf}.,:;!?/]|$)/u;

/** Those places, and the one before a dash that may begin a line. Signs that are made of several are left alone. */
const PARTS =
  /(?<=(?![\p{Ps}\p{Pi}.,:;'’"@#$&*+<=>\\^_`~])[\p{P}\p{Sm}\p{Sc}])(?![\p{M}\p{Pe}\p{Pf}.,:;!?/\u200d]|$)|(?<!^)(?=—)/gu;

/** One line of cleaned text with the words marked that must not be broken. */
export function markNoBreak(line: string): string {
  const marked = joinHyphened(line.split(' '))
    .map((unit) => unit.replace(RUN, markRun))
    .join(' ');
  return line.endsWith('-') ? marked + JOINER : marked;
}

/** "pre- and post-war": what ends with a hyphen stays with the word after it. */
function joinHyphened(words: readonly string[]): string[] {
  const units: string[] = [];
  let open: string[] = [];
  for (const word of words) {
    open.push(word);
    if (word.endsWith('-')) continue;
    units.push(open.join(' '));
    open = [];
  }
  if (open.length > 0) units.push(open.join(' '));
  return units;
}

function markRun(run: string): string {
  const noBreak = run.length > SHORT || CAN_PART.test(run) || KOREAN.test(run);
  return noBreak ? WHOLE_FROM + run.replace(PARTS, JOINT).replaceAll(' ', ` ${JOINT}`) + WHOLE_TO : run;
}

/** The same for every text in a model; addresses of links are no text. */
export function markNoBreakInAll<T>(value: T): T {
  // The shape stays as it was: only strings are exchanged for strings.
  return marked(value) as T;
}

function marked(value: unknown): unknown {
  if (typeof value === 'string') return markNoBreak(value);
  if (Array.isArray(value)) return value.map(marked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, key === 'href' || key === 'kind' ? part : marked(part)]),
  );
}
