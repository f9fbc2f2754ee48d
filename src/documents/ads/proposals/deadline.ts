import type { AdLanguage, Proposal } from '../ad.ts';
import { fold } from '#documents/parser/resume/text/fold.ts';
import { languageOf } from '#documents/text/languages/languages.ts';
import { proposal } from './proposal.ts';

/** Words before the last day to apply. */
const UNTIL: Readonly<Record<AdLanguage, RegExp>> = {
  en: /\b(?:by|before|until|closing date|closes|deadline|no later than|apply by)\b/u,
  de: /\b(?:bis zum|bis|bewerbungsschluss|bewerbungsfrist|spatestens)\b/u,
  fr: /\b(?:avant le|jusqu'au|au plus tard|date limite|avant)\b/u,
  es: /\b(?:hasta el|antes del|fecha limite|plazo|hasta)\b/u,
  pt: /\b(?:ate|ate ao dia|data limite|prazo|ate ao)\b/u,
  pl: /\b(?:do dnia|do|termin)\b/u,
};

const NEAR = 48;
/** Polish declines its months: so many letters tell them. */
const SHORTEST_MONTH = 3;

/** A day near words such as "apply by"; as the ad writes it. */
export function deadlineIn(text: string, language: AdLanguage): Proposal | undefined {
  const folded = fold(text);
  for (const { 0: words, index } of folded.matchAll(dayPattern(language))) {
    const before = folded.slice(Math.max(0, index - NEAR), index);
    if (UNTIL[language].test(before)) return proposal(text.slice(index, index + words.length), index);
  }
  return undefined;
}

const patterns = new Map<AdLanguage, RegExp>();

function dayPattern(language: AdLanguage): RegExp {
  const made = patterns.get(language);
  if (made !== undefined) return made;
  const { longMonths } = languageOf(language);
  const names = longMonths.map((name) => fold(name).replace(/\.$/u, ''));
  const stems = names.map((name) => name.slice(0, language === 'pl' ? SHORTEST_MONTH : undefined)).join('|');
  // `\b` knows no letters but Latin ones; what goes on for ever is no month.
  const pattern = new RegExp(
    String.raw`\b\d{1,2}(?:st|nd|rd|th|er|\.)?\s(?:de\s)?(?:${stems})\p{L}{0,12}(?:,?\s(?:de\s)?\d{4})?|(?<!\p{L})(?:${stems})\p{L}{0,12}\s\d{1,2}(?:st|nd|rd|th)?(?:,\s?\d{4})?|\b\d{1,2}[./]\d{1,2}[./]\d{4}\b|\b\d{4}-\d{2}-\d{2}\b`,
    'gu',
  );
  patterns.set(language, pattern);
  return pattern;
}
