import { emptyLetter } from '#documents/letter/empty.ts';
import type { LetterData } from '#documents/letter/schema.ts';
import { filledFields } from '#documents/filled-fields.ts';
import { holdsWords, type Paper } from '#documents/fields.ts';
import { LETTER } from '#documents/letter/fields.ts';
import type { ParsedFile, TextLine } from '#documents/parser/parsed-file.ts';
import { countWords, WORD, wordsOf } from '#documents/parser/to-data/same-words.ts';
import { onceEach, countUnplaced } from '#documents/parser/to-data/unplaced.ts';
import type { UnplacedWords } from '#documents/resume/read-notes.ts';
import { isAside, isPerson, readHead, type HeadLine } from './letter-head.ts';
import { besideEachOther, downThePage } from './letter-lines.ts';
import { FAREWELL, FAREWELL_MOST, GREETING_MOST, GREETINGS } from './letter-words.ts';

/** A letter that was read, and its words that no field could take. */
export type ReadLetter = {
  data: LetterData;
  unplaced: readonly UnplacedWords[];
  words: { total: number; placed: number };
};

/** Makes the fields of a letter of the lines of a file: by its greeting and its farewell, what stands around and between. */
export function readLetter(file: ParsedFile, paper: Paper = 'a4'): ReadLetter {
  const hidden = new Set(file.facts.hiddenLines);
  const lines = downThePage(
    file.lines.filter(
      (line) => line.region !== 'footer' && !hidden.has(line.index) && line.text.trim() !== '',
    ),
  );
  const greeting = greetingOf(lines);
  const farewell = lines.findLastIndex(
    ({ text }, at) => at > greeting.at && FAREWELL.test(text.trim()) && text.length <= FAREWELL_MOST,
  );
  const end = farewell < 0 ? lines.length : farewell;
  const below = farewell < 0 ? [] : lines.slice(farewell + 1).map(({ text }) => text.trim());
  const signed = below.slice(0, 2).find(isPerson) ?? '';
  const headEnd = greeting.at < 0 ? greeting.begins : greeting.at;
  const head = besideEachOther(lines.slice(0, headEnd));
  const { sender, recipient } = readHead(head.map(headLine), signed, greeting.text);
  const paragraphs = paragraphsOf(lines.slice(greeting.begins, end), file.kind);
  const body = greeting.rest === '' ? paragraphs : [greeting.rest, ...paragraphs];
  // The last paragraph is what a letter ends with; where there is but one, it is what it says.
  const closing = body.length > 1 ? (body.at(-1) ?? '') : '';
  const empty = emptyLetter(paper);
  const data: LetterData = {
    ...empty,
    personalInfo: { ...sender, ...contactBelow(sender, below) },
    recipient,
    content: {
      opening: greeting.text,
      body: (closing === '' ? body : body.slice(0, -1)).join('\n\n'),
      closing,
      signature: farewell < 0 ? '' : (lines[farewell]?.text.trim() ?? ''),
    },
    settings: { ...empty.settings, ...(greeting.language !== '' && { language: greeting.language }) },
  };
  const greeted = lines.slice(headEnd, greeting.begins);
  const unplaced = leftOver([...head, ...greeted], lines.slice(greeting.begins), data);
  const total = lines.reduce((sum, { text }) => sum + wordsOf(text).length, 0);
  return { data, unplaced, words: { total, placed: Math.max(0, total - countUnplaced(unplaced)) } };
}

type Greeting = {
  at: number;
  begins: number;
  text: string;
  rest: string;
  language: LetterData['settings']['language'] | '';
};

