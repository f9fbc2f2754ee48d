import type { UnplacedWords } from '../../resume/read-notes.ts';
import { holdsWords } from '#documents/fields.ts';
import { filledFields } from '#documents/filled-fields.ts';
import { RESUME } from '#documents/resume/fields.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { normalForm } from '#documents/text/clean.ts';
import type { ParsedResume, ParsedSectionKind, ParsedValue, Period, Source } from '../parsed-resume.ts';
import type { PreparedLines } from '../resume/lines/prepare.ts';
import { headingKind } from '../resume/sections/heading-kind.ts';
import { PRESENT_WORDS } from '../resume/words/date-words.ts';
import { isContactLabel } from '../resume/words/contact-labels.ts';
import { isDocumentName } from '../resume/words/document-names.ts';
import { isPlacedStudy, isVague } from './field-values.ts';
import { saidDurations } from './said-durations.ts';
import { wholeStays } from './whole-stays.ts';
import { countWords, isOurHeading, sameWords, WORD, type WordCount, wordsOf } from './same-words.ts';
import { wordsReadFrom } from './words-of-their-line.ts';

/** How many words of a file are in no field. */
export function countUnplaced(unplaced: readonly UnplacedWords[]): number {
  return unplaced.reduce((sum, { words, times = 1 }) => sum + wordsOf(words).length * times, 0);
}

/** The same words once, with how often they are there: a list of thousands is gone through once. */
export function onceEach(unplaced: readonly UnplacedWords[]): UnplacedWords[] {
  const named = new Map<string, { first: UnplacedWords; times: number }>();
  for (const one of unplaced) {
    const known = named.get(one.words);
    if (known) known.times += 1;
    else named.set(one.words, { first: one, times: 1 });
  }
  return [...named.values()].map(({ first, times }) => (times > 1 ? { ...first, times } : first));
}

/** `whole` where only a part of a line is looked at. */
type Line = { text: string; whole?: string; index?: number | undefined };

/** What a contact detail is called in front of it: the field it went into says the same. */
const CONTACT_LABELS = new Set(
  wordsOf(
    `name nombre nom nome naam imię e mail email correo electrónico courriel phone tel telephone telefon téléphone
     teléfono telefone mobile mobil móvil telemóvel portable cell handy address adresse anschrift dirección endereço
     adres indirizzo location wohnort t m p`,
  ),
);
/** What numbers of pages are made of. */
const PAGE_WORD = /^(?:\d{1,2}|page|seite|pagina|página|of|von|de|sur|di|van|p)$/u;

/**
 * Every word of a file that is in no field of the resume made of it, by the lines in which they stand. A word counts as
 * placed as often as the resume has it, first where a field was read from its line; dates count where their months went
 * into fields, and how long that was with them.
 */
export function unplacedWords(
  read: ParsedResume,
  data: ResumeData,
  prepared?: PreparedLines,
  sources: readonly Source[] = [],
): UnplacedWords[] {
  const { body, margins, noPart } = linesOf(read, prepared);
  const placed = placedWords(read, data, body);
  const headings = read.sections.flatMap(({ heading, kind }) => (heading ? [{ ...heading, kind }] : []));
  const headed = new Map(headings.map(({ source, value }) => [source.line, value]));
  const contact = new Set(contactReads(read).map(({ source }) => source.line));
  const fromLines = (
    lines: readonly Line[],
    isThere: (word: string) => boolean,
    found: readonly ReadonlySet<number>[] = [],
  ) =>
    lines.flatMap(({ text, whole = text, index }, at) => {
      const isLabel = (word: string) => contact.has(index) && CONTACT_LABELS.has(word);
      const next = lines[at + 1]?.text ?? '';
      const lost = runsOf(text, next, (word) => isThere(word) || isLabel(word), found[at]);
      return lost.map((words) => ({ words, line: whole.replaceAll('\t', ' ').trim() }));
    });
  const carried = [...data.sections.map(({ title }) => title), ...data.order.map((place) => place.heading)];
  const isCarried = (heading: string) => carried.some((own) => sameWords(own, heading));
  const own = headings.filter(
    ({ value, kind }) =>
      !isOurHeading(value, kind, data.settings.language) && !isCarried(value) && !saysItsKind(value, kind),
  );
  // A heading may run over two lines: those that follow its first find what it leaves.
  for (const { source } of headings.filter(({ value }) => isCarried(value))) {
    for (const word of wordsOf(source.snippet)) placed.take(word);
  }
  // "Lebenslauf" above it all says what the document is, and a label what a field is, which no field has to.
  const unheaded = body
    .filter((line) => !isDocumentName(line.text) && !isContactLabel(line.text) && !isRunningHead(line, read))
    .map((line) => withoutHeading(line, headed.get(line.index)));
  const claimed = wordsReadFrom(unheaded, sources);
  const ofTheirLine = unheaded.map(({ text }, at) => taken(text, claimed[at], placed));
  const durations = saidDurations(unheaded, ofTheirLine, placedPeriods(read, data));
  const found = ofTheirLine.map((words, at) => new Set([...words, ...(durations[at] ?? [])]));
  const unplaced = [
    ...own.map(({ value }) => ({ words: value, line: value })),
    ...fromLines(unheaded, placed.take, found),
    ...fromLines(noPart, placed.take),
    // Running heads and feet say again what stands elsewhere.
    ...fromLines(margins, (word) => placed.has(word) || PAGE_WORD.test(word) || isDocumentName(word)),
  ];
  return onceEach(unplaced);
}

