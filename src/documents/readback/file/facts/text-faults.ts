/** Signs that no reader can make a letter of. */
const UNDECODABLE = /[\ufffd\p{Co}\p{Cc}\p{Cn}]/gu;
/** Words that have lost "fi", "ff", "fl" or "ti", as some programs write them. None of these is a word. */
const LOST = new RegExp(
  `\\b(?:${[
    'of(?:c|\\s?ce)e?rs?',
    'ofces?',
    'certied',
    'of\\sce',
    'e(?:f?cien|ec)(?:t|cy|ts|tive)\\w*',
    'pro\\s?cien(?:t|cy)',
    'cer\\s?ti?\\s?cat(?:e|es|ion|ions)',
    'cer ti ?fi ?cat\\w+',
    'speci\\s?c(?:ally|ations?)?',
    'signi\\s?cant(?:ly)?',
    'scienti\\s?c',
    'quali\\s?(?:ed|cations?)',
    'identi\\s?ed',
    'veri(?:ed|cation)',
    'modied',
    'simpli\\s?ed',
    'de\\s?nitions?',
    'bene\\s?ts?',
    'con\\s?dential\\w*',
    'con\\sgur\\w+',
    'work\\s?ows?',
    'o\\sine',
    'in\\s?uenc\\w+',
    'nancial(?:ly)?',
    'a\\s?liat\\w+',
    '(?:educa|administra|informa|communica|organiza|applica|collabora|evalua|solu)\\s?ons?(?!-)',
  ].join('|')})\\b`,
  'iu',
);
const ADDRESS = /.@.|https?:|www\.|\.\w{2,4}\/|.\.(?:com|org|net|io|dev|edu)\b|#./iu;
const LETTERS = /\p{L}+/gu;
const SMALL_WORD = /[a-z](?:and|of|for|the|in|to|with|at|by|on)(?=[A-Z])/;

export function undecodableShare(text: string): number {
  const letters = text.replace(/\s/g, '').length;
  return letters === 0 ? 0 : (text.replace(/\s/g, '').match(UNDECODABLE)?.length ?? 0) / letters;
}

export function hasBrokenLigatures(text: string): boolean {
  return /\p{L}(?!\t)[\ufffd\p{Co}\p{Cc}]\p{L}/u.test(text) || LOST.test(text);
}

/** Words run together where several begin with capitals, or where a whole line has hardly a blank. */
export function hasGluedWords(text: string): boolean {
  const plain = text.replace(/\S+/gu, (token) => (ADDRESS.test(token) ? ' ' : token));
  if (!/[a-z]/.test(plain)) return false;
  const words = plain.match(LETTERS) ?? [];
  if (words.some((word) => word.length >= 16 && changes(word) >= 2 && SMALL_WORD.test(word))) return true;
  if (words.some((word) => word.length >= 24 && changes(word) >= 3)) return true;
  const long = words.filter((word) => word.length >= 28);
  return long.length > 0 && plain.trim().split(/\s+/).length <= long.length * 2 && plain.length > 40;
}

function changes(word: string): number {
  return word.match(/\p{Ll}\p{Lu}/gu)?.length ?? 0;
}
