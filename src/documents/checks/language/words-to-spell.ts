import { entryNames, type ParsedResume, type Source } from '#documents/parser/parsed-resume.ts';
import type { Area } from '../finding.ts';
import { resumeTexts } from '../words/resume-texts.ts';

/** A word whose spelling can be judged, and how strictly. */
export type SpelledWord = {
  word: string;
  source: Source;
  area: Area;
  /** Capitalized, though it need not be a name: the first of a sentence, or one of a title. */
  mayBeName: boolean;
};

/** Addresses, paths, handles and what is tied to figures: none of them has a spelling. */
const UNSPELLED = /^https?:\/\/|^www\.|.@.|^[#@].|\p{L}\.\p{L}|[/\\_+\d]/u;
const QUOTED = /“[^“”]*”|"[^"]*"/gu;
const BRACKETED = /\([^()]*\)/gu;
const ACRONYM = /\p{Lu}{2}/u;
/** No dictionary has a longer word; looking for one costs the square of its letters. */
const LONGEST_WORD = 45;
/** Longer than what stands between the end of a sentence and the next word, in characters. */
const REACH = 40;

/** The words of a resume that a speller may judge; names, abbreviations and what holds figures are none. */
export function wordsToSpell(resume: ParsedResume): SpelledWord[] {
  const names = nameWords(resume);
  return resumeTexts(resume).flatMap(({ value, source, area }) =>
    area === 'contact' && value !== resume.title?.value
      ? []
      : wordsOf(value, isTitle(value))
          .filter(({ word }) => !names.has(word.toLowerCase()))
          .map((each) => ({ ...each, source, area })),
  );
}

/** Words of a text, with blanks in place of what has no spelling. */
function wordsOf(text: string, isOneTitle: boolean): { word: string; mayBeName: boolean }[] {
  const blank = (part: string) => ' '.repeat(part.length);
  const plain = text
    .replace(/\S+/gu, (token) => (UNSPELLED.test(token) ? blank(token) : token))
    .replace(QUOTED, blank)
    .replace(BRACKETED, (part) => (ACRONYM.test(part) ? blank(part) : part));
  return [...plain.matchAll(/[\p{L}\p{M}]+(?:['’]\p{L}+)*/gu)].flatMap((match) => {
    const word = match[0].replace(/['’]s$/u, '');
    if (word.length < 4 || word.length > LONGEST_WORD || !/^[A-Za-z'’]+$/.test(word) || /.[A-Z]/.test(word))
      return [];
    const capital = /^[A-Z]/.test(word);
    const before = plain.slice(Math.max(0, match.index - REACH), match.index);
    const opensSentence =
      /[.!?:;•|]\s+$/u.test(before) || (before.length === match.index && /^[-–•*"“(\s]*$/u.test(before));
    if (capital && !opensSentence && !isOneTitle) return [];
    return [{ word, mayBeName: capital }];
  });
}

/** A title capitalizes words that are no names. */
function isTitle(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /^\p{L}{4}/u.test(word));
  return text.length < 60 && words.length > 0 && words.every((word) => /^\p{Lu}/u.test(word));
}

/** What people, employers, schools and places are called is spelled as they like. */
function nameWords({
  name,
  location,
  jobs,
  education,
  certificates,
  languages,
}: ParsedResume): ReadonlySet<string> {
  const texts = [
    name,
    location,
    ...[...jobs, ...education].flatMap(entryNames),
    ...certificates.map(({ subtitle }) => subtitle),
    ...languages.map(({ title }) => title),
  ];
  return new Set(texts.flatMap((text) => text?.value.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []));
}