/** Whether a line says again whose document it is, and which: "Ana Silva   CV" above the name. */
function isRunningHead({ text, index }: Line, { name }: ParsedResume): boolean {
  if (!name || name.source.line === index) return false;
  const [words, own] = [wordsOf(text), wordsOf(name.value)];
  const at = words.findIndex((_, start) => own.every((word, place) => words[start + place] === word));
  return at >= 0 && isDocumentName(words.toSpliced(at, own.length).join(' '));
}

/** Whether a heading says no more than the section it heads: "Work History" over what somebody has worked as. */
function saysItsKind(heading: string, kind: ParsedSectionKind): boolean {
  const known = headingKind(heading);
  return known?.exact === true && known.kind === kind;
}

/** What stands beside a heading on its line. */
function withoutHeading({ text, index }: Line, heading: string | undefined): Line {
  const at = heading === undefined ? -1 : text.indexOf(heading);
  const rest = at < 0 ? text : text.slice(0, at) + text.slice(at + (heading ?? '').length);
  return { text: rest, whole: text, index };
}

/** The lines as they were read, those within pages and those around them; without a file, the text of the sections. */
function linesOf(
  read: ParsedResume,
  prepared: PreparedLines | undefined,
): { body: Line[]; margins: Line[]; noPart: Line[] } {
  if (!prepared) {
    const text = read.sections.flatMap((section) => section.text);
    return { body: text.map(({ value }) => ({ text: value })), margins: [], noPart: [] };
  }
  const plain = ({ text, source }: PreparedLines['body'][number]) => ({ text, index: source.index });
  const { body, margins, noPart } = prepared;
  return { body: body.map(plain), margins: margins.map(plain), noPart: noPart.map(plain) };
}

/** Everything that the fields of a resume say. */
function placedWords(read: ParsedResume, data: ResumeData, lines: readonly Line[]): WordCount {
  const placed = countWords();
  for (const { field, value } of filledFields(RESUME, data)) if (holdsWords(field)) placed.add(String(value));
  for (const { value, source } of placedPeriods(read, data)) {
    placed.add(source.snippet);
    if (value.current) placed.add(PRESENT_WORDS.join(' '));
  }
  for (const stay of wholeStays(read.jobs.slice(0, data.employment.length), lines)) placed.add(stay);
  return placed;
}

/** The periods of which the fields for dates hold everything; others stand in the text of their entries as they are. */
function placedPeriods(read: ParsedResume, data: ResumeData): ParsedValue<Period>[] {
  const jobs = read.jobs.slice(0, data.employment.length);
  const studies = read.education.slice(0, data.education.length);
  const items = [...read.languages, ...read.certificates, ...read.others.flatMap(({ items }) => items)];
  const whole = [...jobs, ...items].flatMap(({ period }) =>
    period && !isVague(period.value.start) && !isVague(period.value.end) ? [period] : [],
  );
  const ends = studies.flatMap(({ period }) => (period && isPlacedStudy(period.value) ? [period] : []));
  return [...whole, ...ends];
}

function contactReads(read: ParsedResume): ParsedValue[] {
  const { name, location, emails, phones, links } = read;
  return [name, location, ...emails, ...phones, ...links].filter((one) => one !== undefined);
}

/** Which words of a line the fields have that were read from it. */
function taken(text: string, claimed: ReadonlySet<number> | undefined, placed: WordCount): Set<number> {
  const words = [...wordsOf(text).entries()];
  return new Set(words.flatMap(([at, word]) => (claimed?.has(at) && placed.take(word) ? [at] : [])));
}

/**
 * What of a line is not there, as it stands; words beside each other in one piece. `known` are the places of words that
 * are known to be there.
 */
function runsOf(
  text: string,
  next: string,
  isThere: (word: string) => boolean,
  known: ReadonlySet<number> = new Set(),
): string[] {
  const runs: { start: number; end: number }[] = [];
  let together = false;
  const all = [...text.matchAll(WORD)];
  for (const [at, match] of all.entries()) {
    const word = normalForm(match[0], 'NFKC').toLowerCase();
    // Half a word at the end of a line is whole in its field; its other half then is found with it.
    const broken = at === all.length - 1 && /[-\u00ad‐]\s*$/u.test(text) ? (wordsOf(next)[0] ?? '') : '';
    const found = known.has(at) || isThere(word) || (broken !== '' && isThere(word + broken));
    const last = runs.at(-1);
    if (!found && together && last) last.end = match.index + match[0].length;
    else if (!found) runs.push({ start: match.index, end: match.index + match[0].length });
    together = !found;
  }
  return runs.map(({ start, end }) => text.slice(start, end).replaceAll('\t', ' '));
}
