import { conceptNamed } from './skills/concepts.ts';

/** A word that is not written in any way of its own: "degree", and neither "iOS" nor "C#". */
const PLAIN_FIRST = /^\p{Ll}+(?=$|[\s,;:/’'-])/u;

/**
 * A requirement as people write it in a list: products as our lists write them, however the ad does ("javascript"), all else
 * with a capital at its beginning. What no list knows stays as it is: it may be a name that is written so.
 */
export function requirementName(words: string, concept: string | undefined, isUnderstood: boolean): string {
  const listed = concept === undefined ? undefined : conceptNamed(concept);
  const same = (form: string) => form.toLowerCase() === words.toLowerCase();
  const form = listed?.isName ? listed.forms.all.map(plain).find(same) : undefined;
  if (form !== undefined) return form;
  const spaced = words.replace(/\s+/gu, ' ');
  if (!isUnderstood) return spaced;
  return spaced.replace(PLAIN_FIRST, (first) => first.charAt(0).toUpperCase() + first.slice(1));
}

/** "=" stands before what counts only as written. */
const plain = (form: string): string => form.replace(/^=/u, '');
