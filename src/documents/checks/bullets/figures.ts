import type { Check } from '../check.ts';
import { hasSeveralBullets } from './bullet-amount.ts';
import { counted, jobBullets } from './resume-bullets.ts';

/** Numbers in words that count as a figure. Articles ("a", "ein", "une") and words that are more often not numbers are left out. */
const NUMBER_WORDS: Readonly<Record<string, string>> = {
  en: 'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million millions billion billions dozen dozens half halved third quarter doubled doubling tripled tripling quadrupled twice threefold fourfold fivefold tenfold twofold single-digit double-digit',
  de: 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert hunderte tausend tausende million millionen milliarde milliarden dutzend hälfte halbiert halbierte halbierung drittel viertel verdoppelt verdoppelte verdoppelung verdreifacht verdreifachte doppelt zweistellig zweistellige zweistelligen dreistellig',
  fr: 'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt trente quarante cinquante soixante cent cents mille millier milliers million millions milliard milliards douzaine dizaine dizaines centaine centaines moitié tiers quart doublé doublement triplé double triple',
  es: 'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien ciento cientos mil miles millón millones docena decena decenas centenar centenares mitad tercio duplicado dupliqué duplicó duplicar triplicado tripliqué doble triple',
  pt: 'dois duas três quatro cinco seis sete oito nove dez onze doze treze catorze quatorze quinze dezesseis dezasseis dezessete dezassete dezoito dezenove dezanove vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem cento centenas mil milhares milhão milhões bilhão bilhões dúzia dezena dezenas metade terço dobrei dobrou dupliquei duplicou tripliquei triplicou dobro triplo',
};

/** For telling that a figure is there; they are not counted in, as we do not know all forms. */
const FURTHER_WORDS: Readonly<Record<string, string>> = {
  it: 'due tre quattro cinque sei sette otto nove dieci dodici quindici venti trenta quaranta cinquanta cento mille mila milione milioni dozzina decina decine centinaia migliaia metà doppio triplo raddoppiato raddoppiata',
  nl: 'twee drie vier vijf zes zeven acht negen tien elf twaalf vijftien twintig dertig veertig vijftig honderd honderden duizend duizenden miljoen dozijn tientallen helft kwart verdubbeld verdubbelde dubbel',
  pl: 'dwa dwie dwóch dwoma dwiema trzy trzech trzema cztery czterech czterema pięć pięciu sześć sześciu siedem siedmiu osiem ośmiu dziewięć dziewięciu dziesięć dziesięciu dwanaście dwunastu piętnaście piętnastu dwadzieścia dwudziestu sto stu setki tysiąc tysiące tysięcy milion miliony milionów tuzin połowa połowę połowy dwukrotnie trzykrotnie podwojenie',
};

const sets = new Map(
  Object.entries({ ...NUMBER_WORDS, ...FURTHER_WORDS }).map(([language, words]) => [
    language,
    new Set(words.split(' ')),
  ]),
);

/** The words for numbers in a language; none where we do not know it. */
function numberWords(language: string): ReadonlySet<string> {
  return sets.get(language) ?? new Set();
}

/** Months of the languages that we know, as far as a year or a day follows them. */
const MONTH =
  '(?:jan|feb|mar|mär|apr|abr|ma[iyg]|jun|jul|aug|ago|sep|set|oct|okt|out|nov|dec|dez|dic|déc|janv|févr|avr|juin|juil|août|ene|fev)\\p{L}*\\.?';

