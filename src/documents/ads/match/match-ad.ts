import { partedByUnderstood } from '../asked-for.ts';
import type { ReadAd, Requirement } from '../ad.ts';
import { textIndex, type Evidence, type TextIndex, type ResumeText } from './text-index.ts';
import { termsOf } from './terms.ts';
import { yearsWorked, type WorkedPeriod } from './years-worked.ts';

/* A resume beside what an ad asks for: counts and places, no verdict. */

export type RequirementMatch = {
  requirement: Requirement;
  /**
   * `shown` in the resume; `elsewhere` where it is hidden, or stands in the base; `in part` where a machine cannot tell that
   * it is of the kind asked for: years of all kinds of work, a degree of that height in another subject; `nowhere`.
   */
  state: 'shown' | 'elsewhere' | 'in part' | 'nowhere';
  shown: readonly Evidence[];
  elsewhere: readonly Evidence[];
  /** Of a requirement in years: how many were worked. */
  years?: number;
};

/** Of what is a must, of what would be nice: one for each thing asked for, alternatives counted as one. */
export type MatchCount = { asked: number; found: number; inPart: number };

export type AdMatch = {
  requirements: readonly RequirementMatch[];
  must: MatchCount;
  nice: MatchCount;
  /** Lines of the requirements of which nothing was read, and requirements that no list knows: no count says anything of them. */
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
  const { counted: clear, unclear } = partedByUnderstood(requirements);
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

function matchOf(
  requirement: Requirement,
  inShown: TextIndex,
  inElsewhere: TextIndex,
  years: number,
): RequirementMatch {
  if (requirement.kind === 'years') {
    const isEnough = years > 0 && years >= (requirement.years ?? 0);
    return { requirement, state: isEnough ? 'in part' : 'nowhere', shown: [], elsewhere: [], years };
  }
  const terms = termsOf(requirement);
  const here = inShown.find(terms);
  const shown = here.filter(({ isOther }) => !isOther);
  const elsewhere = shown.length > 0 ? [] : inElsewhere.find(terms).filter(({ isOther }) => !isOther);
  if (shown.length > 0) return { requirement, state: 'shown', shown, elsewhere };
  if (elsewhere.length > 0) return { requirement, state: 'elsewhere', shown, elsewhere };
  return { requirement, state: here.length > 0 ? 'in part' : 'nowhere', shown: here, elsewhere };
}

function countOf(matches: readonly RequirementMatch[]): MatchCount {
  const asked = [...Map.groupBy(matches, ({ requirement }) => requirement.oneOf ?? requirement).values()];
  const isAny = (wanted: RequirementMatch['state']) => (alternatives: readonly RequirementMatch[]) =>
    alternatives.some(({ state }) => state === wanted);
  const notFound = asked.filter((alternatives) => !isAny('shown')(alternatives));
  return {
    asked: asked.length,
    found: asked.length - notFound.length,
    inPart: notFound.filter(isAny('in part')).length,
  };
}
