import { SECTIONS_MAX } from '#documents/limits.ts';
import { namedPhoto, withoutPhoto } from '#documents/resume/named-photo.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { formatDate } from '#documents/text/dates.ts';
import { languageOf } from '#documents/text/languages/languages.ts';
import { hasBirthDate, withoutBirthDate } from './birth-date.ts';
import { hasClause, withClause } from './consent-clause.ts';
import type { CountryPack } from './country-pack.ts';
import {
  birthTitle,
  COUNTRY_TEXTS,
  datesTitle,
  headingsTitle,
  languageName,
  orderInWords,
  pagesNow,
  pagesTitle,
  paperTitle,
  photoTitle,
} from './country-texts.ts';
import { isInOrderOf, withOrderOf } from './order-there.ts';

/** What does a piece of advice, in one step. `label` is what its button says. */
export type CountryPress = { label: string; change: (data: ResumeData) => ResumeData };

/** One piece of advice for a country. */
export type CountryAdvice = {
  id: 'paper' | 'language' | 'dates' | 'order' | 'pages' | 'photo' | 'birthDate' | 'clause' | 'note';
  title: string;
  text: string;
  /** Whether the document is so already; nothing where that is not for us to say. */
  holds?: boolean;
  /** Offered while it does not hold. */
  presses: readonly CountryPress[];
};

const WORDS_ALONE: readonly CountryPress[] = [];
const press = (change: CountryPress['change'], label: string = COUNTRY_TEXTS.do): CountryPress => ({
  label,
  change,
});
const withSettings = (data: ResumeData, settings: Partial<ResumeData['settings']>): ResumeData => ({
  ...data,
  settings: { ...data.settings, ...settings },
});

/** All that a pack says of a resume. `pages` is how many it has, where that is known. */
export function countryAdvice(pack: CountryPack, data: ResumeData, pages?: number): CountryAdvice[] {
  const { clause, note } = pack;
  return [
    {
      id: 'paper',
      title: paperTitle(pack.paper),
      text: 'The sheet that printers there hold.',
      holds: data.settings.paper === pack.paper,
      presses: [press((from) => withSettings(from, { paper: pack.paper }))],
    },
    languageAdvice(pack, data),
    datesAdvice(pack, data),
    {
      id: 'order',
      title: 'Order of sections',
      text: `${orderInWords(pack.order)}. The others stay where you have put them.`,
      holds: isInOrderOf(data, pack.order),
      presses: [press((from) => withOrderOf(from, pack.order))],
    },
    pagesAdvice(pack, pages),
    photoAdvice(pack, data),
    birthAdvice(pack, data),
    ...(clause
      ? [
          {
            id: 'clause' as const,
            title: 'Consent clause',
            text: clause.advice,
            holds: hasClause(data, clause),
            presses: hasRoom(data) ? [press((from) => withClause(from, clause))] : WORDS_ALONE,
          },
        ]
      : []),
    ...(note ? [{ id: 'note' as const, title: 'Good to know', text: note, presses: WORDS_ALONE }] : []),
  ];
}

/** Whether a resume may have one section more. */
function hasRoom({ sections }: ResumeData): boolean {
  return sections.length < SECTIONS_MAX;
}

function languageAdvice({ languages }: CountryPack, { settings }: ResumeData): CountryAdvice {
  const only = languages.length === 1;
  return {
    id: 'language',
    title: headingsTitle(languages),
    text: 'For a resume in that language. Headings and months follow; your own text stays as it is.',
    holds: languages.includes(settings.language),
    presses: languages.map((language) =>
      press((from) => withSettings(from, { language }), only ? undefined : languageName(language)),
    ),
  };
}

function datesAdvice({ dateStyle, languages }: CountryPack, { settings }: ResumeData): CountryAdvice {
  const shown = languages.includes(settings.language) ? settings.language : (languages[0] ?? 'en');
  return {
    id: 'dates',
    title: datesTitle(formatDate('2019-03', languageOf(shown), dateStyle)),
    text: 'Month and year, all in one form.',
    // What is left to the design is set short.
    holds: (settings.dateStyle || 'short') === dateStyle,
    presses: [press((from) => withSettings(from, { dateStyle }))],
  };
}

function pagesAdvice({ pages }: CountryPack, now: number | undefined): CountryAdvice {
  const told = {
    id: 'pages' as const,
    title: pagesTitle(pages),
    text: now === undefined ? pages.advice : `${pages.advice} ${pagesNow(now)}`,
    presses: WORDS_ALONE,
  };
  return now !== undefined && now <= pages.usual ? { ...told, holds: true } : told;
}

function photoAdvice({ photo: { stance, advice } }: CountryPack, data: ResumeData): CountryAdvice {
  const told = { id: 'photo' as const, title: photoTitle(stance) };
  const isNamed = namedPhoto(data) !== undefined;
  if (stance !== 'leaveOut') {
    const text = isNamed ? advice : `${advice} ${COUNTRY_TEXTS.photoPlaces}`;
    return { ...told, text, presses: WORDS_ALONE };
  }
  return {
    ...told,
    text: isNamed ? `${COUNTRY_TEXTS.hasPhoto} ${advice}` : advice,
    holds: !isNamed,
    presses: [press(withoutPhoto, COUNTRY_TEXTS.removePhoto)],
  };
}

function birthAdvice({ birthDate: { stance, advice } }: CountryPack, data: ResumeData): CountryAdvice {
  const told = { id: 'birthDate' as const, title: birthTitle(stance), text: advice };
  if (stance !== 'leaveOut') return { ...told, presses: WORDS_ALONE };
  return { ...told, holds: !hasBirthDate(data), presses: [press(withoutBirthDate)] };
}
