import { entryNames, type ParsedResume, type ParsedValue } from '#documents/parser/parsed-resume.ts';
import type { CheckInput } from '../check-input.ts';
import type { Area } from '../finding.ts';

/** A word whose spelling can be judged. */
export type SpelledWord = {
  word: string;
  /** The text that it stands in. */
  text: ParsedValue & { area: Area };
  /** With a capital that tells nothing: it opens a text, or stands in a title of a document that is being edited. */
  capital: boolean;
};

/** A text in somebody's own words. */
export type SpelledText = ParsedValue & { area: Area; words: readonly SpelledWord[] };

/** Addresses, paths, handles, what is tied to figures, and halves of compounds: none of them has a spelling. */
const UNSPELLED = /^https?:\/\/|^www\.|.@.|^[#@].|\p{L}\.\p{L}|[/\\_+\d&]|\p{L}[-‐‑–]|[-‐‑–]\p{L}/u;
const QUOTED = /“[^“”]*”|"[^"]*"|‘[^‘’]*’|«[^«»]*»/gu;
const BRACKETED = /\([^()]*\)/gu;
const ACRONYM = /\p{Lu}{2}/u;
const SHORTEST = 4;
/** No English resume has a longer word. */
const LONGEST = 30;
/** Of the church, the law, medicine and the university. */
const LATIN = new Set(
  'laude magna summa honoris causa vitae curriculum bono facto jure vitro vivo situ silico alma mater emeritus emerita alumnus alumna alumni alumnae sine dies habeas corpus prima facie pari passu inter alia ergo quorum status quid versus modus operandi bona fide per annum diem capita rigor mortis materia medica valedictorian'.split(
    ' ',
  ),
);

/** The texts of a resume that a speller may judge, with their words; names and lists of skills are none. */
export function textsToSpell(input: CheckInput): SpelledText[] {
  const { resume, file } = input;
  const names = nameWords(input);
  return [...ownTexts(resume), ...(file ? [] : titles(resume))].map((text) => ({
    ...text,
    words: wordsOf(text.value, file === undefined).flatMap(({ word, capital }) => {
      const small = word.toLowerCase();
      if (names.has(small) || LATIN.has(small)) return [];
      return [{ word, capital, text }];
    }),
  }));
}

type AreaOfText = ParsedValue & { area: Area };

const inArea = (area: Area, texts: readonly ParsedValue[]): AreaOfText[] =>
  texts.map((text) => ({ ...text, area }));

/** What somebody says of themselves and their work, in sentences. */
const ownTexts = ({ summary, jobs, education, others }: ParsedResume): AreaOfText[] => [
  ...inArea('summary', summary),
  ...jobs.flatMap(({ bullets, paragraphs }) => inArea('experience', [...bullets, ...paragraphs])),
  ...education.flatMap(({ details }) => inArea('education', details)),
  ...others.flatMap(({ items }) => items.flatMap(({ details }) => inArea('further', details))),
];

/** Where fields are what their writer put there, titles and skills are words as well. */
const titles = ({ title, jobs, skills }: ParsedResume): AreaOfText[] => [
  ...inArea('contact', title ? [title] : []),
  ...inArea(
    'experience',
    jobs.flatMap((job) => job.title ?? []),
  ),
  ...inArea('skills', skills),
];

/** Words of a text, with blanks in place of what has no spelling. */
function wordsOf(text: string, mayBeTitle: boolean): { word: string; capital: boolean }[] {
  const blank = (part: string) => ' '.repeat(part.length);
  const plain = text
    .replace(/\S+/gu, (token) => (UNSPELLED.test(token) ? blank(token) : token))
    .replace(QUOTED, blank)
    .replace(BRACKETED, (part) => (ACRONYM.test(part) ? blank(part) : part));
  const isTitle = mayBeTitle && isInCapitals(text);
  return [...plain.matchAll(/(?<![\p{L}\p{M}'’])[\p{L}\p{M}]+(?:['’]\p{L}+)*/gu)].flatMap((match) => {
    const word = match[0].replace(/['’]s$/u, '');
    // Small letters throughout, but for the first of the text, where a capital tells nothing.
    const capital = /^[A-Z]/.test(word);
    if (word.length < SHORTEST || word.length > LONGEST || !/^[A-Za-z][a-z'’]+$/.test(word)) return [];
    if (capital && !isTitle && /\p{L}/u.test(plain.slice(0, match.index))) return [];
    return [{ word, capital }];
  });
}

/** A title capitalizes words that are no names. */
function isInCapitals(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /^\p{L}{4}/u.test(word));
  return text.length < 60 && words.length > 0 && words.every((word) => /^\p{Lu}/u.test(word));
}

/** What people, employers, schools, places, products, skills and links are called is spelled as they like. */
function nameWords({ resume, file }: CheckInput): ReadonlySet<string> {
  const { name, preferredName, location, jobs, education, certificates, languages, others, links, emails } =
    resume;
  const skills = file ? [...resume.skills, ...resume.skillGroups.map((group) => group.name)] : [];
  const items = [...certificates, ...languages, ...others.flatMap((other) => other.items)];
  const texts = [
    name,
    preferredName,
    location,
    ...links,
    ...emails,
    ...skills,
    ...[...jobs, ...education].flatMap(entryNames),
    ...items.flatMap(({ title, subtitle }) => [title, subtitle]),
  ].flatMap((text) => text?.value ?? []);
  const linked = file?.links.flatMap(({ url, text }) => [url, text]) ?? [];
  return new Set([...texts, ...linked].flatMap((text) => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []));
}