/** What has digits and is no figure of an achievement, in the order in which it is taken out. */
const NO_FIGURES: readonly RegExp[] = [
  /\b(?:https?:\/\/|www\.)\S+|(?<!\S)\S[^\s@]*@\S+/giu,
  // Dates and spans of years.
  new RegExp(`\\b\\d{1,2}\\.?\\s+(?:de\\s+)?${MONTH}(?:\\s+(?:de\\s+)?(?:19|20)\\d\\d)?`, 'giu'),
  new RegExp(`\\b${MONTH}\\s+(?:\\d{1,2}(?:st|nd|rd|th)?(?:,\\s*|\\b))?(?:(?:19|20)\\d\\d)?`, 'giu'),
  /\b\d{1,4}[./-]\d{1,2}[./-]\d{1,4}\b/gu,
  /\b(?:0?[1-9]|1[0-2])\/(?:19|20)\d\d\b/gu,
  // A year stands alone: "2,019", "2019 parts" by a comma or "1,950 units" are told by the sign around them.
  /(?<![\d.,$€£¥#+-])(?:19|20)\d\d(?:\s*[–/-]\s*(?:(?:19|20)?\d\d))?(?![\d%]|[.,]\d|\s*(?:%|€|units|people|users|customers|patients|students|orders|pages|hours))/gu,
  /\b(?:FY|Q[1-4]|H[12])\s?'?\d{0,4}\b/gu,
  // Telephone numbers.
  /\+\d[\d\s().-]{7,}\d|\(\d{3}\)\s?\d{3}-\d{4}|\b\d{3}-\d{3}-\d{4}\b/gu,
  // Paragraphs of laws, and levels: “§ 37.3”, “niveau 3”.
  /(?:§|\b(?:niveau|nível|nivel|stufe|poziom|livello)\s)\s?\d+(?:\.\d+)*/giu,
  // Versions and names: "Python 3.11", "Windows 10", "ISO 9001", "HTML5", "B2B", "COVID-19", "24/7".
  /\b(?:ISO(?:\/IEC)?|IEC|EN|DIN|ANSI|NFPA|ASTM|OSHA|FORM|Form|Section|Rule|Title|Level|Class|Type|Part|Grade|Phase|Version|Python|Windows|Office|Angular|Vue|React|Java|PHP|Node|Ubuntu|Debian|SQL Server|Dynamics|HANA|iOS|Android|Microsoft|AutoCAD|Excel|ES|Bootstrap|Ruby|Rails|Django|Spring|Drupal|Unity|Unreal Engine|Oracle|Industrie|Industry|Web|Tier|Route|Room|Section|Article|Chapter|Schedule|Appendix|Scope|Basel|MiFID|Solvency)[\s-]*[IVX]*\d[\d.:/-]*\p{L}?(?!\s*(?:%|€|[\p{L}]*\s?(?:students|children|pupils|teachers|patients|classes|clients|customers|errors|projects)))/gu,
  /\b\p{Lu}\p{L}*\d+(?:\.\d+)*\p{L}*\b|\b(?:[BPC]2[BCGP]|[A-Z]{2,}-\d+)\b|\b24\s?\/\s?7\b|\b(?:9-5|9-1-1|911|401\(?k\)?|360(?:°|-degree| degree)|3D|2D|4D|5S|8D|1099|W-2|W2|10-K|10-Q|K-\d+|5G|4G|\d(?:st|nd|rd)-line)\b/gu,
  /\b\p{L}+\d+\b/gu,
];

/**
 * Whether a text has a figure that measures something: a number, a share, an amount, a number in words. Years, dates,
 * telephone numbers and versions measure nothing.
 */
export function hasFigure(text: string, language: string): boolean {
  const rest = NO_FIGURES.reduce((left, pattern) => left.replace(pattern, ' '), text);
  if (/\d/.test(rest)) return true;
  const numbers = numberWords(language);
  return (rest.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu) ?? []).some(
    (word) => numbers.has(word) || (word.includes('-') && word.split('-').some((part) => numbers.has(part))),
  );
}

const COUNTED_LANGUAGES = new Set(['en', 'de', 'fr', 'es', 'pt']);

/** Fewer than half of the bullets have a figure. */
export const figures: Check = {
  id: 'bullets/figures',
  counts: 'bullets',
  group: 'bullets',
  area: 'experience',
  severity: 'medium',
  why: 'A figure shows the size of what you did and lets a reader believe it; without one, two people’s bullets read the same.',
  passed: 'At least half of the bullets have a figure',
  applies: (input) => COUNTED_LANGUAGES.has(input.resume.language) && hasSeveralBullets(input),
  find(input) {
    const bullets = jobBullets(input);
    const without = bullets.filter(({ text }) => !hasFigure(text, input.resume.language));
    const having = bullets.length - without.length;
    if (having * 2 >= bullets.length) return [];
    return [
      {
        title: `${having === 0 ? 'None' : String(having)} of ${counted(bullets.length, 'bullet')} ${having === 1 ? 'has' : 'have'} a figure`,
        suggestion:
          'Add how many, how much, how often or how fast, wherever you know it: people served, money, time saved, size of the team, share of errors. An honest estimate (“about 30 a day”) is fine.',
        places: without.map(({ source }) => source),
      },
    ];
  },
};
