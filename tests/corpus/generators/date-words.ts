import type { Language, Month } from './person.ts';

/** How somebody writes dates; one resume keeps to one way. */
export type DateStyle = {
  months: 'long' | 'short' | 'numeric' | 'dotted' | 'year-first' | 'year-dot' | 'apostrophe' | 'years';
  /** Between start and end, spaces included. */
  between: string;
  /** Which of the usual words for "today" is taken. */
  today?: number;
  /** "Since 2020" rather than "2020 – today". */
  since?: boolean;
};

type Words = { long: readonly string[]; short: readonly string[]; today: readonly string[]; since: string };

const list = (words: string): readonly string[] => words.split(' ');

const WORDS: Record<Language, Words> = {
  en: {
    long: list('January February March April May June July August September October November December'),
    short: list('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
    today: ['Present', 'present', 'Current', 'Now'],
    since: 'Since',
  },
  de: {
    long: list('Januar Februar März April Mai Juni Juli August September Oktober November Dezember'),
    short: list('Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.'),
    today: ['heute', 'aktuell', 'dato', 'jetzt'],
    since: 'seit',
  },
  fr: {
    long: list('janvier février mars avril mai juin juillet août septembre octobre novembre décembre'),
    short: list('janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'),
    today: ['aujourd’hui', 'à ce jour', 'présent', "aujourd'hui"],
    since: 'depuis',
  },
  es: {
    long: list('enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'),
    short: list('ene. feb. mar. abr. may. jun. jul. ago. sept. oct. nov. dic.'),
    today: ['actualidad', 'Actualidad', 'presente', 'actualmente'],
    since: 'desde',
  },
  pt: {
    long: list('janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'),
    short: list('jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez.'),
    today: ['atual', 'presente', 'o momento', 'atualmente'],
    since: 'desde',
  },
  pl: {
    long: list(
      'styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień',
    ),
    short: list('sty lut mar kwi maj cze lip sie wrz paź lis gru'),
    today: ['obecnie', 'nadal', 'teraz', 'dziś'],
    since: 'od',
  },
};

/** A date as it is printed. */
export function printDate(month: Month, language: Language, { months }: DateStyle): string {
  const [year = '', number] = month.split('-');
  if (number === undefined || months === 'years') return year;
  const { long, short } = WORDS[language];
  const index = Number(number) - 1;
  // "mayo de 2019" is how Spanish and Portuguese say it in full.
  const of = language === 'es' || language === 'pt' ? ' de ' : ' ';
  switch (months) {
    case 'long':
      return `${long[index]}${of}${year}`;
    case 'short':
      return `${short[index]} ${year}`;
    case 'apostrophe':
      return `${short[index]} ’${year.slice(2)}`;
    case 'numeric':
      return `${number}/${year}`;
    case 'dotted':
      return `${number}.${year}`;
    case 'year-first':
      return `${year}-${number}`;
    case 'year-dot':
      return `${year}.${number}`;
  }
}

/** From when to when, as it is printed; empty without dates. */
export function printPeriod(
  { from, to }: { from?: Month; to?: Month },
  language: Language,
  style: DateStyle,
  ended = false,
): string {
  if (from === undefined) return to === undefined ? '' : printDate(to, language, style);
  const start = printDate(from, language, style);
  const { today, since } = WORDS[language];
  if (to === undefined) {
    if (ended) return start;
    if (style.since) return `${since} ${start}`;
    return `${start}${style.between}${today[style.today ?? 0]}`;
  }
  const end = printDate(to, language, style);
  return start === end ? start : `${start}${style.between}${end}`;
}
