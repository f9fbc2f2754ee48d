import type { ParsedSectionKind } from '#documents/parser/parsed-resume.ts';
import { foldWords, withoutLetterSpacing } from '../text/fold.ts';
import { RUSSIAN_HEADINGS } from '../words/russian.ts';
import { HEADING_EXTRAS, HEADINGS } from '../words/headings.ts';

type KnownKind = Exclude<ParsedSectionKind, 'unknown'>;

/** What a line heads, if it is a heading: by a list of its very words, or by one telling word. */
export type HeadingKind = { kind: KnownKind; exact: boolean };

const known = new Map<string, KnownKind>();
for (const [kind, all] of Object.entries(HEADINGS)) {
  // Object.entries forgets the keys of what it is given.
  const everywhere = `${all}|${RUSSIAN_HEADINGS[kind as KnownKind]}`;
  for (const heading of everywhere.split('|'))
    setOnce(heading.replace(/\s+/g, ' ').trim(), kind as KnownKind);
}

function setOnce(heading: string, kind: KnownKind): void {
  const words = foldWords(heading);
  if (words && !known.has(words)) known.set(words, kind);
}

const extras = new Set(HEADING_EXTRAS);
const AND = /(?<!\s)\s+(?:and|und|et|y|e|ed|en|i|и|&|or)\s+/u;

/** "Schul- und Berufsausbildung": the first word lacks its end, and the second says what both are. */
const ELIDED = /(?<!\p{L})\p{L}+[-‐]\s?(?:und|u\.|&)\s+/giu;

/** "2.", "II.", "B)" before a heading. */
const NUMBERING = /^(?:[\s\d.)]+(?=\p{L})|(?:[IVX]{1,5}|[A-H])[.)]\s+(?=\p{L}{3}|\p{L}\s\p{L}))/u;

/** What a text would head. */
export function headingKind(text: string): HeadingKind | undefined {
  const words = normalized(text);
  if (!words || words.length > 60) return undefined;
  if (words.split(' ').length > 8) {
    const kind = lookUpTorn(words);
    return kind && { kind, exact: true };
  }
  const exact = lookUp(words) ?? lookUpParts(words) ?? lookUpTorn(words);
  if (exact) return { kind: exact, exact: true };
  const all = words.split(' ');
  if (all.length > 6) return undefined;
  const key = HEADING_KEYS.find(([word]) => all.includes(word));
  return key && { kind: key[1], exact: false };
}

function normalized(text: string): string {
  const plain = withoutLetterSpacing(text.replace(NUMBERING, '')).replace(ELIDED, ' ');
  return foldWords(plain.replace(/[&+/]/g, ' & '))
    .replace(/(?<=^| )&(?= |$)/g, 'and')
    .replace(/^(?:and )+/, '')
    .replace(/(?<! and)(?: and)+$/, '')
    .replace(/\b(\p{L}+) s\b/gu, '$1s');
}

function lookUp(words: string): KnownKind | undefined {
  const found = known.get(words) ?? known.get(words.replace(AND, ' and '));
  if (found) return found;
  // "PROFESSIONALEXPERIENCE": what lost its blanks.
  if (!words.includes(' ') && words.length > 9) return glued.get(words);
  const rest = words.split(' ');
  while (rest.length > 1 && extras.has(rest[0] ?? '')) {
    rest.shift();
    const kind = known.get(rest.join(' '));
    if (kind) return kind;
  }
  while (rest.length > 1 && extras.has(rest.at(-1) ?? '')) {
    rest.pop();
    const kind = known.get(rest.join(' '));
    if (kind) return kind;
  }
  return undefined;
}

/** Shorter ones may come of other words. */
const TORN_LETTERS = 7;

/** "ED UCATION", "E·D·U·C·A·T·I·O·N": a heading whose letters came apart, wherever that was. */
function lookUpTorn(words: string): KnownKind | undefined {
  const letters = words.replaceAll(' ', '');
  if (letters === words || letters.length < TORN_LETTERS) return undefined;
  return known.get(letters) ?? glued.get(letters);
}

const glued = new Map(
  [...known]
    .filter(([words]) => words.includes(' '))
    .map(([words, kind]) => [words.replaceAll(' ', ''), kind]),
);

/** "Education and Certifications" heads what its first part says. */
function lookUpParts(words: string): KnownKind | undefined {
  const parts = words.split(AND);
  if (parts.length < 2) return undefined;
  const kinds = parts.map(lookUp);
  return kinds.every((kind) => kind !== undefined) ? kinds[0] : undefined;
}

/** Words that give a heading away when no list knows the whole of it; the first that fits decides. */
const HEADING_KEYS: readonly (readonly [string, KnownKind])[] = [
  ['volunteer', 'volunteering'],
  ['voluntary', 'volunteering'],
  ['community', 'volunteering'],
  ['extracurricular', 'volunteering'],
  ['ehrenamt', 'volunteering'],
  ['reference', 'references'],
  ['referees', 'references'],
  ['publications', 'publications'],
  ['presentations', 'publications'],
  ['talks', 'publications'],
  ['conferences', 'publications'],
  ['projects', 'projects'],
  ['projekte', 'projects'],
  ['projets', 'projects'],
  ['proyectos', 'projects'],
  ['experience', 'experience'],
  ['employment', 'experience'],
  ['experiences', 'experience'],
  ['internships', 'experience'],
  ['berufserfahrung', 'experience'],
  ['erfahrung', 'experience'],
  ['experiencia', 'experience'],
  ['esperienze', 'experience'],
  ['esperienza', 'experience'],
  ['werkervaring', 'experience'],
  ['education', 'education'],
  ['ausbildung', 'education'],
  ['certifications', 'certificates'],
  ['certificates', 'certificates'],
  ['licenses', 'certificates'],
  ['credentials', 'certificates'],
  ['zertifikate', 'certificates'],
  ['trainings', 'certificates'],
  ['skills', 'skills'],
  ['competencies', 'skills'],
  ['expertise', 'skills'],
  ['technologies', 'skills'],
  ['kenntnisse', 'skills'],
  ['competences', 'skills'],
  ['habilidades', 'skills'],
  ['awards', 'awards'],
  ['honors', 'awards'],
  ['honours', 'awards'],
  ['achievements', 'awards'],
  ['accomplishments', 'awards'],
  ['scholarships', 'awards'],
  ['languages', 'languages'],
  ['interests', 'interests'],
  ['hobbies', 'interests'],
  ['activities', 'volunteering'],
  ['leadership', 'volunteering'],
  ['summary', 'summary'],
  ['profile', 'summary'],
  ['objective', 'summary'],
];
