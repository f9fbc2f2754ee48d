import type { Read, ReadEducation, ReadItem, ReadJob } from './read-resume.ts';

/** An entry of any list, as it was read: each has some of these parts. */
type ReadEntry = Partial<ReadJob & ReadEducation & ReadItem>;
type TextPart = Exclude<keyof ReadEntry, 'period' | 'url'>;

/** The parts of an entry that are texts, in the order of reading, and which of them are what somebody is called. */
const TEXT_PARTS: readonly (readonly [part: TextPart, kind: 'words' | 'name'])[] = [
  ['title', 'words'],
  ['degree', 'words'],
  ['subtitle', 'words'],
  ['employer', 'name'],
  ['school', 'name'],
  ['place', 'name'],
  ['bullets', 'words'],
  ['paragraphs', 'words'],
  ['details', 'words'],
];

/** The texts of an entry, in the order of reading. */
export function entryTexts(entry: ReadEntry): readonly Read[] {
  return TEXT_PARTS.flatMap(([part]) => readsIn(entry, part));
}

/** What employers, schools and places are called in it. */
export function entryNames(entry: ReadEntry): readonly Read[] {
  return TEXT_PARTS.flatMap(([part, kind]) => (kind === 'name' ? readsIn(entry, part) : []));
}

function readsIn(entry: ReadEntry, part: TextPart): readonly Read[] {
  const found = entry[part] ?? [];
  return 'value' in found ? [found] : found;
}
