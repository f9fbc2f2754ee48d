import { describe, expect, it } from 'vitest';
import type { ImportedFile } from '#documents/import/imported-file.ts';
import { readNotesOf } from '#documents/resume/read-notes.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import {
  beginReview,
  countOf,
  reviewedResume,
  withFate,
  withField,
  withLeftOut,
  withSettled,
  withWordsIn,
  withWordsInSection,
} from './review.ts';

const imported: ImportedFile = {
  data: typicalResume(),
  lowConfidenceFields: [
    { field: 'employment.0.company', snippet: 'Feedzai (Lisbon)' },
    { field: 'personalInfo.title', snippet: 'Engineer' },
  ],
  unplaced: [
    { words: 'night shifts', line: 'Also night shifts' },
    { words: 'Falconry', line: 'Falconry' },
  ],
  templateId: null,
  source: 'text',
  words: { total: 100, placed: 97 },
  problems: [],
};
const begun = beginReview(imported);

describe('the review of what was read', () => {
  it('accounts for every word, wherever it goes', () => {
    expect(countOf(begun, imported.words)).toEqual({ total: 100, placed: 97, open: 3, dismissed: 0 });
    const sent = withWordsIn(begun, '2', 'skills');
    expect(sent?.data.skills.at(-1)).toBe('Falconry');
    expect(sent && countOf(sent, imported.words)).toMatchObject({ placed: 98, open: 2 });
    const dismissed = withFate(begun, '1', 'dismissed');
    expect(countOf(dismissed, imported.words)).toMatchObject({ placed: 97, open: 1, dismissed: 2 });
  });

  it('sends words to the end of a line or a text, and all that have no field into one section', () => {
    expect(withWordsIn(begun, '1', 'personalInfo.title')?.data.personalInfo.title).toBe(
      `${typicalResume().personalInfo.title} night shifts`,
    );
    expect(withWordsIn(begun, '1', 'summary')?.data.summary).toBe(`${typicalResume().summary}\nnight shifts`);
    const one = withWordsInSection(begun, '1', 'More');
    const both = one && withWordsInSection(one, '2', 'More');
    expect(both?.data.sections.at(-1)).toMatchObject({
      title: 'More',
      items: [{ description: 'night shifts\nFalconry' }],
    });
    expect(both?.data.sections).toHaveLength(begun.data.sections.length + 1);
  });

  it('sends no words where there is no room for them', () => {
    const full = withField(begun, 'personalInfo.title', 'x'.repeat(295));
    expect(withWordsIn(full, '1', 'personalInfo.title')).toBeNull();
    expect(withWordsIn(full, 'none', 'summary')).toBeNull();
  });

  it('takes a doubt that was ticked or corrected for settled, and hands on the others with the words that are open', () => {
    const corrected = withField(begun, 'personalInfo.title', 'Nurse');
    const data = reviewedResume(withFate(corrected, '1', 'dismissed'), imported);
    const id = data.employment[0]?.id;
    expect(readNotesOf(data)).toEqual({
      doubts: [
        { id: `employment.${id}.company`, snippet: 'Feedzai (Lisbon)', read: 'Feedzai', settled: false },
      ],
      unplaced: [{ id: '1', words: 'Falconry', line: 'Falconry' }],
      hidden: false,
    });
    const settled = withSettled(withSettled(begun, 'employment.0.company', true), 'personalInfo.title', true);
    const done = withFate(withFate(settled, '1', 'dismissed'), '2', 'dismissed');
    expect(readNotesOf(reviewedResume(done, imported))).toBeNull();
  });

  it('leaves out what is not to come in, with its doubts, and puts it back', () => {
    const without = withLeftOut(begun, 'employment.0', true);
    const data = reviewedResume(without, imported);
    expect(data.employment.map(({ company }) => company)).not.toContain('Feedzai');
    expect(readNotesOf(data)?.doubts.map(({ id }) => id)).toEqual(['personalInfo.title']);
    expect(reviewedResume(withLeftOut(without, 'employment.0', false), imported).employment[0]?.company).toBe(
      'Feedzai',
    );
  });

  it('gives entries ids of their own: those of the document that they go into count from 1, too', () => {
    const ids = [begun, beginReview(imported)].map(({ data }) => data.employment.map(({ id }) => id));
    expect(new Set([...ids.flat(), ...typicalResume().employment.map(({ id }) => id)]).size).toBe(9);
  });
});
