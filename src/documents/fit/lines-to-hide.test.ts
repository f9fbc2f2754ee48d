import { expect, test } from 'vitest';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { careerResume } from '#tests/factories/career-resume.ts';
import { RESUME } from '../resume/fields.ts';
import { resumeFields } from '../resume/printed-fields.ts';
import type { ResumeData } from '../resume/schema.ts';
import { joinHiddenLines } from '../text/hidden-lines.ts';
import { linesToHide, withLinesHidden } from './lines-to-hide.ts';

const linesOf = (data: ResumeData) => linesToHide(RESUME, data, resumeFields(data));
/** All that is printed but headings, which go with the last line below them. */
const wordsOf = (data: ResumeData) =>
  resumeFields(data).flatMap(({ path, text }) => (path.startsWith('include') ? [] : [text]));

test.each([
  ['a resume', typicalResume()],
  ['one with several roles', careerResume()],
])('%s loses in print just the lines that are hidden, one by one from its end', (_, data) => {
  const all = linesOf(data);
  expect(all.length).toBeGreaterThan(5);
  const before = wordsOf(data);
  for (const most of [1, 3, all.length]) {
    const gone = all.slice(0, most);
    const after = wordsOf(withLinesHidden(RESUME, data, gone));
    const missing = before.filter((text) => !after.includes(text));
    expect(missing).toEqual(gone.map(({ text }) => text).toReversed());
  }
});

test('what is hidden stays in the document, where it stood, with what was hidden before', () => {
  const data = {
    ...typicalResume(),
    summary: 'One\n- Two\nThree',
    hiddenSummaryLines: [{ at: 1, text: 'Early' }],
  };
  const two = linesOf(data).find(({ text }) => text === 'Two')!;
  const after = withLinesHidden(RESUME, data, [two]);
  expect(after.summary).toBe('One\nThree');
  expect(joinHiddenLines(after.summary, after.hiddenSummaryLines)).toEqual([
    { text: 'One', hidden: false },
    { text: 'Early', hidden: true },
    { text: '- Two', hidden: true },
    { text: 'Three', hidden: false },
  ]);
});

test('nothing is offered that is not printed', () => {
  const data = { ...typicalResume(), includeSummary: false };
  expect(linesOf(data).some(({ path }) => path === 'summary')).toBe(false);
});
