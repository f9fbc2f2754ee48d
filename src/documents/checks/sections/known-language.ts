import type { CheckInput } from '../check.ts';

/** Languages whose headings and months are known; of others nothing is said that hangs on words. */
const KNOWN = new Set(['en', 'de', 'fr', 'es', 'pt', 'it', 'nl']);

export const isKnownLanguage = ({ resume }: CheckInput): boolean => KNOWN.has(resume.language);
