import { isAmongRequirements, type PartLine } from '../ad-line.ts';
import type { FoundRequirement, Reading } from '../reading.ts';
import { clauseAt, type Sentence, sentencesOf } from '../sentences.ts';
import {
  isCue,
  type ListName,
  listsOfTokens,
  readingsOfTokens,
  shapeOf,
  signOf,
  SIGNS,
} from './token-signs.ts';

/* What tells what a word of an ad is part of: the word, those around it, where it stands, and what the rules make of it. */

/** What is known of an ad's words before they are judged. */
type Signs = {
  reading: Reading;
  lists: readonly (readonly ListName[])[];
  readings: readonly (FoundRequirement | undefined)[];
  shapes: readonly string[];
};

/** A sentence's words from the first on: the features of each, and which of `SIGNS` stands before it. */
export type SentenceFeatures = {
  first: number;
  words: readonly (readonly string[])[];
  signs: readonly number[];
};

/** The features of each word of the sentences that are read, each a short text. */
export function featuresOf(
  lines: readonly PartLine[],
  found: readonly FoundRequirement[],
  reading: Reading,
): SentenceFeatures[] {
  const { tokens, reader } = reading;
  const signs: Signs = {
    reading,
    lists: listsOfTokens(reading),
    readings: readingsOfTokens(found, reading),
    shapes: tokens.map(({ written }) => shapeOf(written)),
  };
  const isRead = lines.map((line) => hasReading(line, signs));
  const headed = headedAs(lines);
  return lines.flatMap((line, at) => {
    const around = [at - 1, at + 1].map((other) => neighbour(lines[other], isRead[other], line)).join('');
    const part = `${line.part}${itemOf(line)}`;
    const ofLine = [
      `line:${String(isRead[at])}`,
      `around:${around}`,
      `ad:${headed}`,
      `ad:${headed}:${part}`,
      `at:${String(Math.floor((4 * line.first) / tokens.length))}:${headed}`,
    ];
    return sentencesOf(line, tokens, reader).map((sentence) => ({
      first: sentence.first,
      words: featuresOfWords([...featuresOfSentence(sentence, signs), ...ofLine], sentence, signs),
      signs: tokens
        .slice(sentence.first, sentence.end)
        .map(({ gap }) => Math.max(0, SIGNS.indexOf(signOf(gap)))),
    }));
  });
}

/** Whether anything is headed as asked for, and whether as a list: where nothing is, running text asks. */
function headedAs(lines: readonly PartLine[]): 'list' | 'text' | 'none' {
  const among = lines.filter(isAmongRequirements);
  if (among.length === 0) return 'none';
  return among.some(({ isItem }) => isItem) ? 'list' : 'text';
}

function hasReading({ first, end }: PartLine, { readings }: Signs): boolean {
  for (let at = first; at < end; at += 1) if (readings[at] !== undefined) return true;
  return false;
}

function neighbour(other: PartLine | undefined, isRead: boolean | undefined, line: PartLine): string {
  if (other === undefined) return '-';
  if (other.heading !== line.heading) return 'h';
  return isRead === true ? 'r' : 'n';
}

function featuresOfSentence(sentence: Sentence, { reading, lists, readings }: Signs): string[] {
  const { line, first, end } = sentence;
  const cues = new Set<ListName>();
  const kinds = new Set<string>();
  for (let at = first; at < end; at += 1) {
    for (const list of lists[at] ?? []) if (isCue(list)) cues.add(list);
    const read = readings[at];
    if (read !== undefined) kinds.add(read.kind);
  }
  return [
    `language:${reading.reader.language}`,
    `part:${line.part}${itemOf(line)}`,
    `asks:${String(sentence.asks)}`,
    `length:${bucketOf(end - first)}`,
    ...[...cues].map((cue) => `says:${cue}`),
    ...[...kinds].map((kind) => `holds:${kind}`),
  ];
}

const itemOf = ({ isItem }: PartLine): string => (isItem ? '*' : '');

/** Lengths and distances, the long ones taken together. */
function bucketOf(count: number): string {
  if (count < 4) return String(count);
  return count < 7 ? '6' : count < 13 ? '12' : count < 25 ? '24' : 'many';
}

function featuresOfWords(common: readonly string[], sentence: Sentence, signs: Signs): string[][] {
  let [cue, cueAt] = ['none', sentence.first];
  const words: string[][] = [];
  for (let at = sentence.first; at < sentence.end; at += 1) {
    const read = kindAt(at, signs);
    words.push([
      ...common,
      ...featuresOfWord(at, sentence, signs),
      ...featuresOfReading(at, sentence, signs),
      ...featuresOfLists(at, sentence, signs),
      `cue:${cue}`,
      `cue:${cue}:${bucketOf(at - cueAt)}`,
      `cue:${cue}:${read}`,
      `from:${bucketOf(at - sentence.first)}`,
      `to:${bucketOf(sentence.end - at)}`,
    ]);
    const last = (signs.lists[at] ?? []).findLast(isCue);
    if (last !== undefined) [cue, cueAt] = [last, at];
  }
  return words;
}

