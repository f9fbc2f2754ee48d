import type { ParsedFile, TextLine } from '#documents/parser/parsed-file.ts';
import type { Source } from '#documents/parser/parsed-resume.ts';
import { SCHOOL } from '../entries/school.ts';
import { linesLike } from './plain-text.ts';

/*
 * What may be an address, a number, a name or a heading, by the looks of a line alone. Generous on purpose: whoever
 * finds nothing by these may say that nothing is there.
 */

const ADDRESS = /[\p{L}\p{N}]\s?@|[([{]\s?at\s?[)\]}]|\sat\s\S{2,40}\sdot\s/iu;

/** Lines, links and properties that may hold an email address. */
export const mayBeAddress = (file: ParsedFile): Source[] => [
  ...linesLike(file, (text) => ADDRESS.test(text)),
  ...linkedBy(file, /^mailto:|^[^\s:/@]+@[^\s@]+\.\p{L}{2,}$/iu),
  ...Object.values(file.properties)
    .filter((text) => text.includes('@'))
    .map((snippet) => ({ snippet })),
];

const DATES =
  /(?<!\d)(?:\d{1,2}\s?[./-]\s?){0,2}(?:19|20)\d\d(?:[./-]\d{1,2}){0,2}(?!\d)(?:\s{0,2}[-–—/]\s{0,2}(?=\d))?/gu;
const AMOUNTS = /[$€£¥]\s?\d[\d.,]{0,15}|(?<!\d)\d{1,3}(?:,\d{3})+(?!\d)/gu;
const URLS =
  /https?:\S+|www\.\S+|(?<![\p{L}\d.-])[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,4}\.\p{L}{2,20}\/\S*/giu;
const DIALED = /\d(?:[\s().+\-‐‑–—/·]{0,3}\d){6,}/u;

