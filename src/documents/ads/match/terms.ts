import { degreeIn } from '#documents/checks/keywords/degrees.ts';
import { AD_LANGUAGES, type Requirement } from '../ad.ts';
import { adWords } from '../words/all-words.ts';
import { conceptNamed } from '../skills/concepts.ts';

/** What shows a requirement: any of these forms, in whatever language the resume is; or a degree as high. */
export type Terms = { forms: readonly string[]; degree?: NonNullable<ReturnType<typeof degreeIn>>['degree'] };

export function termsOf(requirement: Requirement): Terms {
  const { kind, words, concept } = requirement;
  if (kind === 'language')
    return {
      forms: [...new Set([...languageForms(concept ?? ''), ...(concept === undefined ? [words] : [])])],
    };
  const known = concept === undefined ? undefined : conceptNamed(concept);
  const forms = known === undefined ? [] : Object.values(known.forms).flat();
  const degree = kind === 'degree' ? degreeIn(words)?.degree : undefined;
  return { forms: [words, ...forms], ...(degree === undefined ? {} : { degree }) };
}

/** A language's names in the languages that we read. */
function languageForms(name: string): string[] {
  return AD_LANGUAGES.flatMap((code) => {
    const entry = adWords[code].languages.split('|').find((each) => each.startsWith(`${name}=`));
    return (entry?.slice(name.length + 1).split(',') ?? []).filter(
      (form) => !form.includes('*') && form.length > 2,
    );
  });
}
