import { expect, test } from 'vitest';
import { RESUME } from '#documents/resume/fields.ts';
import type { FieldConflict } from '#documents/merge/merge.ts';
import { partAt } from '#documents/filled-fields.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { foldedText } from './folded-text.ts';
import { tailoredView } from './tailored-view.ts';

const words = {
  nameOf: (path: string) => partAt(RESUME, path)?.part.label,
  templateName: (id: string) => id,
};
const base = typicalResume();
const [first, ...others] = base.employment;
const own = { ...base, employment: [{ ...first!, company: 'Own Ltd' }, ...others] };

function view(open: FieldConflict[] = []) {
  const contentOf = (data: typeof base) => ({ title: '', templateId: 'modern-1', data });
  return tailoredView(RESUME, words, { content: contentOf(own), base: contentOf(base), open });
}

test('a folded card tells that something in it differs, and one as in the base tells nothing', () => {
  expect(foldedText(view(), 'employment.0')).toBe('Differs');
  expect(foldedText(view(), 'employment.1')).toBeUndefined();
});

test('what is to be decided in a folded card is counted', () => {
  const conflict = { path: `employment.${first!.id}.company`, was: 'a', mine: 'Own Ltd', theirs: 'c' };
  expect(foldedText(view([conflict]), 'employment.0')).toBe('1 to decide');
  expect(foldedText(view([conflict]), 'employment.1')).toBeUndefined();
});
