import { adLanguage } from '#documents/ads/ad-language.ts';
import type { Requirement } from '#documents/ads/ad.ts';
import { gathered } from '#documents/ads/gather.ts';
import { readByRules, readingOf } from '#documents/ads/read-ad.ts';

/** What the rules alone read, before it is judged: a made-up word may be asked for by where it stands alone. */
export function requirementsByRules(text: string): Requirement[] {
  const language = adLanguage(text);
  if (language === null) throw new Error('This is in no language that is read.');
  const reading = readingOf(text, language);
  return gathered(readByRules(reading).found, reading);
}
