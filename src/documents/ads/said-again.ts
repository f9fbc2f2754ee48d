import { hasPhrase, phraseAt } from './phrase-list.ts';
import type { FoundRequirement, Reading } from './reading.ts';

/* "Basic Life Support (BLS)": what a bracket says once more, in short or in full, is one thing asked for. */

/** A bracket that says the same again stands right behind what it says again, and is short. */
const LONGEST_AGAIN = 2;
const FARTHEST = 1;
const LONGEST_BRACKET = 12;

/** The requirement that another one in brackets says again. */
export function saidBefore(
  again: FoundRequirement,
  all: readonly FoundRequirement[],
  reading: Reading,
): FoundRequirement | undefined {
  const { tokens } = reading;
  const paper = paperBefore(again, all, reading);
  if (paper !== undefined) return paper;
  if (again.end - again.first > LONGEST_AGAIN || !/[([]/u.test(tokens[again.first]?.gap ?? ''))
    return undefined;
  const before = all.findLast(
    ({ first, end }) => first < again.first && end <= again.first && again.first - end <= FARTHEST,
  );
  if (before === undefined) return undefined;
  // A short form of another kind that no list has is another thing: "Payroll Leadership (PLP)" is a paper.
  if (before.kind !== again.kind)
    return again.concept !== undefined && areInitials(again, before, reading) ? before : undefined;
  const isSame = before.concept !== undefined && before.concept === again.concept;
  return isSame || areInitials(again, before, reading) ? before : undefined;
}

/** "Reach truck licence (RTITB, ITSSAR)", "(categories R1 and R2)": a paper by its number, its class or by who gave it. */
function paperBefore(
  { kind, first, end, concept }: FoundRequirement,
  all: readonly FoundRequirement[],
  { tokens, reader }: Reading,
): FoundRequirement | undefined {
  // What a list knows is a paper of its own, and so is what is wished for by itself: "(CPA preferred)".
  if (kind !== 'certificate' || concept !== undefined) return undefined;
  const opens = bracketBefore(first, tokens);
  if (opens === undefined) return undefined;
  const bracket = { first: opens, end: bracketEnd(end, tokens) };
  if (hasPhrase(reader.nice, tokens, bracket) || hasPhrase(reader.must, tokens, bracket)) return undefined;
  return all.findLast(
    (each) =>
      each.kind === 'certificate' && each.first < opens && each.end <= opens && opens - each.end < FARTHEST,
  );
}

/** Where the brackets end that a word stands in. */
function bracketEnd(within: number, tokens: Reading['tokens']): number {
  for (let at = within; at < within + LONGEST_BRACKET; at += 1) {
    if (/[)\]]/u.test(tokens[at]?.gap ?? ')')) return at;
  }
  return within;
}

/** The first word within the brackets that a word stands in, where they are short. */
function bracketBefore(within: number, tokens: Reading['tokens']): number | undefined {
  for (let at = within; at > within - LONGEST_BRACKET; at -= 1) {
    const gap = tokens[at]?.gap ?? '';
    if (/[([]/u.test(gap)) return at;
    if (/[)\]]/u.test(gap)) return undefined;
  }
  return undefined;
}

/** Whether the letters of a short form are what the words before it begin with; small words may be left out. */
function areInitials(
  { first, end }: FoundRequirement,
  before: FoundRequirement,
  { tokens, reader }: Reading,
): boolean {
  const short = tokens[first];
  if (short === undefined || end - first > 1 || !/^\p{Lu}[\p{L}]*\p{Lu}$/u.test(short.written)) return false;
  const letters = [...short.word];
  let at = first - 1;
  for (; letters.length > 0 && at >= before.first; at -= 1) {
    const word = tokens[at]?.word ?? '';
    if (word.startsWith(letters.at(-1) ?? '')) letters.pop();
    else if (phraseAt(reader.fillers, tokens, at, at + 1) + phraseAt(reader.and, tokens, at, at + 1) === 0)
      return false;
  }
  return letters.length === 0;
}
