/*
 * Words of dates, folded (lower case, without accents), in English, German, French, Spanish, Portuguese, Italian,
 * Dutch, Polish and Russian.
 */

import { RUSSIAN_MONTHS, RUSSIAN_PRESENT } from './russian.ts';

const MONTHS: readonly string[] = [
  'january|januar|janner|janvier|januari|janeiro|gennaio|enero|jan|janv|jan|ene|gen|styczen|stycznia|sty',
  'february|februar|feber|fevrier|febrero|fevereiro|febbraio|februari|febr|feb|fevr|fev|luty|lutego|lut',
  'march|marz|maerz|mars|marzo|marco|maart|mar|mrz|mrt|maa|marzec|marca',
  'april|avril|abril|aprile|apr|avr|abr|kwiecien|kwietnia|kwi',
  'may|mai|mayo|maio|maggio|mei|mag|maja|maj',
  'june|juni|juin|junio|junho|giugno|jun|giu|czerwiec|czerwca|cze',
  'july|juli|juillet|julio|julho|luglio|jul|juil|lug|lipiec|lipca|lip',
  'august|aout|agosto|augustus|aug|ago|aou|sierpien|sierpnia|sie',
  'september|septembre|septiembre|setiembre|setembro|settembre|sept|sep|set|sett|wrzesien|wrzesnia|wrz',
  'october|oktober|octobre|octubre|outubro|ottobre|oct|okt|out|ott|pazdziernik|pazdziernika|paz',
  'november|novembre|noviembre|novembro|nov|listopad|listopada|lis',
  'december|dezember|decembre|diciembre|dezembro|dicembre|dec|dez|dic|grudzien|grudnia|gru',
];

/** Names of the months, January first: patterns, each for all its spellings. */
export const MONTH_NAMES: readonly string[] = MONTHS.map(
  (month, index) => `${month}|${RUSSIAN_MONTHS[index]}`,
);

/** What an end is called that has not come. */
export const PRESENT_WORDS: readonly string[] = [
  'present day',
  'present',
  'presently',
  'current',
  'currently',
  'now',
  'today',
  'ongoing',
  'on-going',
  'to date',
  'till date',
  'date',
  'continuing',
  'bis heute',
  'heute',
  'aktuell',
  'jetzt',
  'laufend',
  'dato',
  "aujourd'hui",
  "a aujourd'hui",
  'a ce jour',
  'ce jour',
  'actuel',
  'actuelle',
  'actuellement',
  'en cours',
  'maintenant',
  'la actualidad',
  'actualidad',
  'actualmente',
  'actual',
  'presente',
  'el presente',
  'la fecha',
  'hoy',
  'hoje',
  'o momento',
  'atual',
  'atualmente',
  'ate hoje',
  'oggi',
  'ad oggi',
  'attuale',
  'attualmente',
  'in corso',
  'heden',
  'nu',
  'vandaag',
  'recent',
  'huidig',
  'obecnie',
  'teraz',
  'do dzis',
  'do chwili obecnej',
  'nadal',
  'do teraz',
  'do dzisiaj',
  'dzis',
  'do nadal',
  ...RUSSIAN_PRESENT,
];

/** What stands between a beginning and an end. */
export const UNTIL_WORDS: readonly string[] = [
  'to',
  'until',
  'till',
  'til',
  'through',
  'thru',
  'and',
  'bis',
  'bis zum',
  'a',
  'à',
  'au',
  'al',
  'ao',
  "jusqu'a",
  "jusqu'en",
  "jusqu'au",
  'hasta',
  'ate',
  'fino a',
  'fino al',
  'tot',
  'tot en met',
  't/m',
  'up to',
  'do',
  'по',
  'до',
];

/** What stands before a beginning that has no end. */
export const SINCE_WORDS: readonly string[] = [
  'since',
  'from',
  'starting',
  'seit',
  'ab',
  'von',
  'depuis',
  'depuis le',
  'des',
  'desde',
  'od',
  'dal',
  'da',
  'sinds',
  'vanaf',
  'a partir de',
  'с',
  'со',
];

/** Of those, what may also begin a period that ends. */
export const FROM_WORDS: readonly string[] = [
  'from',
  'von',
  'de',
  'du',
  'van',
  'dal',
  'da',
  'desde',
  'del',
  'od',
  'с',
  'со',
];

/** What stands before an end without a beginning. */
export const BEFORE_WORDS: readonly string[] = [
  'until',
  'bis',
  "jusqu'en",
  'hasta',
  'ate',
  'fino al',
  'tot',
  'do',
  'по',
  'до',
];

/** What stands before an end that is still to come. */
export const EXPECTED_WORDS: readonly string[] = [
  'expected',
  'anticipated',
  'voraussichtlich',
  'prevu',
  'previsto',
  'prevista',
  'planowane',
];

/** Seasons and terms, by their English name. */
export const SEASON_NAMES: Readonly<Record<string, string>> = {
  spring: 'spring|fruhjahr|fruhling|printemps|primavera|voorjaar|lente|sommersemester|ss',
  summer: 'summer|sommer|ete|verano|verao|estate|zomer',
  fall: 'fall|autumn|herbst|automne|otono|outono|autunno|herfst|najaar',
  winter: 'winter|hiver|invierno|inverno|wintersemester|ws',
  'first quarter': 'q1',
  'second quarter': 'q2',
  'third quarter': 'q3',
  'fourth quarter': 'q4',
};
