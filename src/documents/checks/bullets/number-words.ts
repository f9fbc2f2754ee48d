/* Numbers that are written in words, and which of them measure something. */

/** Articles ("a", "ein", "une") and words that are more often not numbers are left out. */
const NUMBER_WORDS: Readonly<Record<string, string>> = {
  en: 'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million millions billion billions dozen dozens half halved third thirds quarter quarters doubled doubling tripled tripling quadrupled twice threefold fourfold fivefold tenfold twofold single-digit double-digit',
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

/** Words for numbers that are a part of another name, in the order in which they are taken out. */
const NO_NUMBERS: Readonly<Record<string, readonly RegExp[]>> = {
  en: [
    // A share is measured by "a third of" and "by half"; "third-party" and "each quarter" name something.
    /(?<!\p{L})(?:half|third|quarter)-(?!million|billion|dozen|hour)\p{L}+/giu,
    /(?<!(?:\ba|\bone|\btwo)[\s-])(?<!\p{L})third(?!\p{L})/giu,
    /(?<!\p{L})thirds?\s(?:part(?:y|ies)|shifts?|grade|year|line|floor|language|place|sector)(?!\p{L})/giu,
    /(?<=\b(?:each|every|per|last|next|this|that|first|second|third|fourth|final|the|fiscal|financial)\s)quarters?(?!\p{L})/giu,
    /(?<=\b(?:first|second|other|better)\s)half(?!\p{L})|(?<!\p{L})half\s(?:days?|terms?|years?|marathons?|board|time|yearly)(?!\p{L})/giu,
    /(?<!\p{L})(?:two|three|four|five|six|seven)-(?:factor|way|wheel\p{L}*|phase|dimensional|tier|pronged)(?!\p{L})/giu,
  ],
  de: [/(?<!\p{L})vier-augen-\p{L}+/giu, /(?<!\p{L})drittel-\p{L}+/giu],
  fr: [
    // "Comptes de tiers", "quart de nuit", "véhicule neuf": only "un tiers", "trois quarts" and "neuf agents" count.
    /(?<!(?:un|deux)\s)(?<!\p{L})tiers(?!\p{L})/giu,
    /(?<!(?:un|trois)\s)(?<!\p{L})quart(?!\p{L})/giu,
    /(?<!\p{L})neuf(?=\s(?:et|ou)\s|[\s.,;)]*$)/giu,
    /(?<!\p{L})(?:mille-feuilles?|deux-roues|quatre-quarts)(?!\p{L})/giu,
  ],
};
const NAMES = /(?<!\p{L})six[\s-]sigma(?!\p{L})/giu;

/** Parts and multiples that may also name a thing: "double comptabilité", "doble turno". */
const TWOFOLD = /^(?:half|third|thirds|quarter|quarters|double|triple|doble|dubbel|doppio|triplo)$/u;
const SHARE_OF =
  /(?<!\p{L})(?:(?:a|one|two|three)[\s-](?:third|quarter)s?(?!\s\p{L}+s?$)|(?:by|in)\s(?:a\s)?(?:half|third|quarter)|half\s(?:of|the|an?|as)|and\sa\shalf|le\sdouble|el\sdoble|il\sdoppio)(?!\p{L})/iu;

export type Measure = 'measures' | 'perhaps' | 'none';

/** Whether a text without digits measures something in words; `perhaps` where the word may as well be a name. */
export function measureInWords(text: string, language: string): Measure {
  const numbers = sets.get(language);
  if (numbers === undefined) return 'none';
  const rest = [NAMES, ...(NO_NUMBERS[language] ?? [])].reduce(
    (left, pattern) => left.replace(pattern, ' '),
    text,
  );
  const found = [...rest.matchAll(/\p{L}+(?:-\p{L}+)*/gu)].map(([word], index) =>
    measureOf(word, index === 0, numbers),
  );
  if (found.includes('measures') || SHARE_OF.test(rest)) return 'measures';
  return found.includes('perhaps') ? 'perhaps' : 'none';
}

function measureOf(word: string, isFirst: boolean, numbers: ReadonlySet<string>): Measure {
  const small = word.toLowerCase();
  const parts = small.split('-');
  if (!numbers.has(small) && !parts.some((part) => numbers.has(part))) return 'none';
  // "The Big Four" is a name; "Two teams" opens a sentence.
  if (TWOFOLD.test(small) || (!isFirst && small !== word)) return 'perhaps';
  return /-(?:star|course|sided|stern\p{L}*|schicht\p{L}*)$/u.test(small) ? 'perhaps' : 'measures';
}
