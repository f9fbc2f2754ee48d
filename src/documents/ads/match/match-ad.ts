import type { ReadAd, Requirement } from '../ad.ts';
import { textIndex, type TextIndex, type ResumeText } from './text-index.ts';
import { termsOf } from './terms.ts';
import { yearsWorked, type WorkedPeriod } from './years-worked.ts';

/* A resume beside what an ad asks for: counts and places, no verdict. */

/** `sameWords` is false where it says the same, or something near it, in other words: those have to be shown. */
export type Evidence = { text: ResumeText; from: number; to: number; sameWords: boolean };

export type RequirementMatch = {
  requirement: Requirement;
  /** `shown` in the resume; `elsewhere` where it is hidden, or stands in the base; `nowhere`. */
  state: 'shown' | 'elsewhere' | 'nowhere';
  shown: readonly Evidence[];
  elsewhere: readonly Evidence[];
  /** Of a requirement in years: how many were worked. */
  years?: number;
};

/** Of what is a must, of what would be nice: one for each thing asked for, alternatives counted as one. */
export type MatchCount = { asked: number; found: number };

export type AdMatch = {
  requirements: readonly RequirementMatch[];
  must: MatchCount;
  nice: MatchCount;
  /**
   * Lines of the requirements of which nothing was read, and requirements that no list knows and that were not
   * found word by word: no count says anything of them.
   */
  notUnderstood: readonly string[];
};

export type Resume = {
  /** What the resume prints, a text for each field. */
  shown: readonly ResumeText[];
  /** What is hidden in it, or stands in the base and not here. */
  elsewhere: readonly ResumeText[];
  worked: readonly WorkedPeriod[];
  today: { year: number; month: number };
};

/** Compares a resume with a job ad. */
export function matchAd(ad: ReadAd, { shown, elsewhere, worked, today }: Resume): AdMatch {
  const inShown = textIndex(shown);
  const inElsewhere = textIndex(elsewhere);
  const years = yearsWorked(worked, today);
  const requirements = ad.requirements.map((each) => matchOf(each, inShown, inElsewhere, years));
  const unclear = requirements.filter(isUnclear);
  const clear = requirements.filter((each) => !isUnclear(each));
  return {
    requirements,
    must: countOf(clear.filter(({ requirement }) => requirement.strength === 'must')),
    nice: countOf(clear.filter(({ requirement }) => requirement.strength === 'nice')),
    notUnderstood: [
      ...ad.notUnderstood.map(({ words }) => words),
      ...unclear.map(({ requirement }) => requirement.words),
    ],
  };
}

/** No list knows it, and its words stand nowhere: that says nothing of whether somebody has it. */
const isUnclear = ({ requirement, state }: RequirementMatch): boolean =>
  !requirement.understood && state === 'nowhere' && requirement.strength !== 'mentioned';

function matchOf(
  requirement: Requirement,
  inShown: TextIndex,
  inElsewhere: TextIndex,
  years: number,
): RequirementMatch {
  if (requirement.kind === 'years') {
    const isEnough = years > 0 && years >= (requirement.years ?? 0);
    return { requirement, state: isEnough ? 'shown' : 'nowhere', shown: [], elsewhere: [], years };
  }
  const terms = termsOf(requirement);
  const shown = inShown.find(terms);
  const elsewhere = shown.length > 0 ? [] : inElsewhere.find(terms);
  return {
    requirement,
    state: shown.length > 0 ? 'shown' : elsewhere.length > 0 ? 'elsewhere' : 'nowhere',
    shown,
    elsewhere,
  };
}

function countOf(matches: readonly RequirementMatch[]): MatchCount {
  const asked = [...Map.groupBy(matches, ({ requirement }) => requirement.oneOf ?? requirement).values()];
  return {
    asked: asked.length,
    found: asked.filter((alternatives) => alternatives.some(({ state }) => state === 'shown')).length,
  };
}
