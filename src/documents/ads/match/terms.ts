import { degreeIn } from '#documents/checks/keywords/degrees.ts';
import { AD_LANGUAGES, type AdLanguage, type Requirement } from '../ad.ts';
import { tokensOf } from '../tokens.ts';
import { adWords } from '../words/all-words.ts';
import { ANY_DEGREE, NO_SUBJECT } from '../words/degree-words.ts';
import { type Concept, conceptNamed } from '../skills/concepts.ts';

type Degree = NonNullable<ReturnType<typeof degreeIn>>['degree'];

/**
 * What shows a requirement: any of these forms, in whatever language the resume is; or a degree as high, in a subject of
 * which one of these words is said.
 */
export type Terms = { forms: readonly TermForm[]; degree?: Degree; subject: readonly string[] };

/** `of` says what it is: the ad's own words, a product's name, or a word of one language, which inflects by that one alone. */
export type TermForm = { written: string; of: 'ad' | 'name' | 'all' | AdLanguage };

export function termsOf(requirement: Requirement): Terms {
  const { kind, words, concept } = requirement;
  if (kind === 'language')
    return {
      forms: concept === undefined ? [{ written: words, of: 'ad' }] : languageForms(concept),
      subject: [],
    };
  const known = concept === undefined ? undefined : conceptNamed(concept);
  const forms: TermForm[] = [
    { written: words, of: known?.isName === true ? 'name' : 'ad' },
    ...(known === undefined ? [] : formsOf(known)),
  ];
  const degree = kind === 'degree' ? degreeAsked(words) : undefined;
  return degree === undefined ? { forms, subject: [] } : { forms, degree, subject: subjectOf(words) };
}

const formsOf = ({ isName, forms }: Concept): TermForm[] =>
  (['all', ...AD_LANGUAGES] as const).flatMap((of) =>
    forms[of].map((written) => ({ written, of: isName ? 'name' : of })),
  );

function degreeAsked(words: string): Degree | undefined {
  return degreeIn(words)?.degree ?? (ANY_DEGREE.test(words) ? 'bachelor' : undefined);
}

const SHORTEST_SUBJECT = 3;

/** The words of a degree's subject; none where any subject will do. */
function subjectOf(words: string): string[] {
  return tokensOf(words)
    .map(({ word }) => word)
    .filter((word) => word.length >= SHORTEST_SUBJECT && !NO_SUBJECT.test(word));
}

/** A language's names in the languages that we read. */
function languageForms(name: string): TermForm[] {
  return AD_LANGUAGES.flatMap((code) => {
    const entry = adWords[code].languages.split('|').find((each) => each.startsWith(`${name}=`));
    return (entry?.slice(name.length + 1).split(',') ?? [])
      .filter((form) => !form.includes('*') && form.length > 2)
      .map((written) => ({ written, of: code }));
  });
}