/** The line that greets, and what of it goes on into the text; without one, the text begins at the first long line. */
function greetingOf(lines: readonly TextLine[]): Greeting {
  const found = lines.flatMap(({ text }, at) => {
    const line = text.trim();
    // "Beste Grüße" ends one letter as "Beste Sanne" begins another.
    const language = FAREWELL.test(line) ? undefined : GREETINGS.find(([, words]) => words.test(line))?.[0];
    return language === undefined ? [] : [{ at, line, language }];
  });
  // "Madame Dupont" is above the greeting, too: that ends with a sign.
  const own = found.find(({ line }) => /[,:!;]$/.test(line) || line.length > GREETING_MOST) ?? found[0];
  if (!own) {
    const first = lines.findIndex(({ text }) => wordsOf(text).length >= SENTENCE_WORDS);
    const begins = first < 0 ? lines.length : first;
    return { at: -1, begins, text: '', rest: '', language: '' };
  }
  const { at, line } = own;
  const stop = line.length > GREETING_MOST ? line.search(/[,:!]\s/u) : -1;
  const text = stop > 0 ? line.slice(0, stop + 1) : line;
  const language = own.language as Greeting['language']; // Languages of letters alone are listed there.
  return { at, begins: at + 1, text, rest: line.slice(text.length).trim(), language };
}

/** Lines above a greeting are shorter. */
const SENTENCE_WORDS = 12;

const headLine = ({ text, gapAbove, fontSize }: TextLine): HeadLine => ({
  text: text.trim(),
  apart: gapAbove > 0.6 * fontSize,
});

/** Lines of a page are put together where no space parts them; elsewhere a line is a paragraph as it is. */
function paragraphsOf(lines: readonly TextLine[], kind: ParsedFile['kind']): string[] {
  const isPage = kind === 'pdf';
  const hasGaps = lines.slice(1).some(({ gapAbove }) => gapAbove > 0);
  const joins = isPage || ((kind === 'text' || kind === 'markdown') && hasGaps);
  const paragraphs: string[] = [];
  for (const { text, bullet, gapAbove, fontSize } of lines) {
    const line = bullet === '' ? text.trim() : `- ${text.trim()}`;
    const isApart = gapAbove > (isPage ? 0.8 : 0) * fontSize;
    const before = paragraphs.at(-1);
    if (before === undefined || ((!joins || isApart) && (bullet === '' || !before.startsWith('- '))))
      paragraphs.push(line);
    else paragraphs[paragraphs.length - 1] = `${before}${bullet === '' ? ' ' : '\n'}${line}`;
  }
  return paragraphs;
}

/** Some write how they are reached under their name. */
function contactBelow(sender: LetterData['personalInfo'], below: readonly string[]) {
  const { sender: read } = readHead(
    below.map((text) => ({ text, apart: false })),
    sender.fullName,
    '',
  );
  return {
    email: sender.email || read.email,
    phone: sender.phone || read.phone,
  };
}

/** The words that stand in no field, beside each other in one piece. */
function leftOver(head: readonly TextLine[], rest: readonly TextLine[], data: LetterData): UnplacedWords[] {
  const placed = countWords();
  for (const { field, value } of filledFields(LETTER, data)) if (holdsWords(field)) placed.add(String(value));
  // The name stands above a letter and under it: its one field prints it in both places.
  placed.add(data.personalInfo.fullName);
  // What an aside says in words of other lines is still said nowhere.
  const lines = [...head, ...rest];
  const inOrder = lines.map((line, at) => ({ line, isLast: at < head.length && isAside(line.text.trim()) }));
  const lost = new Map<TextLine, UnplacedWords[]>();
  for (const { line } of inOrder.toSorted((one, other) => Number(one.isLast) - Number(other.isLast)))
    lost.set(line, lostIn(line.text, placed.take));
  return onceEach(lines.flatMap((line) => lost.get(line) ?? []));
}

function lostIn(text: string, take: (word: string) => boolean): UnplacedWords[] {
  const runs: string[][] = [];
  let together = false;
  for (const [word] of text.matchAll(WORD)) {
    const isThere = wordsOf(word).every(take);
    if (!isThere && together) runs.at(-1)?.push(word);
    else if (!isThere) runs.push([word]);
    together = !isThere;
  }
  return runs.map((words) => ({ words: words.join(' '), line: text.replaceAll('\t', ' ').trim() }));
}