/** A label of a number, and figures after it, however few. */
const LABELLED =
  /(?<!\p{L})(?:phone|mobile|cell|tel|telephone|telefon|handy|mobil|téléphone|portable|teléfono|móvil|telefone|celular|telefono|cellulare|telefoon|mobiel)(?:\s?(?:no|nr|number))?\s?[.:]{1,2}\s{0,3}[+(]{0,2}\d/iu;

/** Lines and links that may hold a phone number: a run of digits that is no date, amount or address. */
export const mayBePhone = (file: ParsedFile): Source[] => [
  ...linesLike(file, (text) => hasDialed(text) || LABELLED.test(text)),
  ...linkedBy(file, /^tel:/iu),
];

/** Whether there are digits enough in a row to be dialed. */
export const hasDialed = (text: string): boolean =>
  /\d/.test(text) && DIALED.test(text.replace(URLS, ' ').replace(AMOUNTS, ' ').replace(DATES, ' '));

const linkedBy = ({ links }: ParsedFile, target: RegExp): Source[] =>
  links
    .filter(({ url }) => target.test(url.trim()))
    .map(({ url, text, line, box }) => ({
      snippet: text.trim() || url,
      ...(line !== undefined && { line }),
      ...(box && { box }),
    }));

/** Two to five words of letters, each with a capital, or with small words between. */
const NAME =
  /^[(“"]?\p{Lu}[\p{L}\p{M}'’.-]*(?:\s+[(“"]?(?:\p{Lu}[\p{L}\p{M}'’.-]*|(?:van|von|de|der|den|da|do|dos|di|del|la|le|el|al|bin|y|e|zu|ten))[)”",]*){1,4}$/u;
/** Where names stand, they may be in small letters throughout. */
const FIRST_LINES = 6;
const FEW_WORDS = /^[\p{L}\p{M}'’.-]+(?:\s+[\p{L}\p{M}'’.-]+){0,3}$/u;

/** What such a document is called. */
const OWN_NAME =
  /^(?:curriculum(?: vitae)?|cv|r[eé]sum[eé]|lebenslauf|bewerbung|životopis|резюме)(?!\p{L})/iu;

/** Lines that may be somebody's name, and the author that the file names. */
export const mayBeName = (file: ParsedFile): Source[] => [
  ...linesLike(file, (text, { index, bullet, page }) => {
    const line = text.trim();
    if (bullet !== '' || page > 1 || isHeading(line) || OWN_NAME.test(line)) return false;
    return NAME.test(line) || (index < FIRST_LINES && FEW_WORDS.test(line));
  }),
  ...[file.properties.author].filter((author) => NAME.test(author.trim())).map((snippet) => ({ snippet })),
];

/** Words of headings of work, in more languages than we read. */
const WORK =
  /experien|employ|work history|career|internship|positions? held|professional (?:background|history)|berufs|beruflich|werdegang|laufbahn|praktik|beschäftig|tätigkeit|expérience|parcours|emplois|\bstages?\b|trayectoria|historial|histórico|profesional|profissional|professionnel|laboral|empleo|prácticas|experiência|percurso|carreira|estágio|esperienz|lavor|carriera|tirocin|werkervaring|ervaring|loopbaan|doświadcz|zatrudni|praktyk|przebieg|karier|zawodow|praca\b|карьер|опыт|работ|стаж|досвід|erfaren|arbeid|arbets|anställ|erhverv|työ|zkušenost|zaměstn|skúsenost|tapasztalat|munka|deneyim|εμπειρ|経験|職歴|经历|经验|工作|경력|خبر|ניסיון/iu;
export const STUDY =
  /educat|academic|qualification|degree|studie|ausbildung|studium|bildung|formation|études|diplôm|estudios|formación|formação|escolar|formazione|istruzione|studi\b|opleiding|onderwijs|wykształ|edukac|образован|освіта|utdann|utbild|uddann|koulutus|vzdělán|tanulm|eğitim|educaț|εκπαίδ|学歴|教育|학력|تعليم|השכלה|bachelor|master|b\.?sc|m\.?sc|ph\.?\s?d|diploma|licenciat|laurea|licence|abitur|\bGED\b/iu;
const SKILL =
  /skill|technolog|\btools?\b|competenc|software|expertise|proficien|strengths|\bstack\b|toolbox|kenntnis|fähigkeit|kompetenz|stärken|compétence|savoir|habilidad|competência|conhecimento|aptid|competenze|conoscenz|capacità|vaardig|umiejętn|kompeten|навык|умен|навич|färdighet|ferdighet|færdighed|taidot|dovednost|készség|beceri|yetenek|abilități|δεξιότ|スキル|技能|기술|مهارات|כישורים/iu;

/** Longer lines are sentences. */
const HEADING_WORDS = 6;

const wordsOf = (text: string): string[] => text.trim().split(/\s+/);

/** Whether a line reads like a heading with such a word; a longer one where it begins or ends with it. */
function readsLike(words: RegExp): (text: string, line: TextLine) => boolean {
  return (text, { bullet }) => {
    if (bullet !== '' || !words.test(text)) return false;
    const all = wordsOf(text);
    return (
      all.length <= HEADING_WORDS ||
      words.test(`${all[0] ?? ''} ${all[1] ?? ''}`) ||
      words.test(all.at(-1) ?? '')
    );
  };
}

const isHeading = (text: string): boolean =>
  wordsOf(text).length <= HEADING_WORDS && [WORK, STUDY, SKILL].some((words) => words.test(text));

export const mayHeadWork = (file: ParsedFile): Source[] => linesLike(file, readsLike(WORK));

/** Lines that may tell of a school or a degree, whether or not they head anything. */
export const mayBeStudy = (file: ParsedFile): Source[] => {
  const heads = readsLike(STUDY);
  return linesLike(file, (text, line) => heads(text, line) || SCHOOL.test(text));
};

/** Items parted by commas or the like, as lists of skills are; a line of contact details is none. */
function isList(text: string): boolean {
  if (text.length > 200 || /@|\d{3}/.test(text)) return false;
  const items = text.split(/[,;|•·/]/).map((item) => item.trim());
  return items.length >= LIST_ITEMS && items.every((item) => item.length <= ITEM_LETTERS);
}

const LIST_ITEMS = 4;
const ITEM_LETTERS = 32;

export const mayBeSkills = (file: ParsedFile): Source[] => {
  const heads = readsLike(SKILL);
  return linesLike(file, (text, line) => heads(text, line) || isList(text));
};

/** Any line that reads like a heading of any part of a resume, or is set apart as one. */
export const mayHead = (file: ParsedFile): Source[] => {
  const usual = usualSize(file);
  return linesLike(
    file,
    (text, line) =>
      line.bullet === '' &&
      wordsOf(text).length <= 4 &&
      ([WORK, STUDY, SKILL].some((words) => words.test(text)) || isSetApart(line, usual)),
  );
};

/** A few words alone on their line, in capitals or in bold and larger than the text; the first line is the name. */
const isSetApart = ({ text, index, bold, allCaps, fontSize }: TextLine, usual: number): boolean =>
  index > 0 &&
  /^\p{Lu}[^\d@|:,\t]{3,}:?$/u.test(text.trim()) &&
  (fontSize > usual + 0.5 || bold) &&
  (allCaps || fontSize > usual + 0.5);

/** The size that most letters are set in. */
function usualSize({ lines }: ParsedFile): number {
  const sizes = new Map<number, number>();
  for (const { fontSize, text } of lines) sizes.set(fontSize, (sizes.get(fontSize) ?? 0) + text.length);
  const [most] = [...sizes].sort(([, one], [, other]) => other - one);
  return most?.[0] ?? 0;
}

const YEAR = String.raw`(?:(?:19|20)\d\d|['’]\d\d)`;
const RANGE = new RegExp(
  String.raw`(?<!\d)${YEAR}\s{0,3}(?:[-–—‐‑~]|to|bis|à|a|al|tot|до|по)\s{0,3}(?:\p{L}{3,12}\.?\s{0,2}|\d{1,2}[./]){0,2}(?:${YEAR}|present|now|current|today|ongoing|heute|aujourd|actual|presente|atual|oggi|heden|obecnie|настоящ|н\.\s?в)`,
  'iu',
);

/** Periods with text beside them that tells of no school: they may be jobs. */
export const mayBeWorked = (file: ParsedFile): Source[] =>
  linesLike(file, (text, { index }) => {
    if (!RANGE.test(text)) return false;
    const near = [-2, -1, 0, 1, 2].map((step) => file.lines[index + step]?.text ?? '').join('\n');
    return /\p{L}{3}/u.test(near.replace(RANGE, '')) && !SCHOOL.test(near) && !STUDY.test(near);
  });

/** Sentences that begin with a bullet or a dash, or as lists of what was done do. */
export const mayBeBullets = (file: ParsedFile): Source[] => {
  const lines = linesLike(
    file,
    (text, { bullet }) =>
      wordsOf(text).length >= BULLET_WORDS && (bullet !== '' || /^\s*[-–—‐•·▪◦●○■□➢➤►✓✔*»>]\s/u.test(text)),
  );
  return lines.length >= SOME_BULLETS ? lines : [];
};

/** Fewer words are an item of a list of skills. */
const BULLET_WORDS = 3;
const SOME_BULLETS = 2;
