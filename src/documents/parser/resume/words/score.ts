import { fold } from '../text/fold.ts';
import { KNOWN_EMPLOYERS, LEGAL_FORMS, ORGANIZATION_WORDS } from './organizations.ts';
import { RUSSIAN_ORGANIZATION, RUSSIAN_TITLE_ENDINGS } from './russian.ts';
import { isNamedPlace, isWidePlace, STATE_CODE } from './places.ts';
import { TITLE_ENDINGS, TITLE_MODIFIERS, TITLE_NOUNS } from './titles.ts';

/** How much a text looks like a job's title: about 0 to 3. */
export function titleScore(text: string): number {
  const words = wordsOf(text);
  if (words.length === 0 || words.length > 14) return 0;
  // "Director, Product Marketing", "Head of Sales", "Engineer (Contract)": what counts is before the first mark.
  const head = wordsOf(text.split(/[,(/–—:]| - | of | in | for | im | de | der | fur /u)[0] ?? '');
  const isTitle = (word: string): boolean =>
    TITLE_NOUNS.has(word) ||
    RUSSIAN_TITLE_ENDINGS.test(word) ||
    // "инженер-конструктор"
    (/^\p{L}{4,}-\p{L}/u.test(word) && TITLE_NOUNS.has(word.slice(0, word.indexOf('-')))) ||
    TITLE_ENDINGS.test(word) ||
    TITLE_NOUNS.has(word.replace(/(?:es?|s|in|a)$/, ''));
  let score = 0;
  const last = head.at(-1) ?? '';
  const beforeLevel = head.filter((word) => !/^(?:[ivx]+|\d|[a-z])$/u.test(word)).at(-1) ?? last;
  if (isTitle(last) || isTitle(beforeLevel)) score += 2;
  else if (head[0] && isTitle(head[0])) score += 1.6;
  else if (words.some(isTitle)) score += 1;
  if (head.length > 1 && head[0] && TITLE_MODIFIERS.has(head[0])) score += 0.5;
  return score;
}

/** How much a text looks like an organization's name: about 0 to 3. */
export function organizationScore(text: string): number {
  const folded = fold(text).trim();
  const words = wordsOf(text);
  if (words.length === 0 || words.length > 16) return 0;
  let score = 0;
  if (KNOWN_EMPLOYERS.has(folded.replace(/[.,]/g, '').replace(/(?:(?<!\s)\s+)?\(.*/, ''))) score += 2.5;
  if (LEGAL_FORMS.test(folded)) score += 2;
  if (RUSSIAN_ORGANIZATION.test(folded)) score += 1.8;
  const last = words.at(-1) ?? '';
  // A single such word is rather a field of work.
  if (words.length === 1) score += ORGANIZATION_WORDS.has(last) ? 0.3 : 0;
  else if (ORGANIZATION_WORDS.has(last)) score += 1.4;
  else if (words.some((word) => ORGANIZATION_WORDS.has(word))) score += 1;
  else if (
    /(?:universitat|hochschule|schule|gymnasium|klinik|krankenhaus|werke|bank|gesellschaft|verlag|institut)$/u.test(
      last,
    )
  )
    score += 1.2;
  if (/^(?:the|university of|la|el|le|die|das)\s/u.test(folded)) score += 0.4;
  if (/\.(?:com|io|org|net|ai|de|co|fr|es|nl|it)$/u.test(folded)) score += 1.5;
  if (/^[A-Z]{2,5}$/.test(text.trim()) && !TITLE_NOUNS.has(folded)) score += 0.4;
  if (/\b(?:&|and)\s+(?:co|sons|company|partners|associates)\b/u.test(folded)) score += 1;
  return score;
}

/** How surely a text is a place, 0 to 1. */
export function placeScore(text: string): number {
  const trimmed = text
    .trim()
    .replace(/^\(/, '')
    .replace(/\)$/, '')
    .replace(/(?<!\b[A-Z](?:\.[A-Z]){0,6})\.$/u, '');
  if (trimmed.length < 2 || trimmed.length > 60 || /\d{6,}|[@:]/.test(trimmed)) return 0;
  if (isNamedPlace(trimmed)) return 1;
  const parts = trimmed.split(/(?:(?<!\s)\s+)?[,/]\s*|(?<!\s)\s+[-–|]\s+/u).filter(Boolean);
  if (parts.some((part) => !isNamedPlace(part) && (titleScore(part) >= 1 || organizationScore(part) >= 0.9)))
    return 0;
  // A slash parts towns of one rank, or an employer from its town.
  if (trimmed.includes('/') && !parts.every(isNamedPlace)) return placeOfOne(trimmed);
  return Math.max(placeOfParts(parts), placeOfOne(trimmed));
}

/** "Boston, MA", "Lyon, France", "Paris, Île-de-France, France". */
function placeOfParts(parts: readonly string[]): number {
  const last = (parts.at(-1) ?? '').replace(/(?<!\s)\s+\d{5}(?:-\d{4})?$/u, '').trim();
  const before = parts.slice(0, -1);
  if (before.length === 0 || before.length > 3 || !before.every(isName)) return 0;
  // More than a town and its state: all of them must be known, or "Acme, Boston, MA" were a place.
  if (before.length > 1 && !before.every((part) => isNamedPlace(part) || STATE_CODE.test(part))) return 0;
  if (STATE_CODE.test(last)) return 0.97;
  if (isWidePlace(last)) return 0.95;
  // "Zur Post, Kiel" is as likely an inn as a part of the town.
  if (isNamedPlace(last)) return before.every(isNamedPlace) ? 0.9 : 0.6;
  if (before[0] && isNamedPlace(before[0]) && isName(last)) return 0.8;
  return before.length === 1 && /^[A-Z]{2}$/.test(last) ? 0.72 : 0;
}

function placeOfOne(text: string): number {
  const words = text.split(/\s+/);
  if (words.length > 4 || words.length < 2) return 0;
  const last = words.at(-1) ?? '';
  if (/^[A-Z]{2}$/.test(last) && STATE_CODE.test(last) && words.slice(0, -1).every(isName)) return 0.8;
  if (/^(?:[A-Z]{1,2}-)?\d{4,5} \p{Lu}[\p{L} .'-]+$/u.test(text)) return 0.8;
  if (/^\p{Lu}[\p{L} .'-]+ (?:area|county|region)$/iu.test(text)) return 0.7;
  return isName(text) && [1, 2, 3].some((count) => isNamedPlace(words.slice(-count).join(' '))) ? 0.5 : 0;
}

/** How many parts by commas at the end of these are a place: "Acme, Boston, MA" ends with two. */
export function trailingPlace(parts: readonly string[]): number {
  for (const count of [3, 2, 1]) {
    if (parts.length <= count) continue;
    const text = parts.slice(-count).join(', ');
    const sure = placeScore(text);
    if (count > 1 ? sure >= 0.8 : sure >= 0.95) {
      // "Oxford University, Oxford, UK": three parts only where each is a place's name.
      if (count === 3 && !isNamedPlace(parts.at(-3) ?? '')) continue;
      return count;
    }
  }
  return 0;
}

/** Words with capitals and nothing else, as names of towns are. */
export function isName(text: string): boolean {
  return (
    /^\p{Lu}[\p{L}\p{M}.'’ -]*(?: \d{1,2}| \(\p{Lu}\p{L}+\))?$/u.test(text) && text.split(/\s+/).length <= 4
  );
}

export function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}+#'-]+/u)
    .filter(Boolean);
}
