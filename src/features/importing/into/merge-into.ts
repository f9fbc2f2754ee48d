import { sameValue } from '#documents/merge/same-value.ts';
import { bringIntoResume } from '#documents/resume/bring-into-resume.ts';
import { RESUME } from '#documents/resume/fields.ts';
import { withNotes } from '#documents/resume/read-notes.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { chosenContent } from '#editor/merge/chosen-content.ts';
import { conflictChoices, type Choices } from '#editor/merge/merge-content.ts';
import type { Content } from '#editor/session/content.ts';
import { withHeadingsOf } from './headings-brought.ts';

/** What a resume that is there and one that was read come to. */
export type MergePlan = {
  /** Where both say something else; of all else there is nothing to decide. */
  choices: Choices<ResumeData>;
  /** Whether the resume has everything that was read. */
  isNothingNew: boolean;
  /** What is saved, with the file's words at the places that were chosen so, and mine at the others. */
  result(taken: ReadonlySet<string>): Content<ResumeData>;
};

/** Brings what was read into a resume that is there, by the one merge. */
export function mergeInto(stored: Content<ResumeData>, came: ResumeData): MergePlan {
  // Sections that are there stay in the order that they have.
  const brought = bringIntoResume(stored.data, { ...came, order: stored.data.order });
  const { was, mine } = brought;
  const theirs = { ...brought.theirs, order: withHeadingsOf(came, mine) };
  const beside = (data: ResumeData): Content<ResumeData> => ({ ...stored, data });
  const choices = conflictChoices(RESUME, beside(was), beside(mine), beside(theirs));
  const isNothingNew = choices.conflicts.length === 0 && sameValue(choices.mine.data, mine);
  return {
    choices,
    isNothingNew,
    result(taken) {
      const { data } = chosenContent(RESUME, choices, taken);
      // Where nothing of the file was taken, its doubts and its leftovers are none of this resume's.
      const isSame = sameValue(data, withNotes(mine, null));
      return isSame ? stored : beside(brought.withNotes(data));
    },
  };
}
