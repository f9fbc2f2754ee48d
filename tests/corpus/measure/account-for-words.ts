import type { ParsedFile, TextLine } from '#documents/parser/parsed-file.ts';
import type { ParsedResume, ParsedSectionKind } from '#documents/parser/parsed-resume.ts';
import { headingKind } from '#documents/parser/resume/sections/heading-kind.ts';
import { MONTH_NAMES, PRESENT_WORDS, SINCE_WORDS } from '#documents/parser/resume/words/date-words.ts';
import { isDocumentName } from '#documents/parser/resume/words/document-names.ts';
import { foldWords } from '#documents/parser/resume/text/fold.ts';
import { toResumeData } from '#documents/parser/to-data/to-resume-data.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { languageOf } from '#documents/text/languages/languages.ts';

/** Stands where a line was broken after a hyphen. */
const BROKEN = '\u0001';

/** What became of the words of a file on their way into the builder. */
export type WordAccount = {
  words: number;
  /** Of these, how many stand in a field of the resume. */
  placed: number;
  /** Words of the file that stand in no field and are not named to the person. */
  dropped: string[];
};

/** Parts of dates, numbers of pages and what contact details are called: said by fields, or by nobody. */
const WORDS_WITHOUT_A_FIELD = new Set([
  ...MONTH_NAMES.flatMap((names) => names.split('|')),
  ...[...PRESENT_WORDS, ...SINCE_WORDS].flatMap((words) => words.split(/[\s'’-]+/)),
  ...'name nom nombre email mail e cell telefone correo telefon telefono telephone tel phone mobile mobil address adresse'.split(
    ' ',
  ),
  ...'anschrift direccion endereco adres t m p page seite pagina of von de'.split(' '),
]);

/** What counts a stretch of time, behind its number. */
const UNIT =
  /(?<=\d\s?)(?:years?|yrs?|months?|mos?|jahre?|monate?|ans?|mois|anos?|años?|m[eê]s|meses|anni|anno|mesi|mese|jaar|mnd|maand|maanden|lat[a]?|rok|mies|miesi[aą]ce|miesi[eę]cy|год|года|лет|мес)(?![\p{L}])/giu;

/** How long something was is said by its dates, which stand on the same line or above it. */
const withoutDurations = (line: string): string =>
  /\b(?:19|20)\d\d\b|\b\d\d\/\d\d\b/.test(line) || !/\p{L}/u.test(line.replace(UNIT, ''))
    ? line.replace(UNIT, '')
    : line;

/** What a form calls a detail of a person: the fields of the resume are called so too. */
const LABEL_OF_A_FORM =
  /^name \/ surname$|^(?:first name|surname|vorname|nachname|address|adresse|telephone|telefon)\s?\(\p{L}{1,2}\)(?:\s?\/\s?[\p{L} ]{4,12}\(\p{L}\))?$/iu;

/**
 * Looks for every word of the visible lines of a file in the resume and in the list of what it could not take. It knows
 * nothing of how that list is made: only what stands in the file, and what the person sees.
 */
export function accountForWords(file: ParsedFile, read: ParsedResume): WordAccount {
  const { data, unplaced } = toResumeData(read, { ...file, attached: undefined });
  const inFields = new Map<string, number>();
  const count = (words: readonly string[]) =>
    words.forEach((word) => inFields.set(word, (inFields.get(word) ?? 0) + 1));
  count(textsOf(data).flatMap(words));
  // A heading of known words is said by the section that the resume has.
  count(
    read.sections.flatMap(({ kind, heading }) =>
      isKnown(heading?.value, kind) ? words(heading?.value) : [],
    ),
  );
  const hidden = new Set(file.facts.hiddenLines);
  const lines = file.lines.filter(({ index }) => !hidden.has(index));
  // An employer's own dates, above its roles, say again what the roles' fields say.
  count(lines.flatMap(({ text }) => yearsAgain(text, data)));
  const named = new Set(unplaced.flatMap((one) => words(one.words)));
  const account: WordAccount = { words: 0, placed: 0, dropped: [] };
  const take = (word: string) => {
    const left = inFields.get(word) ?? 0;
    inFields.set(word, Math.max(0, left - 1));
    return left > 0;
  };
  // Running heads and feet say again what stands elsewhere.
  const repeated = new Set(file.facts.repeatedHeads);
  const isMargin = (line: TextLine) => line.region !== 'body' || repeated.has(line.index);
  const anywhere = new Set(inFields.keys());
  const inMargins = lines.filter(isMargin).flatMap(({ text }) => words(text));
  const ours = Object.values(languageOf(data.settings.language).headings).map((one) => words(one).join(' '));
  /** The same before what it heads on one line. */
  const withoutOurs = (line: string) => {
    const [first = ''] = line.split(/[:\t]/u);
    return first !== line && ours.includes(words(first).join(' ')) ? line.slice(first.length) : line;
  };
  const name = words(`${data.personalInfo.firstName} ${data.personalInfo.lastName}`);
  // "Lebenslauf" above it all, or beside the name at the head of every page, says what it is.
  const isOfForm = ({ text }: TextLine) =>
    isDocumentName(text) || saysWhose(words(text), name) || LABEL_OF_A_FORM.test(text.trim());
  const text = lines
    // What a resume of ours puts over a section by itself is no word of the person's.
    .filter((line) => !isOfForm(line) && !isMargin(line) && !ours.includes(words(line.text).join(' ')))
    .map((line) => withoutDurations(withoutOurs(line.text)))
    .join('\n')
    // Halves of an address on two lines are one word of a field.
    .replace(
      /(?<![\p{L}\p{N}])([\p{L}\p{N}]{1,40})\n([\p{L}\p{N}]{1,24})(?=[\s.-]|$)/gu,
      (both, first: string, rest: string) =>
        anywhere.has(words(first + rest)[0] ?? '') && !anywhere.has(words(first)[0] ?? '')
          ? first + rest
          : both,
    );
  for (const written of text.replace(/[-\u00ad‐]\n/gu, BROKEN).split(/\s+/u)) {
    // A hyphen at the end of a line belongs to the word or to the line.
    const whole = words(written.replaceAll(BROKEN, ''));
    const parts = words(written.replaceAll(BROKEN, ' '));
    const found = parts.length > whole.length && whole.every((word) => inFields.get(word)) ? whole : parts;
    for (const word of found) {
      account.words += 1;
      if (take(word)) account.placed += 1;
      else if (!named.has(word) && !WORDS_WITHOUT_A_FIELD.has(word) && !/^\d{1,2}$/.test(word))
        account.dropped.push(word);
    }
  }
  account.dropped.push(
    ...inMargins.filter(
      (word) =>
        !anywhere.has(word) &&
        !isDocumentName(word) &&
        !named.has(word) &&
        !WORDS_WITHOUT_A_FIELD.has(word) &&
        !/^\d{1,2}$/.test(word),
    ),
  );
  return account;
}

/** Whether a line is the name once more and what the document is: "Ana Silva   CV". */
function saysWhose(line: readonly string[], name: readonly string[]): boolean {
  const rest = line.filter((word) => !name.includes(word));
  return name.length > 1 && rest.length === line.length - name.length && isDocumentName(rest.join(' '));
}

/** The years on the line of an employer under which several roles stand, as far as a role begins or ends in them. */
function yearsAgain(line: string, { employment }: ResumeData): string[] {
  const folded = words(line).join(' ');
  const roles = employment.filter(
    ({ company }) => company !== '' && folded.startsWith(words(company).join(' ')),
  );
  const years = roles.flatMap(({ startDate, endDate }) => [startDate.slice(0, 4), endDate.slice(0, 4)]);
  return roles.length > 1 ? words(line).filter((word) => years.includes(word)) : [];
}

function isKnown(heading: string | undefined, kind: ParsedSectionKind): boolean {
  const known = headingKind(heading ?? '');
  return known?.exact === true && known.kind === kind;
}

/** The words of a text; what is glued within a period, or to its month, is apart: "2018to21". */
function words(text = ''): string[] {
  const apart = foldWords(text)
    .replace(/(?<=(?<!\d)\d{4})\p{L}{1,3}(?=\d{2}(?!\d))/gu, ' $& ')
    .replace(/(?<=\p{L}{4})(?=\d{2}[\/ ]\d{4})/gu, ' ');
  return apart.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Everything written in a resume, in whichever field; of its months the years. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [/^\d{4}-\d{2}$/.test(value) ? value.slice(0, 4) : value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value as Partial<ResumeData>).flatMap(([name, part]) =>
    ['id', 'kind', 'settings'].includes(name) ? [] : textsOf(part),
  );
}
