import type { ParsedFile } from '#documents/parser/parsed-file.ts';
import type { ParsedJob, ParsedSectionKind, ParsedValue, Source } from '#documents/parser/parsed-resume.ts';
import type { CheckInput } from '../check-input.ts';
import { mayBeBullets } from '../second-look/what-may-be.ts';

/* Whether what was read as paragraphs of jobs may be bullets whose signs we did not see. */

/** Fewer words stand on one line. */
const PARAGRAPH_WORDS = 12;
/** Fewer lines may break before a capital by chance, as German ones do. */
const SOME_BREAKS = 3;
const MOST_BREAKS = 2 / 3;
/** Lines of dates at the edge may stand between those of a paragraph; after more, it has ended. */
const MOST_MISSED = 3;

/** Where letters are lost, no text is longer than a line, or each line begins anew, the bullets may be there and unread. */
export function unreadBullets({ file, resume }: CheckInput): Source[] {
  if (file === undefined) return [];
  const told = resume.jobs.flatMap(({ paragraphs }) => paragraphs);
  const isLost =
    file.facts.undecodable > 0 || file.facts.doubtfulFonts.some((font) => /type ?3/iu.test(font));
  const isShort = told.length > 0 && told.every(({ value }) => value.split(/\s+/).length < PARAGRAPH_WORDS);
  const isAstray = told.some(({ value }) => value.includes('@'));
  return isLost || isShort || isAstray || beginAnew(told, file) ? told.map(({ source }) => source) : [];
}

/**
 * Whether most lines within the paragraphs begin with a capital and none ends the one above with a stop: a sentence
 * breaks anywhere, and lines of their own, whose sign was a picture, break so.
 */
function beginAnew(told: readonly ParsedValue[], file: ParsedFile): boolean {
  const breaks = told.flatMap((paragraph) => breaksOf(paragraph, file));
  const anew = breaks.filter((is) => is).length;
  return anew >= SOME_BREAKS && anew >= breaks.length * MOST_BREAKS;
}

/** For each line of a paragraph but the first, whether a text of its own begins there. */
function breaksOf({ value, source }: ParsedValue, { lines }: ParsedFile): boolean[] {
  const first = source.line;
  if (first === undefined) return [];
  const breaks: boolean[] = [];
  let from = 1;
  let missed = 0;
  for (let index = first + 1; index < lines.length && missed < MOST_MISSED; index += 1) {
    // A date may stand at the edge, parted from the text.
    const own = lines[index]?.text.split('\t').at(-1)?.trim() ?? '';
    const at = own.length > 1 ? value.indexOf(own, from) : -1;
    if (at < 0) missed += 1;
    else {
      breaks.push(/^\p{Lu}/u.test(own) && /[^\s.!?;:,]\s$/u.test(value.slice(Math.max(0, at - 2), at)));
      from = at + own.length;
      missed = 0;
    }
  }
  return breaks;
}

/** Lists of these are set with bullets, whatever the jobs are told in. */
const LISTS = new Set<ParsedSectionKind>([
  'skills',
  'languages',
  'certificates',
  'awards',
  'interests',
  'references',
]);

/** Lines with bullets that may be of jobs: those of lists under headings of their own are not. */
export function bulletsElsewhere({ resume }: CheckInput, file: ParsedFile): Source[] {
  const known = new Set(
    resume.sections.flatMap(({ kind, isGuessed, heading, text }) =>
      kind === 'unknown' || isGuessed === true
        ? []
        : [heading, ...(LISTS.has(kind) ? text : [])].map((read) => read?.source.line),
    ),
  );
  return mayBeBullets(file).filter(({ line }) => line === undefined || !known.has(line));
}

/** A sign of bullets within a paragraph, and what was done after it: "Stockport • Ran the book club". */
const SIGN_WITHIN = /\S\s{1,3}[•▪‣◦○●■□➢✓]\s{1,3}\p{Lu}\S{0,40}(?:\s{1,3}\S{1,40}){2}/u;

/** Bullets that were read as the rest of a paragraph, since a place or a date at the edge stood before them. */
export function bulletsWithin(jobs: readonly ParsedJob[], { lines }: ParsedFile): Source[] {
  const signs = new Set(lines.map(({ bullet }) => bullet));
  return jobs
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap(({ value, source }) => {
      const sign = SIGN_WITHIN.exec(value)?.[0].match(/[•▪‣◦○●■□➢✓]/u)?.[0];
      return sign !== undefined && signs.has(sign) ? [source] : [];
    });
}
