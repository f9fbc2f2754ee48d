/** Numbers in words that count as a figure. Articles ("a", "ein", "une") and words that are more often not numbers are left out. */
const NUMBER_WORDS: Readonly<Record<string, string>> = {
  en: 'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million millions billion billions dozen dozens half halved third quarter doubled doubling tripled tripling quadrupled twice threefold fourfold fivefold tenfold twofold single-digit double-digit',
  de: 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert hunderte tausend tausende million millionen milliarde milliarden dutzend hälfte halbiert halbierte halbierung drittel viertel verdoppelt verdoppelte verdoppelung verdreifacht verdreifachte doppelt zweistellig zweistellige zweistelligen dreistellig',
  fr: 'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt trente quarante cinquante soixante cent cents mille millier milliers million millions milliard milliards douzaine dizaine dizaines centaine centaines moitié tiers quart doublé doublement triplé double triple',
  es: 'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien ciento cientos mil miles millón millones docena decena decenas centenar centenares mitad tercio duplicado dupliqué duplicó duplicar triplicado tripliqué doble triple',
  pt: 'dois duas três quatro cinco seis sete oito nove dez onze doze treze catorze quatorze quinze dezesseis dezasseis dezessete dezassete dezoito dezenove dezanove vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem cento centenas mil milhares milhão milhões bilhão bilhões dúzia dezena dezenas metade terço dobrei dobrou dupliquei duplicou tripliquei triplicou dobro triplo',
};

const sets = new Map(
  Object.entries(NUMBER_WORDS).map(([language, words]) => [language, new Set(words.split(' '))]),
);

/** The words for numbers in a language; none where we do not know it. */
export function numberWords(language: string): ReadonlySet<string> {
  return sets.get(language) ?? new Set();
}
