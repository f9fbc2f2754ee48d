import type { Requirement, RequirementKind } from '#documents/ads/ad.ts';
import { fold, foldWords } from '#documents/parser/resume/text/fold.ts';
import type { Label, LabelledAd } from './truth.ts';

/* How often an analyser is right about what ads ask for; the rules stand in the README. */

export const KINDS = [
  'skill',
  'certificate',
  'degree',
  'years',
  'language',
] as const satisfies readonly RequirementKind[];
const LONGEST_SKILL = 8;

/** Labels and those found; requirements read and those right; labels found whose strength is the same. */
export type Tally = {
  labels: number;
  found: number;
  read: number;
  right: number;
  same: number;
  strengths: number;
};

export type Miss = { ad: string; side: 'not found' | 'wrong'; kind: string; strength: string; words: string };
export type AdScore = { asked: Tallies; all: Tallies; misses: Miss[] };
export type Tallies = Record<RequirementKind, Tally>;

type Placed = { label: Label; places: { from: number; to: number }[] };

export function scoreOf({ name, text, truth }: LabelledAd, requirements: readonly Requirement[]): AdScore {
  const folded = fold(text);
  const labels = truth.requirements.map((label) => ({ label, places: placesOf(folded, label.words) }));
  const misses: Miss[] = [];
  const score = { asked: noTallies(), all: noTallies(), misses };
  for (const one of labels) {
    const { label } = one;
    if (label.kind === 'soft') continue;
    const meeting = requirements.filter((each) => meets(each, one));
    for (const tally of tallies(score, label.kind, label.strength)) {
      tally.labels += 1;
      tally.found += meeting.length > 0 ? 1 : 0;
      tally.strengths += meeting.length > 0 ? 1 : 0;
      tally.same += meeting.some(({ strength }) => strength === label.strength) ? 1 : 0;
    }
    if (meeting.length === 0) misses.push({ ...label, ad: name, side: 'not found' });
  }
  for (const requirement of requirements) {
    const isRight = labels.some((one) => meets(requirement, one));
    if (!isRight && labels.some((one) => one.label.kind === 'soft' && overlap(requirement, one))) continue;
    for (const tally of tallies(score, requirement.kind, requirement.strength)) {
      tally.read += 1;
      tally.right += isRight ? 1 : 0;
    }
    if (!isRight) misses.push({ ...requirement, ad: name, side: 'wrong' });
  }
  return score;
}

const tallies = ({ asked, all }: AdScore, kind: RequirementKind, strength: string): Tally[] =>
  strength === 'mentioned' ? [all[kind]] : [all[kind], asked[kind]];

function meets(requirement: Requirement, one: Placed): boolean {
  if (requirement.kind !== one.label.kind) return false;
  if (requirement.kind === 'skill' && requirement.words.split(/\s+/u).length > LONGEST_SKILL) return false;
  return overlap(requirement, one) || foldWords(requirement.words) === foldWords(one.label.words);
}

const overlap = (requirement: Requirement, { places }: Placed): boolean =>
  requirement.places.some(({ from, to }) => places.some((place) => from < place.to && place.from < to));

const isLetter = (sign: string): boolean => /[\p{L}\p{N}]/u.test(sign);

/** Where words stand in a folded text, as whole words. */
export function placesOf(folded: string, words: string): { from: number; to: number }[] {
  const wanted = fold(words);
  const places = [];
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1)) {
    const to = at + wanted.length;
    if (!isLetter(folded.charAt(at - 1)) && !isLetter(folded.charAt(to))) places.push({ from: at, to });
  }
  return places;
}

export function noTallies(): Tallies {
  const none = (): Tally => ({ labels: 0, found: 0, read: 0, right: 0, same: 0, strengths: 0 });
  return { skill: none(), certificate: none(), degree: none(), years: none(), language: none() };
}

export const sumOf = (of: readonly Tally[]): Tally => ({
  labels: total(of, 'labels'),
  found: total(of, 'found'),
  read: total(of, 'read'),
  right: total(of, 'right'),
  same: total(of, 'same'),
  strengths: total(of, 'strengths'),
});

const total = (of: readonly Tally[], part: keyof Tally): number =>
  of.reduce((sum, tally) => sum + tally[part], 0);

/** Adds up what several ads came to. */
export const addUp = (of: readonly Tallies[]): Tallies => ({
  skill: sumOf(of.map(({ skill }) => skill)),
  certificate: sumOf(of.map(({ certificate }) => certificate)),
  degree: sumOf(of.map(({ degree }) => degree)),
  years: sumOf(of.map(({ years }) => years)),
  language: sumOf(of.map(({ language }) => language)),
});

export const share = (part: number, of: number): number => (of === 0 ? 1 : part / of);
