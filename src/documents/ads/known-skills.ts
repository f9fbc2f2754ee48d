import type { AdLanguage } from './ad.ts';
import type { Concept } from './skills/concepts.ts';
import { concepts } from './skills/concepts.ts';
import type { TokenSpan } from './phrase-list.ts';
import { isNameForm, pluralStemOf, stemOf } from './stems.ts';
import type { Token } from './tokens.ts';
import { tokensOf } from './tokens.ts';

/* Skills and certificates of our lists, found in a row of tokens whatever their endings. */

/** `exact` is a form that counts only as written, `isName` one that needs its capital. */
type Form = {
  concept: Concept;
  stems: readonly string[];
  exact?: readonly string[];
  isName: boolean;
  /** Of a single word: "traiteur" is not "traite", though both have one stem. */
  single?: { word: string; isWhole: boolean };
};
export type ConceptIndex = { language: AdLanguage; byStem: ReadonlyMap<string, readonly Form[]> };
export type FoundConcept = TokenSpan & { concept: Concept };

/** What would be another word in small letters: "CAN", "SOLID"; and names that are everyday words: "Opera". */
export const ACRONYM = /^[\p{Lu}\d][\p{Lu}\d&.+-]{1,5}$/u;
const SHORT_NAME = 6;

const indexes = new Map<AdLanguage, ConceptIndex>();

/** The concepts by the forms of one language, and by those that all languages have. */
export function conceptIndex(language: AdLanguage): ConceptIndex {
  const made = indexes.get(language) ?? indexOf(concepts(), language);
  indexes.set(language, made);
  return made;
}

export function indexOf(of: readonly Concept[], language: AdLanguage): ConceptIndex {
  const byStem = new Map<string, Form[]>();
  for (const concept of of) {
    for (const written of [...concept.forms.all, ...concept.forms[language]]) {
      const plain = written.replace(/^=/u, '');
      const isExact = plain !== written || ACRONYM.test(plain);
      const words = tokensOf(plain);
      const stems = words.map(({ word }) => stemOf(word, language));
      const [first] = stems;
      if (first === undefined) continue;
      const isName =
        concept.isName && words.length === 1 && plain.length <= SHORT_NAME && /^\p{Lu}/u.test(plain);
      const form: Form = {
        concept,
        stems,
        isName,
        ...(words.length === 1 ? { single: singleOf(words[0]?.word ?? '', concept, language) } : {}),
        ...(isExact ? { exact: words.map((each) => each.written) } : {}),
      };
      const forms = byStem.get(first);
      if (forms === undefined) byStem.set(first, [form]);
      else forms.push(form);
    }
  }
  for (const forms of byStem.values()) forms.sort((one, other) => other.stems.length - one.stems.length);
  return { language, byStem };
}

/** Names have no plural: "Notions" are not the product "Notion". German and Polish decline them. */
const singleOf = (word: string, { isName }: Concept, language: AdLanguage): Form['single'] => ({
  isWhole: isName,
  word: isName ? word : pluralStemOf(word, language),
});

/** Every concept between two tokens, the longest where several begin at one; none within another. */
export function conceptsIn(
  index: ConceptIndex,
  tokens: readonly Token[],
  { first, end }: TokenSpan,
): FoundConcept[] {
  const found: FoundConcept[] = [];
  for (let at = first; at < end;) {
    const forms = index.byStem.get(stemOf(tokens[at]?.word ?? '', index.language)) ?? [];
    const form = forms.find(
      (each) => at + each.stems.length <= end && standsAt(each, tokens, at, index.language),
    );
    if (form !== undefined) found.push({ concept: form.concept, first: at, end: at + form.stems.length });
    at += form?.stems.length ?? 1;
  }
  return found;
}

/** What may stand between the words of a term: "CI/CD", "hands-on", "M&A". */
const JOINT = /^[\s\-–/.&'’]{0,3}$/u;

function standsAt(
  { stems, exact, isName, single }: Form,
  tokens: readonly Token[],
  at: number,
  language: AdLanguage,
): boolean {
  return stems.every((stem, offset) => {
    const token = tokens[at + offset];
    if (token === undefined || (offset > 0 && !JOINT.test(token.gap))) return false;
    const written = exact?.[offset];
    const next = tokens[at + offset + 1];
    if (written !== undefined) return token.written === written && !(next && isVerb(written, next));
    if (single?.isWhole === false && pluralStemOf(token.word, language) !== single.word) return false;
    if (single?.isWhole === true && !isNameForm(token.word, single.word, language)) return false;
    return stemOf(token.word, language) === stem && (!isName || /^\p{Lu}/u.test(token.written));
  });
}

/** What follows a verb, and no name of a language: "Go the extra mile". */
const AFTER_VERB = /^(?:the|that|an?|to|for|out|above|beyond|further|through|with)$/u;

/** Whether a short name is an everyday word here: "Go-getter", "Go beyond". */
function isVerb(written: string, next: Token): boolean {
  if (!/^\p{Lu}\p{Ll}$/u.test(written)) return false;
  return (
    (next.gap === '-' && /^\p{Ll}/u.test(next.written)) || (next.gap === ' ' && AFTER_VERB.test(next.written))
  );
}