const OUTSIDE = '#';

function featuresOfWord(at: number, { first, end }: Sentence, { reading, shapes }: Signs): string[] {
  const { tokens, reader } = reading;
  const inside = (other: number) => other >= first && other < end;
  const wordAt = (other: number) => (inside(other) ? (tokens[other]?.word ?? OUTSIDE) : OUTSIDE);
  const shapeAt = (other: number) => (inside(other) ? (shapes[other] ?? OUTSIDE) : OUTSIDE);
  const [before2, before, word, after, after2] = [-2, -1, 0, 1, 2].map((by) => wordAt(at + by)) as [
    string,
    string,
    string,
    string,
    string,
  ]; // As many as there are numbers.
  const features = [
    `w:${word}`,
    `-1:${before}`,
    `+1:${after}`,
    `-2:${before2}`,
    `+2:${after2}`,
    `-1w:${before} ${word}`,
    `w+1:${word} ${after}`,
    `-2-1:${before2} ${before}`,
    `+1+2:${after} ${after2}`,
    `-1s:${before.slice(-3)}`,
    `+1s:${after.slice(-3)}`,
  ];
  for (let length = 3; length <= 6; length += 1)
    if (word.length > length) features.push(`p:${word.slice(0, length)}`, `s:${word.slice(-length)}`);
  // German begins each noun with a capital.
  const german = reader.language === 'de' ? 'de' : '';
  const shape = shapeAt(at);
  features.push(
    `shape:${german}${shape}${at === first ? '^' : ''}`,
    `shapes:${shapeAt(at - 1)} ${shape} ${shapeAt(at + 1)}`,
    `letters:${String(Math.min(9, word.length >> 1))}`,
  );
  return features;
}

function featuresOfReading(at: number, sentence: Sentence, signs: Signs): string[] {
  const { reading, readings, shapes, lists } = signs;
  const { line, asks } = sentence;
  const read = readings[at];
  const kind = kindAt(at, signs);
  const strength = clauseAt(at, sentence)?.strength ?? 'mentioned';
  const part = `${line.part}${itemOf(line)}`;
  const before = at === sentence.first ? '^' : signOf(reading.tokens[at]?.gap ?? '');
  const after = at + 1 >= sentence.end ? '$' : signOf(reading.tokens[at + 1]?.gap ?? '');
  const features = [
    `before:${before}`,
    `after:${after}`,
    `signs:${before} ${after}`,
    `read:${kind}`,
    `read:${kind}:${strength}`,
    `read:${kind}:${part}`,
    `read:${kind}:edge:${String(read?.first === at)}${String(read?.end === at + 1)}`,
    `read:${kind}:${shapes[at] ?? ''}`,
    `read:${kind}:words:${bucketOf(read === undefined ? 0 : read.end - read.first)}`,
    `read:${kind}:w:${reading.tokens[at]?.word ?? ''}`,
    `read:${kindAt(at - 1, signs)} ${kind} ${kindAt(at + 1, signs)}`,
    `read:${kind}:signs:${before} ${after}`,
    `read:${kind}:either:${String(read?.oneOf !== undefined)}`,
    `strength:${strength}`,
    `strength:${strength}:${part}:${String(asks)}`,
  ];
  if (read?.concept !== undefined) features.push(`concept:${read.concept}`);
  if ((lists[at] ?? []).length === 0)
    features.push('strange', `strange:${kind}:${part}`, `strange:${kind}:${shapes[at] ?? ''}`);
  return features;
}

/** What the rules read from a word, in short. */
function kindAt(at: number, { readings }: Signs): string {
  const read = readings[at];
  if (read === undefined) return '0';
  return `${read.kind}${read.understood ? '+' : ''}${read.concept === undefined ? '' : '='}`;
}

function featuresOfLists(at: number, { first }: Sentence, signs: Signs): string[] {
  const { lists } = signs;
  const kind = kindAt(at, signs);
  const of = (other: number) => lists[other] ?? [];
  return [
    ...of(at).flatMap((list) => [`in:${list}`, `in:${list}:${kind}`]),
    ...of(at - 1).flatMap((list) => [`-1in:${list}`, `-1in:${list}:${kind}`]),
    ...of(at + 1).flatMap((list) => [`+1in:${list}`, `+1in:${list}:${kind}`]),
    ...(at - 2 >= first ? of(at - 2).map((list) => `-2in:${list}`) : []),
  ];
}
