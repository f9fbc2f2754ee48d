import { normalForm } from '../text/clean.ts';

/** How words for it begin, in the languages of headings and those beside them, without accents. */
const STEMS = [
  ...[
    'referenc',
    'referens',
    'referenz',
    'referentie',
    'referentes',
    'referenten',
    'referee',
    'referans',
    'refs',
    'recommend',
    'recommand',
  ],
  ...[
    'recomend',
    'recomanda',
    'raccomand',
    'rekommend',
    'rekomend',
    'empfehl',
    'anbefal',
    'aanbevel',
    'suosit',
  ],
  ...[
    'doporuc',
    'odporuc',
    'ajanl',
    'preporuk',
    'testimonial',
    'рекоменд',
    'препорук',
    'препорък',
    'референ',
  ],
  ...[
    'συστασ',
    'tavsiye',
    'referint',
    '推荐',
    '推薦',
    '参考人',
    '參考人',
    '推薦人',
    '추천',
    'مراجع',
    'توصيات',
  ],
  ...['ממליצ', 'המלצ', 'nguoi tham chieu', 'nguoi gioi thieu'],
].map(withoutAccents);

/** What stands beside such a word where the heading is about nothing else. */
const BESIDE =
  /^(?:of|and|my|the|for|with|from|by|a|e|y|i|og|och|und|et|ou|or|de|da|do|des|la|le|les|los|las|mes|mis|meine|von|auf|sur|on|upon|available|request|anfrage|demande|bajo|peticion|sob|pedido|solicitud|professional|personal|academic|business|work|character|further|selected|additional|other|letters?|lettres?|cartas?|briefe?|schreiben|listy?|lista?|list|contacts?|people|persons?|personer|personen|professionnel(?:le)?s?|professionelle?n?|profesionales|profissionais|personelles?|personales|pessoais|akademische|zawodowe)$/u;

/**
 * Whether a heading is about people who can be asked about somebody: such a section has no kind of its own. One that says
 * more, as "Reference projects", is not, unless it tells how somebody is reached.
 */
export function isReferencesHeading(title: string, reachesSomebody: boolean): boolean {
  const plain = withoutAccents(title);
  const spaced = /^\s*(?:\p{L}\s+){3,}\p{L}\s*$/u.test(plain) ? plain.replace(/\s/gu, '') : plain;
  const words = spaced.split(/[^\p{L}]+/u).filter(Boolean);
  const isFound = STEMS.some((stem) =>
    /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(stem)
      ? words.some((word, index) => words.slice(index).join(' ').startsWith(stem) || word.startsWith(stem))
      : spaced.includes(stem),
  );
  const isAlone = STEMS.includes(spaced.trim());
  return (
    isFound && (isAlone || reachesSomebody || words.every((word) => BESIDE.test(word) || isOneWord(word)))
  );
}

/** Endings of such words; what is longer is put together with another word: "Referenzprojekte". */
const ENDING_MAX = 8;
const OTHERS = /projekt|projec|projet|proyect|projet|archit|system|系统|model|manag|data|kund|client/u;

function isOneWord(word: string): boolean {
  return STEMS.some(
    (stem) => word.startsWith(stem) && word.length - stem.length <= ENDING_MAX && !OTHERS.test(word),
  );
}

function withoutAccents(text: string): string {
  return normalForm(text, 'NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
