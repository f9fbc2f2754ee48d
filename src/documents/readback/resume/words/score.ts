import { fold } from '../text/fold.ts';
import { KNOWN_EMPLOYERS, LEGAL_FORMS, ORGANIZATION_WORDS } from './organizations.ts';
import { isNamedPlace, isWidePlace, PLACE_LAST, STATE_CODE } from './places.ts';
import { TITLE_ENDINGS, TITLE_MODIFIERS, TITLE_NOUNS } from './titles.ts';

/** How much a text looks like a job's title: about 0 to 3. */
export function titleScore(text: string): number {
  const words = wordsOf(text);
  if (words.length === 0 || words.length > 14) return 0;
  // "Director, Product Marketing", "Head of Sales", "Engineer (Contract)": what counts is before the first mark.
  const head = wordsOf(text.split(/[,(/–—:]| - | of | in | for | im | de | der | fur /u)[0] ?? '');
  const isTitle = (word: string) =>
    TITLE_NOUNS.has(word) || TITLE_ENDINGS.test(word) || TITLE_NOUNS.has(word.replace(/s$/, ''));
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
  if (KNOWN_EMPLOYERS.has(folded.replace(/[.,]/g, '').replace(/\s*\(.*$/, ''))) score += 2.5;
  if (LEGAL_FORMS.test(folded)) score += 2;
  const last = words.at(-1) ?? '';
  if (ORGANIZATION_WORDS.has(last)) score += 1.4;
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
    .replace(/^\(|[.)]+$/g, (mark) => (mark.includes('.') && /\b[A-Z]\.[A-Z]$/u.test(text) ? mark : ''));
  if (trimmed.length < 2 || trimmed.length > 60 || /\d{6,}|@|:/.test(trimmed)) return 0;
  if (isNamedPlace(trimmed)) return 1;
  const parts = trimmed.split(/\s*[,/]\s*|\s+[-–|]\s+/u).filter(Boolean);
  const last = (parts.at(-1) ?? '').replace(/\s+\d{5}(?:-\d{4})?$/u, '').trim();
  if (parts.length >= 2 && parts.length <= 4 && parts.slice(0, -1).every(isName)) {
    if (STATE_CODE.test(last)) return 0.97;
    if (isWidePlace(last)) return 0.95;
    if (isNamedPlace(last)) return 0.8;
    if (parts[0] && isNamedPlace(parts[0]) && isName(last)) return 0.85;
    if (/^[A-Z]{2,3}$/.test(last)) return 0.75;
  }
  if (
    /^\p{Lu}[\p{L}.'-]+(?: \p{Lu}[\p{L}.'-]+){0,2} [A-Z]{2}$/u.test(trimmed) &&
    STATE_CODE.test(trimmed.slice(-2))
  )
    return 0.8;
  if (/^(?:[A-Z]{1,2}-)?\d{4,5} \p{Lu}[\p{L} .'-]+$/u.test(trimmed)) return 0.8;
  if (/^\p{Lu}[\p{L} .'-]+ (?:area|bay area|county|region)$/iu.test(trimmed)) return 0.7;
  if (
    /^\p{Lu}[\p{L}.' -]+$/u.test(trimmed) &&
    PLACE_LAST.test(fold(trimmed)) &&
    trimmed.split(/\s+/).length <= 4
  )
    return 0.5;
  return 0;
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

function isName(text: string): boolean {
  return /^\p{Lu}[\p{L}\p{M}.'’ -]*(?: \d{1,2})?$/u.test(text) && text.split(/\s+/).length <= 4;
}

export function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}+#'-]+/u)
    .filter(Boolean);
}
