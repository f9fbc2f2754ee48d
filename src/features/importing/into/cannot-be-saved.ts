import { pathByIds } from '#documents/resume/read-notes.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import type { Content } from '#editor/session/content.ts';
import type { SavingRules } from '#editor/session/held-back.ts';
import type { FieldProblem } from '#editor/session/save-failure.ts';

type Rules = Pick<SavingRules<ResumeData>, 'unsavable'>;

/**
 * What keeps a resume from being saved that did not stand in it before: what was read goes in as a whole or not at all, so
 * it is told before anything is sent. Paths are those of the resume's data.
 */
export function cannotBeSaved(
  { unsavable }: Rules,
  content: Content<ResumeData>,
  before: Content<ResumeData> | null,
): FieldProblem[] {
  const problemsOf = (one: Content<ResumeData>) =>
    (unsavable?.(one) ?? []).map(({ field, message }) => {
      const path = field.replace(/^data\./, '');
      return { field: path, message, place: pathByIds(path, one.data) };
    });
  const known = new Set(before ? problemsOf(before).map(({ place }) => place) : []);
  return problemsOf(content)
    .filter(({ place }) => !known.has(place))
    .map(({ field, message }) => ({ field, message }));
}
