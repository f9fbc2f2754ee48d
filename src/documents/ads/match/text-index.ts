import { degreeIn, reaches } from '#documents/checks/keywords/degrees.ts';
import { languageOfText } from '#documents/parser/resume/text/language.ts';
import { AD_LANGUAGES, type AdLanguage } from '../ad.ts';
import { ACRONYM } from '../known-skills.ts';
import { isNameForm, pluralStemOf, stemOf } from '../stems.ts';
import { type Token, tokensOf } from '../tokens.ts';
import type { TermForm, Terms } from './terms.ts';

/** `sameWords` is false where it says the same, or something near it, in other words: those have to be shown. */
export type Evidence = {
  text: ResumeText;
  from: number;
  to: number;
  sameWords: boolean;
  /** Of a degree as high as the one asked for, whose subject does not stand beside it. */
  isOther?: boolean;
};

/** A text of a resume: of which field, and where that stands, for whoever shows it. */
export type ResumeText = {
  value: string;
  path: string;
  /** The entry that it belongs to: subject and degree stand in two fields of one. */
  entry?: string;
};

export type TextIndex = { find: (terms: Terms) => Evidence[] };

/** What may stand between the words of a term. */
const JOINT = /^[\s\-–/.&'’]{0,3}$/u;

type Row = { text: ResumeText; tokens: readonly Token[]; stems: readonly string[] };

/** Texts by the stems of their words, so that each requirement is looked up and not searched for. */
export function textIndex(texts: readonly ResumeText[]): TextIndex {
  const told = languageOfText(texts.map(({ value }) => value).join('\n'));
  const language: AdLanguage = AD_LANGUAGES.find((code) => code === told) ?? 'en';
  const byStem = new Map<string, { row: Row; at: number }[]>();
  const stemsOfEntry = new Map<string, Set<string>>();
  const degrees: { text: ResumeText; found: NonNullable<ReturnType<typeof degreeIn>> }[] = [];
  for (const text of texts) {
    const tokens = tokensOf(text.value);
    const row: Row = { text, tokens, stems: tokens.map(({ word }) => stemOf(word, language)) };
    row.stems.forEach((stem, at) => {
      const places = byStem.get(stem) ?? [];
      places.push({ row, at });
      byStem.set(stem, places);
    });
    const entry = stemsOfEntry.get(entryOf(text)) ?? new Set();
    row.stems.forEach((stem) => entry.add(stem));
    stemsOfEntry.set(entryOf(text), entry);
    const found = degreeIn(text.value);
    if (found !== undefined) degrees.push({ text, found });
  }
  return {
    find: ({ forms, degree, subject }) => [
      ...distinct(forms.flatMap((form, at) => placesOf(form, at === 0, language, byStem))),
      ...degrees
        .filter(({ found }) => degree !== undefined && reaches(found.degree, degree))
        .map(({ text, found }) => {
          const beside = stemsOfEntry.get(entryOf(text));
          const isOther = subject.length > 0 && !subject.some((word) => beside?.has(stemOf(word, language)));
          return { ...evidenceOf(text, found.written), ...(isOther && { isOther }) };
        }),
    ],
  };
}

const entryOf = ({ entry, path }: ResumeText): string => entry ?? path;

function evidenceOf(text: ResumeText, written: string): Evidence {
  const from = Math.max(0, text.value.indexOf(written));
  return { text, from, to: from + written.length, sameWords: false };
}

function placesOf(
  form: TermForm,
  sameWords: boolean,
  language: AdLanguage,
  byStem: ReadonlyMap<string, readonly { row: Row; at: number }[]>,
): Evidence[] {
  const words = tokensOf(form.written.replace(/^=/u, ''));
  const stems = words.map(({ word }) => stemOf(word, language));
  const isWord = wordsOf(form, words, language);
  return (byStem.get(stems[0] ?? '') ?? []).flatMap(({ row, at }) => {
    const fits = stems.every((stem, offset) => {
      const token = row.tokens[at + offset];
      if (token === undefined || row.stems[at + offset] !== stem || !isWord(token, offset)) return false;
      return offset === 0 || JOINT.test(token.gap);
    });
    const [first, last] = [row.tokens[at], row.tokens[at + stems.length - 1]];
    return fits && first !== undefined && last !== undefined
      ? [{ text: row.text, from: first.from, to: last.to, sameWords }]
      : [];
  });
}

/** What a word of a text has to be, beyond its stem: "Symfonia" is not "Symfony". */
function wordsOf(
  { written, of }: TermForm,
  words: readonly Token[],
  language: AdLanguage,
): (token: Token, offset: number) => boolean {
  const plain = written.replace(/^=/u, '');
  if (plain !== written || ACRONYM.test(plain))
    return (token, offset) => token.written === words[offset]?.written;
  const wordAt = (offset: number) => words[offset]?.word ?? '';
  // Words of another language are not declined as this one's.
  if (of !== 'ad' && of !== 'name' && of !== 'all' && of !== language)
    return (token, offset) => token.word === wordAt(offset);
  if (words.length > 1 || of === 'ad') return () => true;
  if (of === 'name') return (token) => isNameForm(token.word, wordAt(0), language);
  return (token) => pluralStemOf(token.word, language) === pluralStemOf(wordAt(0), language);
}

/** Two forms at one place are one. */
const distinct = (places: readonly Evidence[]): Evidence[] => [
  ...new Map(
    places.toReversed().map((place) => [`${place.text.path} ${String(place.from)}`, place]),
  ).values(),
];
