import { bringIn } from '../merge/bring-in.ts';
import { RESUME } from './fields.ts';
import {
  asRead,
  fewEnough,
  pathByIds,
  pathByNumbers,
  readNotesOf,
  valueAtPath,
  withNotes,
  type ReadNotes,
} from './read-notes.ts';
import type { FurtherSection, ResumeData } from './schema.ts';

/** What a resume that was read adds to one that is there, as sides of a merge. */
export type BroughtIntoResume = {
  was: ResumeData;
  mine: ResumeData;
  theirs: ResumeData;
  /** What the two came to, with what there is to say of what came in. */
  withNotes(merged: ResumeData): ResumeData;
};

export function bringIntoResume(resume: ResumeData, came: ResumeData): BroughtIntoResume {
  const notes = { here: readNotesOf(resume), came: readNotesOf(came) };
  const [mine, read] = [withNotes(resume, null), withNotes(came, null)];
  const { brought, ...sides } = bringIn(RESUME, mine, withSectionsAlike(read, mine));
  // Brought together of two resumes by the fields of one.
  const { was, mine: own, theirs } = sides as Pick<BroughtIntoResume, 'was' | 'mine' | 'theirs'>;
  return {
    ...{ was, mine: own, theirs },
    withNotes: (merged) => withNotes(merged, notesOf(merged, own, read, brought, notes)),
  };
}

/** Sections of one kind are one: most have no heading of their own to be known by. */
function withSectionsAlike(came: ResumeData, { sections }: ResumeData): ResumeData {
  const free = [...sections];
  const take = (isSame: (section: FurtherSection) => boolean) => {
    const at = free.findIndex(isSame);
    return at < 0 ? undefined : free.splice(at, 1)[0]?.id;
  };
  const title = (text: string) => text.trim().toLowerCase();
  const known = came.sections.map((one) =>
    take(({ kind, title: own }) => kind === one.kind && title(own) === title(one.title)),
  );
  return {
    ...came,
    sections: came.sections.map((one, at) => {
      const id = known[at] ?? (one.kind === 'custom' ? undefined : take(({ kind }) => kind === one.kind));
      return id === undefined ? one : { ...one, id };
    }),
  };
}

/** Doubts of what came in and was not there before, and words without a field, beside what was said already. */
function notesOf(
  merged: ResumeData,
  before: ResumeData,
  read: ResumeData,
  brought: object,
  { here, came }: { here: ReadNotes | null; came: ReadNotes | null },
): ReadNotes | null {
  if (!came) return here;
  const doubts = came.doubts.flatMap((doubt) => {
    const id = pathByIds(pathByNumbers(doubt.id, read) ?? doubt.id, brought);
    const isNew = pathByNumbers(id, before) === undefined || asRead(valueOf(id, before)) !== doubt.read;
    return isNew && asRead(valueOf(id, merged)) === doubt.read ? [{ ...doubt, id }] : [];
  });
  const known = here ?? { doubts: [], unplaced: [], hidden: false };
  // Words of several lines of the file may stand in one note.
  const linesOf = ({ words }: { words: string }) => words.split('\n');
  const named = new Set(known.unplaced.flatMap(linesOf));
  const unplaced = came.unplaced
    .filter((one) => {
      const isNew = linesOf(one).some((line) => !named.has(line));
      for (const line of linesOf(one)) named.add(line);
      return isNew;
    })
    .map((one, at) => ({ ...one, id: `${known.unplaced.length + at + 1}-${one.id}` }));
  const ids = new Set(doubts.map(({ id }) => id));
  return {
    doubts: [...known.doubts.filter(({ id }) => !ids.has(id)), ...doubts],
    unplaced: fewEnough([...known.unplaced, ...unplaced]),
    hidden: false,
  };
}

function valueOf(id: string, data: object): unknown {
  const path = pathByNumbers(id, data);
  return path === undefined ? undefined : valueAtPath(data, path);
}
