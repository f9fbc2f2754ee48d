import { describe, expect, it } from 'vitest';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { UNKNOWN_MAX_BYTES } from '../any-version.ts';
import { differencesFromBase } from '../merge/differences.ts';
import { mergeDocuments } from '../merge/merge.ts';
import { RESUME } from './fields.ts';
import { toJsonResume } from './json-resume.ts';
import { printedResume } from './printed-resume.ts';
import {
  asRead,
  pathByIds,
  pathByNumbers,
  READ_NOTES,
  readNotesOf,
  withNotes,
  withReadNotes,
  type ReadNotes,
} from './read-notes.ts';
import { anyResumeData, resumeData, unknownBytesOfResume } from './schema.ts';

const resume = typicalResume();
const nothing = { lowConfidenceFields: [], unplaced: [] };
const noted = withReadNotes(resume, {
  lowConfidenceFields: [
    { field: 'employment.1.company', snippet: 'Talkdesk, Porto' },
    { field: 'personalInfo.links.0.url', snippet: 'in/ana' },
  ],
  unplaced: [{ words: 'left over', line: 'what was left over' }],
});
const notesIn = (data: object): ReadNotes => readNotesOf(data) ?? { doubts: [], unplaced: [], hidden: false };

describe('what there is to say of a resume that was read', () => {
  it('stands within it, by the ids of entries', () => {
    expect(notesIn(noted)).toEqual({
      doubts: [
        { id: 'employment.job-2.company', snippet: 'Talkdesk, Porto', read: 'Talkdesk', settled: false },
        {
          id: 'personalInfo.links.0.url',
          snippet: 'in/ana',
          read: resume.personalInfo.links[0]?.url,
          settled: false,
        },
      ],
      unplaced: [{ id: '1', words: 'left over', line: 'what was left over' }],
      hidden: false,
    });
  });

  it('leaves a resume without any as it is, byte for byte, also once it is done with', () => {
    expect(withReadNotes(resume, nothing)).toBe(resume);
    expect(JSON.stringify(withNotes(noted, null))).toBe(JSON.stringify(resume));
    const stored = anyResumeData.parse(resume);
    expect(READ_NOTES in stored).toBe(false);
    expect(JSON.stringify(anyResumeData.parse(withNotes(noted, null)))).toBe(JSON.stringify(stored));
  });

  it('is saved, and is nothing unknown', () => {
    expect(readNotesOf(resumeData.parse(noted))).toEqual(notesIn(noted));
    expect(unknownBytesOfResume(noted)).toBe(0);
    expect(resumeData.safeParse({ ...resume, [READ_NOTES]: { doubts: 'many' } }).success).toBe(false);
  });

  it('is neither printed nor exchanged', () => {
    expect(printedResume(noted)).toEqual(printedResume(resume));
    expect(JSON.stringify(toJsonResume(printedResume(noted), new Date(0)))).not.toContain('left over');
  });

  it('is no difference, and nobody is asked about it', () => {
    const ticked = (at: number) =>
      withNotes(noted, {
        ...notesIn(noted),
        doubts: notesIn(noted).doubts.map((doubt, index) => ({ ...doubt, settled: index === at })),
      });
    const done = withNotes(noted, null);
    expect(differencesFromBase(RESUME, resume, noted).paths).toEqual([]);
    const both = mergeDocuments(RESUME, noted, ticked(0), ticked(1));
    expect(both.conflicts).toEqual([]);
    expect(notesIn(both.merged).doubts.map(({ settled }) => settled)).toEqual([true, true]);
    expect(mergeDocuments(RESUME, noted, ticked(0), done).conflicts).toEqual([]);
    expect(mergeDocuments(RESUME, null, ticked(0), ticked(1)).conflicts).toEqual([]);
  });

  it('follows its entry, and is gone with it', () => {
    const turned = { ...noted, employment: noted.employment.toReversed() };
    const last = noted.employment.length - 2;
    expect(pathByNumbers('employment.job-2.company', turned)).toBe(`employment.${last}.company`);
    expect(pathByNumbers('employment.gone.company', turned)).toBeUndefined();
    expect(pathByIds('employment.1.company', noted)).toBe('employment.job-2.company');
    const odd = { employment: [{ id: 'a.b/c' }] };
    expect(pathByNumbers(pathByIds('employment.0.company', odd), odd)).toBe('employment.0.company');
  });

  it('loses no word, however many there are, and is taken by the release before this one', () => {
    const unplaced = Array.from({ length: 1_500 }, (_, at) => ({
      words: `word${at}`,
      line: `a line of the file with word${at} in it, and more`,
    }));
    const lowConfidenceFields = Array.from({ length: 1_000 }, (_, at) => ({
      field: `employment.${at}.company`,
      snippet: 'x'.repeat(100),
    }));
    const data = withReadNotes(resume, { lowConfidenceFields, unplaced });
    const said = notesIn(data)
      .unplaced.map(({ words }) => words)
      .join('\n');
    expect(said.split('\n')).toEqual(unplaced.map(({ words }) => words));
    expect(resumeData.safeParse(data).success).toBe(true);
    expect(JSON.stringify(notesIn(data)).length).toBeLessThan(UNKNOWN_MAX_BYTES);
  });

  it('loses nothing of words that are longer than a note, beside hundreds of others', () => {
    const long = 'x'.repeat(50_000);
    const unplaced = [
      { words: long, line: long },
      ...Array.from({ length: 300 }, (_, at) => ({ words: `word${at} `.repeat(100), line: '' })),
    ];
    const data = withReadNotes(resume, { lowConfidenceFields: [], unplaced });
    const said = notesIn(data).unplaced.map(({ words }) => words);
    expect(said.join('').replaceAll('\n', '')).toBe(unplaced.map(({ words }) => words).join(''));
    expect(resumeData.safeParse(data).success).toBe(true);
  });

  it('tells a changed value from the one that was read, long ones too', () => {
    const long = 'word '.repeat(1_000);
    expect(asRead(long).length).toBeLessThan(400);
    expect(asRead(long)).toBe(asRead(long));
    expect(asRead(`${long}more`)).not.toBe(asRead(long));
    expect(asRead(['a'])).not.toBe(asRead(['b']));
  });

  it('of anything else in its place counts as nothing', () => {
    for (const value of [null, 7, 'text', {}, { doubts: {}, unplaced: [] }])
      expect(readNotesOf({ [READ_NOTES]: value })).toBeNull();
    const doubt = { id: 'summary', snippet: 'Nurse', read: 'Nurse' };
    expect(readNotesOf({ [READ_NOTES]: { doubts: [{ id: 1 }, doubt], unplaced: [null] } })).toEqual({
      doubts: [{ ...doubt, settled: false }],
      unplaced: [],
      hidden: false,
    });
  });
});
