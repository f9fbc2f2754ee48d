import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { filledFields } from '#documents/filled-fields.ts';
import { holdsWords } from '#documents/fields.ts';
import { importResume } from '#documents/import/import-resume.ts';
import type { ImportedFile } from '#documents/import/imported-file.ts';
import { emptyResume } from '#documents/resume/empty.ts';
import { RESUME } from '#documents/resume/fields.ts';
import { readNotesOf } from '#documents/resume/read-notes.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { beginReview, reviewedResume } from '../review/review.ts';
import { mergeInto } from './merge-into.ts';

const CORPUS = join(import.meta.dirname, '../../../../tests/corpus/development');

/** What was read of the files of the corpus. */
const files: { name: string; imported: ImportedFile }[] = [];

beforeAll(async () => {
  for (const name of readdirSync(CORPUS).filter((file) => /\.(pdf|docx)$/.test(file))) {
    const outcome = await importResume(new Uint8Array(readFileSync(join(CORPUS, name))), name);
    if (outcome.ok) files.push({ name, imported: outcome.imported });
  }
}, 120_000);

/** As it comes out of the review: with ids of its own, each time others. */
const reviewed = (imported: ImportedFile) => reviewedResume(beginReview(imported), imported);
const content = (data: ResumeData) => ({ title: 'Mine', templateId: 'modern-1', data });
const NONE = new Set<string>();

function textsIn(data: object): string[] {
  return filledFields(RESUME, data as ResumeData)
    .filter(({ field }) => holdsWords(field))
    .flatMap(({ value }) => (typeof value === 'string' && value.trim() !== '' ? [value] : []));
}

const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?|\/$/gm, '')
    .replace(/[-*•\s]+/g, ' ')
    .trim();

describe('a resume that was read, brought into one that is there', () => {
  it('fills an empty one with everything, and asks nothing', () => {
    for (const { name, imported } of files) {
      const came = reviewed(imported);
      const plan = mergeInto(content(emptyResume()), came);
      expect(plan.choices.conflicts, name).toEqual([]);
      expect(textsIn(plan.result(NONE).data).toSorted(), name).toEqual(textsIn(came).toSorted());
      expect(readNotesOf(plan.result(NONE).data)?.doubts.length, name).toBe(readNotesOf(came)?.doubts.length);
    }
  });

  it('changes nothing in the resume that was made of it', () => {
    for (const { name, imported } of files) {
      const made = content(reviewed(imported));
      const plan = mergeInto(made, reviewed(imported));
      expect(plan.isNothingNew, name).toBe(true);
      expect(plan.result(NONE), name).toBe(made);
    }
  });

  it('changes nothing when it is brought once more, whatever was chosen the first time', () => {
    for (const [at, { name, imported }] of files.entries()) {
      for (const there of [typicalResume(), reviewed(files[(at + 1) % files.length]?.imported ?? imported)]) {
        const first = mergeInto(content(there), reviewed(imported));
        const all = new Set(first.choices.conflicts.map(({ path }) => path));
        const theirs = first.result(all);
        expect(mergeInto(theirs, reviewed(imported)).isNothingNew, name).toBe(true);
        const mine = first.result(NONE);
        expect(mergeInto(mine, reviewed(imported)).result(NONE), name).toBe(mine);
      }
    }
  });

  it('loses no word of either', () => {
    for (const [at, { name, imported }] of files.entries()) {
      const there = reviewed(files[(at + 7) % files.length]?.imported ?? imported);
      const came = reviewed(imported);
      const { choices } = mergeInto(content(there), came);
      const kept = (data: ResumeData) => new Set(textsIn(data).map(bare));
      const [mine, theirs] = [kept(choices.mine.data), kept(choices.theirs.data)];
      expect(
        textsIn(there).filter((text) => !mine.has(bare(text))),
        name,
      ).toEqual([]);
      // What a section that both have is called stays the resume's own.
      expect(
        textsIn({ ...came, order: [] }).filter((text) => !theirs.has(bare(text))),
        name,
      ).toEqual([]);
    }
  });

  it('asks only where both say something else', () => {
    const there = typicalResume();
    const [job, ...others] = there.employment;
    if (!job) throw new Error('the typical resume has a job');
    const came: ResumeData = {
      ...emptyResume(),
      personalInfo: {
        ...emptyResume().personalInfo,
        firstName: there.personalInfo.firstName,
        pronouns: 'she/her',
      },
      skills: [...there.skills.map((skill) => skill.toUpperCase()), 'Falconry'],
      employment: [
        { ...job, id: 'x1', position: 'Chief of everything' },
        { ...job, id: 'x2', position: 'Falconer', company: 'Royal Mews', description: 'Flew birds.' },
      ],
    };
    const plan = mergeInto(content(there), came);
    expect(plan.choices.conflicts).toMatchObject([
      { path: `employment.${job.id}.position`, mine: job.position, theirs: 'Chief of everything' },
    ]);
    const { data } = plan.result(NONE);
    expect(data.employment.map(({ position }) => position)).toEqual([
      job.position,
      'Falconer',
      ...others.map(({ position }) => position),
    ]);
    expect(data.personalInfo.pronouns).toBe('she/her');
    expect(data.skills).toEqual([...there.skills, 'Falconry']);
  });

  it('brings its doubts along with the values that are new, and no others', () => {
    const there = typicalResume();
    const came = { ...emptyResume(), employment: [{ ...there.employment[0]!, id: 'x1', location: 'Perth' }] };
    const bare: ResumeData = {
      ...there,
      employment: there.employment.map((job) => ({ ...job, location: '' })),
    };
    const imported = {
      data: came,
      lowConfidenceFields: [
        { field: 'employment.0.location', snippet: 'Perth or so' },
        { field: 'employment.0.company', snippet: 'said already' },
      ],
      unplaced: [{ words: 'left over', line: 'left over' }],
    };
    const plan = mergeInto(content(bare), reviewed(imported as unknown as ImportedFile));
    expect(readNotesOf(plan.result(NONE).data)).toMatchObject({
      doubts: [{ id: `employment.${there.employment[0]?.id}.location`, read: 'Perth', settled: false }],
      unplaced: [{ words: 'left over' }],
    });
  });
});
