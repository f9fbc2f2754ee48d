import type { ParsedFile } from '../parser/parsed-file.ts';
import type { ParsedResume } from '../parser/parsed-resume.ts';
import type { CheckInput } from './check-input.ts';
import { pagesWithoutText } from './second-look/plain-text.ts';
import { isKnownLanguage } from './sections/section-facts.ts';

/* Whether a figure may be put on a file at all: of what was not read, every score would be made up. */

/** Why a file has no score. */
export type NoScore =
  | { kind: 'blank' }
  /** Pages without a letter, counted from 1. */
  | { kind: 'blank-pages'; pages: readonly number[]; of: number }
  | { kind: 'other-language' }
  | { kind: 'little-read' };

/** Fewer words are no resume. */
const FEWEST_WORDS = 30;

/** Why this has no score; undefined where it has one. A document that is being edited always has one. */
export function reasonForNoScore(input: CheckInput): NoScore | undefined {
  const { file, resume } = input;
  if (file === undefined) return undefined;
  const blank = blankPages(file);
  if (blank.length === file.pages.length) return { kind: 'blank' };
  if (blank.length > 0) return { kind: 'blank-pages', pages: blank, of: file.pages.length };
  const words = file.lines.reduce((sum, { text }) => sum + (text.match(/\p{L}{2,}/gu)?.length ?? 0), 0);
  if (words < FEWEST_WORDS) return { kind: 'little-read' };
  if (!isKnownLanguage(input)) return { kind: 'other-language' };
  return partsRead(resume) === 0 ? { kind: 'little-read' } : undefined;
}

/** Pages without a letter and without a picture; of a picture that fills a page, a check of its own speaks. */
const blankPages = (file: ParsedFile): number[] =>
  pagesWithoutText(file)
    .filter(({ images }) => images.length === 0)
    .map(({ number }) => number);

/** How many jobs, degrees, skills and other entries were made out. */
function partsRead({ jobs, education, skills, certificates, others }: ParsedResume): number {
  const named = jobs.filter(({ title, employer }) => title !== undefined || employer !== undefined);
  const items = others.reduce((sum, other) => sum + other.items.length, 0);
  return named.length + education.length + skills.length + certificates.length + items;
}
