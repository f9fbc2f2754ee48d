import type { Paper } from '#documents/fields.ts';
import { RESUME } from '#documents/resume/fields.ts';
import type { CoreSection } from '#documents/resume/setting-fields.ts';
import { languageOf } from '#documents/text/languages/languages.ts';
import { sectionKind } from '../content/section-kinds.ts';
import type { CountryPack, Custom } from './country-pack.ts';

/** What is said of sending a resume to a country. */
export const COUNTRY_TEXTS = {
  country: 'Country',
  none: 'Choose a country',
  intro: 'What is usual there. Nothing changes unless you press it, and Undo takes each back.',
  do: 'Do it',
  done: 'Already so',
  sources: 'Where this comes from',
  lastWord: 'Customs differ from trade to trade. Where the advertisement asks for something, that counts.',
  photoPlaces: 'Templates can be filtered by whether they have a place for one.',
  hasPhoto: 'Your resume has one.',
  removePhoto: 'Remove photo',
} as const;

const PAPERS: Record<Paper, string> = { a4: 'A4', letter: 'US Letter' };

export const paperTitle = (paper: Paper) => `Paper: ${PAPERS[paper]}`;
export const datesTitle = (example: string) => `Dates like ${example}`;
/** "Headings in German, French or Italian". */
export function headingsTitle(languages: readonly string[]): string {
  const names = languages.map(languageName);
  const others = names.slice(0, -1).join(', ');
  return `Headings in ${[others, names.at(-1)].filter(Boolean).join(' or ')}`;
}

/** What a language is called in English. */
export function languageName(code: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? languageOf(code).name;
}

export const pagesTitle = ({ usual, most }: CountryPack['pages']) => {
  if (usual === most) return `Length: up to ${most} ${most === 1 ? 'page' : 'pages'}`;
  return `Length: ${usual === 1 ? '1 page' : `${usual} pages`}, ${most} at most`;
};
export const pagesNow = (pages: number) => (pages === 1 ? 'Yours has 1 page.' : `Yours has ${pages} pages.`);

const STANCES: Record<Custom['stance'], string> = {
  leaveOut: 'leave it out',
  optional: 'as you like',
  usual: 'usual',
};

export const photoTitle = (stance: Custom['stance']) => `Photo: ${STANCES[stance]}`;
export const birthTitle = (stance: Custom['stance']) => `Date of birth: ${STANCES[stance]}`;

/** "Professional summary, work experience, education, languages, skills". */
export function orderInWords(order: CountryPack['order']): string {
  const names = order.map((name) => (isCore(name) ? RESUME[name].label : sectionKind(name).name));
  return names.map((name, at) => (at === 0 ? name : name.toLowerCase())).join(', ');
}

function isCore(name: CountryPack['order'][number]): name is CoreSection {
  return Object.hasOwn(RESUME, name);
}

/** What is told once a press has done what it says. */
export const doneText = (title: string) => `Done: ${title}. Undo brings back how it was.`;
