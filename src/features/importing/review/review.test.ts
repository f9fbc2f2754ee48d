import { describe, expect, it } from 'vitest';
import type { ImportedFile } from '#documents/import/imported-file.ts';
import { ENTRIES_MAX, LONG_TEXT_MAX, SECTIONS_MAX } from '#documents/limits.ts';
import { readNotesOf } from '#documents/resume/read-notes.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import {
  beginReview,
  countOf,
  reviewedResume,
  withFate,
  withField,
  withLeftOut,
  withNewEntry,
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

  it('takes a study that was read as part of another, asked for in all its usual fields, and none that stays empty', () => {
    const added = withNewEntry(begun, 'education');
    const at = begun.data.education.length;
    expect(added?.settled).toContain(`education.${at}.school`);
    expect(added && reviewedResume(added, imported).education).toHaveLength(at);
    const named = added && withField(added, `education.${at}.school`, 'Leeds College');
    expect(named && reviewedResume(named, imported).education.at(-1)).toMatchObject({
      school: 'Leeds College',
    });
    const full = Array.from({ length: ENTRIES_MAX }, () => begun.data.employment[0]);
    expect(withNewEntry(withField(begun, 'employment', full), 'employment')).toBeNull();
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

  it('names words again that were sent to an entry which is left out, and places them with it', () => {
    const sent = withWordsIn(begun, '1', 'employment.0.description') ?? begun;
    const without = withLeftOut(sent, 'employment.0', true);
    expect(countOf(without, imported.words)).toMatchObject({ placed: 97, open: 3 });
    expect(countOf(withLeftOut(without, 'employment.0', false), imported.words)).toMatchObject({
      placed: 99,
      open: 1,
    });
    const dismissed = withFate(without, '1', 'dismissed');
    expect(withLeftOut(dismissed, 'employment.0', false).words[0]?.fate).toBe('dismissed');
  });

  it('puts the section of their own back that was left out, once words are sent there', () => {
    const one = withWordsInSection(begun, '1', 'More') ?? begun;
    const at = one.data.sections.length - 1;
    const without = withLeftOut(one, `sections.${at}.items.0`, true);
    const again = withWordsInSection(without, '1', 'More') ?? begun;
    const both = withWordsInSection(again, '2', 'More') ?? begun;
    expect(countOf(both, imported.words)).toMatchObject({ placed: 100, open: 0 });
    expect(reviewedResume(both, imported).sections.at(-1)?.items[0]?.description).toBe(
      'night shifts\nFalconry',
    );
  });

  it('makes no section beyond those that a resume takes, and none of a text that is too long', () => {
    const [section] = typicalResume().sections;
    const sections = Array.from({ length: SECTIONS_MAX }, () => ({
      ...section,
      id: 's',
      kind: 'awards' as const,
      title: '',
      include: true,
      items: section?.items ?? [],
    }));
    const full = { ...begun, data: { ...begun.data, sections } };
    expect(withWordsInSection(full, '1', 'More')).toBeNull();
    const long = beginReview({
      ...imported,
      unplaced: [{ words: 'word '.repeat(LONG_TEXT_MAX / 5 + 1), line: '' }],
    });
    expect(withWordsInSection(long, '1', 'More')).toBeNull();
  });

  it('takes no blank line for a skill', () => {
    const typed = withField(begun, 'skills', ['Care', '', ' ', 'Triage']);
    expect(reviewedResume(typed, imported).skills).toEqual(['Care', 'Triage']);
  });
});
