import type { ParsedFile } from '../parser/parsed-file.ts';
import { prepareLines } from '../parser/resume/lines/prepare.ts';
import { parseResume } from '../parser/resume/parse-resume.ts';
import { wordsOf } from '../parser/to-data/same-words.ts';
import { toResumeData } from '../parser/to-data/to-resume-data.ts';
import type { ImportedFile, ImportOptions, ImportProblem } from './imported-file.ts';

/** A file of pages and lines, by the one reader that the checker has too. */
export function importParsed(file: ParsedFile, { paper }: ImportOptions): ImportedFile {
  const imported = toResumeData(parseResume(file), file, paper);
  const total = wordsIn(file);
  const lost = imported.unplaced.reduce((sum, { words }) => sum + wordsOf(words).length, 0);
  const { attached, attachedXml: _, ...seen } = file;
  return {
    ...imported,
    source: attached ? 'foothold' : isLinkedInProfile(file) ? 'linkedin-pdf' : file.kind,
    words: { total, placed: Math.max(0, total - lost) },
    problems: problemsOf(file),
    file: seen,
  };
}

function wordsIn(file: ParsedFile): number {
  const { body, margins } = prepareLines(file);
  return [...body, ...margins].reduce((sum, { text }) => sum + wordsOf(text).length, 0);
}

export function problemsOf({ name, pagesLeftOut }: ParsedFile): ImportProblem[] {
  return pagesLeftOut ? [{ file: name, text: String(pagesLeftOut), why: 'pages-left-out' }] : [];
}

/** LinkedIn's own PDF of a profile: it says who made it, or has the profile's address and a foot with the page. */
function isLinkedInProfile({ kind, properties, lines }: ParsedFile): boolean {
  if (kind !== 'pdf') return false;
  const isTheirs = /linkedin/i.test(`${properties.author} ${properties.producer}`);
  const isMadeAlike = /apache fop/i.test(properties.producer);
  const hasAddress = lines.some(({ text }) => /linkedin\.com\/in\//i.test(text));
  return isTheirs || (isMadeAlike && hasAddress);
}
