import { fold } from '../text/fold.ts';
import { RUSSIAN_LANGUAGES, RUSSIAN_LEVELS } from './russian.ts';

const NAMES =
  `polski|angielski|niemiecki|francuski|hiszpanski|wloski|rosyjski|ukrainski|czeski|english|englisch|anglais|ingles|inglese|engels|german|deutsch|allemand|aleman|alemao|tedesco|duits|french|
  franzosisch|francais|frances|francese|frans|spanish|spanisch|espagnol|espanol|castellano|espanhol|spagnolo|spaans|
  portuguese|portugiesisch|portugais|portugues|portoghese|portugees|brazilian portuguese|italian|italienisch|italien|
  italiano|italiaans|dutch|niederlandisch|hollandisch|neerlandais|neerlandes|holandes|olandese|nederlands|flemish|
  vlaams|russian|russisch|russe|ruso|russo|ukrainian|ukrainisch|ukrainien|ucraniano|ucraino|polish|polnisch|polonais|
  polaco|polacco|pools|polski|czech|tschechisch|tcheque|checo|ceco|slovak|slowakisch|slovaque|hungarian|ungarisch|
  hongrois|hungaro|romanian|rumanisch|roumain|rumano|romeno|rumeno|bulgarian|bulgarisch|serbian|serbisch|croatian|
  kroatisch|bosnian|slovenian|albanian|albanisch|greek|griechisch|grec|griego|grego|greco|turkish|turkisch|turc|turco|
  turks|arabic|arabisch|arabe|arabo|hebrew|hebraisch|hebreu|hebreo|persian|farsi|persisch|kurdish|kurdisch|chinese|
  chinesisch|chinois|chino|chines|cinese|chinees|mandarin|mandarin chinese|mandarino|cantonese|kantonesisch|japanese|
  japanisch|japonais|japones|giapponese|japans|korean|koreanisch|coreen|coreano|koreaans|vietnamese|vietnamien|thai|
  indonesian|malay|tagalog|filipino|hindi|urdu|bengali|bangla|punjabi|gujarati|marathi|tamil|telugu|kannada|malayalam|
  odia|sanskrit|nepali|sinhala|swedish|schwedisch|suedois|sueco|svedese|zweeds|norwegian|norwegisch|norvegien|danish|
  danisch|danois|danes|danese|deens|finnish|finnisch|finnois|icelandic|estonian|latvian|lithuanian|irish|gaelic|welsh|
  catalan|katalanisch|catala|basque|euskera|vasco|galician|gallego|latin|latein|latim|latino|luxembourgish|luxembourgeois|
  afrikaans|swahili|yoruba|igbo|hausa|amharic|somali|zulu|xhosa|georgian|armenian|azerbaijani|kazakh|uzbek|mongolian|
  american sign language|sign language|asl|gebardensprache|esperanto|creole|haitian creole|berber|occitan|breton|corse|corsican|alsacien|tamazight|wolof|
  lingala|pashto|dari|khmer|lao|burmese|hokkien|taiwanese|shanghainese|konkani|assamese|maithili|sindhi`
    .split('|')
    .map((name) => name.trim());

/** The same as they are called with the word for language: "język angielski". */
const WITH_WORD = [
  ...NAMES.map((name) => `jezyk ${name}`),
  ...RUSSIAN_LANGUAGES.map((name) => `${name} язык`),
];

/**
 * Languages people speak, folded, as they are called in English, German, French, Spanish, Portuguese, Italian, Dutch,
 * Russian, and the commonest in Polish.
 */
export const LANGUAGE_NAMES = new Set([...NAMES, ...RUSSIAN_LANGUAGES, ...WITH_WORD]);

const LEVELS =
  /(?<!\p{L})(?:ojczysty|biegle|biegly|bieg|zaawansowany|komunikatywny|komunikatywnie|podstawowy|sredniozaawansowany|native|mother ?tongue|first language|bilingual|fluent|fluently|fluency|advanced|proficient|proficiency|professional|full professional|limited working|working|conversational|intermediate|upper|elementary|basic|basics|beginner|good|very good|excellent|limited|learning|reading|spoken|written|muttersprach\p{L}*|fliessend|fließend|verhandlungssicher|sehr gut|gut|gute|grundkenntnisse|konversationssicher|fortgeschritten\p{L}*|schulkenntnisse|langue maternelle|maternelle?|bilingue|courant|couramment|avance|intermediaire|notions|debutant|scolaire|lu|nativo|nativa|materna|lengua materna|fluido|fluida|avanzado|medio|intermedio|basico|nivel|fluente|avancado|intermediario|nocoes|madrelingua|fluente|ottimo|buono|scolastico|avanzato|moedertaal|vloeiend|goed|redelijk|basis|uitstekend|[abc][12]\+?|niveau|level|toefl|ielts|delf|dalf|dele|toeic|hsk|jlpt|cambridge)(?!\p{L})/u;

/** Words for how well somebody knows a language, folded. */
export const LEVEL = new RegExp(`${LEVELS.source}|(?<!\\p{L})(?:${RUSSIAN_LEVELS})(?!\\p{L})`, 'u');

/** The share of a list's items that are languages, 0 to 1. */
export function languageScore(text: string): number {
  const items = fold(text)
    .split(/[,;|•·/]|\s[–—-]\s|\)/)
    .map((item) => item.replace(/[(:].*/, '').trim())
    .filter(Boolean);
  if (items.length === 0) return 0;
  const known = items.filter((item) => LANGUAGE_NAMES.has(item) || startsWithLanguage(item));
  return known.length / items.length;
}

export function startsWithLanguage(folded: string): boolean {
  const words = folded.trim().split(/[\s:(–—-]+/);
  return [1, 2, 3].some((count) => LANGUAGE_NAMES.has(words.slice(0, count).join(' ')));
}
