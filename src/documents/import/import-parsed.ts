import { ENTRIES_MAX, SECTIONS_MAX, TAGS_MAX } from '#documents/limits.ts';
import type { ParsedFile } from '../parser/parsed-file.ts';
import type { ParsedResume } from '../parser/parsed-resume.ts';
import { type PreparedLines, prepareLines } from '../parser/resume/lines/prepare.ts';
import { parseResume } from '../parser/resume/parse-resume.ts';
import { wordsOf } from '../parser/to-data/same-words.ts';
import { furtherGroups, type ItemGroup } from '../parser/to-data/further-sections.ts';
import { countUnplaced } from '../parser/to-data/unplaced.ts';
import { toResumeData } from '../parser/to-data/to-resume-data.ts';
import type { ImportedFile, ImportOptions, ImportProblem } from './imported-file.ts';
import { leftOutProblems } from './left-out.ts';
import { isLinkedInProfile, withoutAdditions, withoutHeadings } from './linkedin-profile.ts';
import { type Amount, tooMany } from './too-many.ts';

/** A file of pages and lines, by the one reader that the checker has too. */
export function importParsed(file: ParsedFile, { paper }: ImportOptions): ImportedFile {
  const isProfile = isLinkedInProfile(file);
  const readable = isProfile ? withoutAdditions(file) : file;
  const prepared = prepareLines(readable);
  const read = parseResume(readable, prepared);
  const groups = furtherGroups(read);
  const found = toResumeData(read, readable, paper, prepared, groups);
  const imported = isProfile ? { ...found, unplaced: withoutHeadings(found.unplaced, read) } : found;
  const total = wordsIn(prepared);
  const lost = countUnplaced(imported.unplaced);
  const { attached, attachedXml: _, ...seen } = file;
  return {
    ...imported,
    source: attached ? 'foothold' : isProfile ? 'linkedin-pdf' : file.kind,
    words: { total, placed: Math.max(0, total - lost) },
    problems: [...problemsOf(file), ...(attached ? [] : tooMany(file.name, amountsIn(read, groups)))],
    file: seen,
  };
}

function wordsIn({ body, margins }: PreparedLines): number {
  return [...body, ...margins].reduce((sum, { text }) => sum + wordsOf(text).length, 0);
}

/** What of a file was not looked at. */
function problemsOf({ name, pagesLeftOut, leftOut = [] }: ParsedFile): ImportProblem[] {
  const pages: ImportProblem[] = pagesLeftOut
    ? [{ file: name, text: String(pagesLeftOut), why: 'pages-left-out' }]
    : [];
  return [...pages, ...leftOutProblems(leftOut, name)];
}

function amountsIn(read: ParsedResume, groups: readonly ItemGroup[]): Amount[] {
  return [
    { one: 'job', several: 'jobs', count: read.jobs.length, most: ENTRIES_MAX },
    {
      one: 'degree or course',
      several: 'degrees and courses',
      count: read.education.length,
      most: ENTRIES_MAX,
    },
    {
      one: 'skill',
      several: 'skills',
      count: new Set(read.skills.map(({ value }) => value)).size,
      most: TAGS_MAX,
    },
    { one: 'link', several: 'links', count: read.links.length, most: TAGS_MAX },
    { one: 'section', several: 'sections', count: groups.length, most: SECTIONS_MAX },
    ...groups.map(({ heading, items }) => ({
      one: heading ? `entry of “${heading}”` : 'entry',
      several: heading ? `entries of “${heading}”` : 'entries',
      count: items.length,
      most: ENTRIES_MAX,
    })),
  ];
}
