import { describe, expect, it } from 'vitest';
import { emptyResume } from '#documents/resume/empty.ts';
import { missingRequired } from '#documents/resume/missing.ts';
import { addEntry, emptyEducation, emptyJob, removeEntry, restoreEntry } from './entries.ts';
import { placeOf } from './field-map.ts';
import { prepareResume } from './prepare-resume.ts';
import { addSkill } from './skills.ts';

describe('skills', () => {
  it('a skill is trimmed, and ignored if it is empty or already there', () => {
    expect(addSkill(['SQL'], '  Rust ')).toEqual(['SQL', 'Rust']);
    expect(addSkill(['SQL'], ' SQL ')).toEqual(['SQL']);
    expect(addSkill(['SQL'], '   ')).toEqual(['SQL']);
  });

  it('another spelling is another skill', () => {
    expect(addSkill(['SQL'], 'sql')).toEqual(['SQL', 'sql']);
  });
});

describe('entries', () => {
  it('a removed entry comes back whole where it was, with what nobody here knows', () => {
    const jobs = ['a', 'b', 'c'].map((company) => ({ ...emptyJob(), company, unknown: company }));
    const data = { ...emptyResume(), employment: jobs };
    const [, second] = jobs;
    const without = removeEntry(data, 'employment', 1);
    expect(without.employment.map(({ company }) => company)).toEqual(['a', 'c']);
    expect(second && restoreEntry(without, 'employment', 1, second)).toEqual(data);
  });

  it('adding one leaves the others the same objects', () => {
    const data = addEntry(emptyResume(), 'education', emptyEducation());
    expect(addEntry(data, 'education', emptyEducation()).education[0]).toBe(data.education[0]);
  });
});

describe('a resume prepared for the screen', () => {
  it('keeps everything it does not know', () => {
    const raw = {
      ...emptyResume(),
      fromTheFuture: { kept: true },
      personalInfo: { ...emptyResume().personalInfo, nickname: 'Ani' },
      employment: [{ ...emptyJob(), id: 'x', own: 1 }],
    };
    expect(prepareResume(raw)).toEqual(raw);
  });

  it('fills in what is missing', () => {
    expect(prepareResume({ summary: 'text', personalInfo: { firstName: 'Ana' } })).toEqual({
      ...emptyResume(),
      summary: 'text',
      personalInfo: { ...emptyResume().personalInfo, firstName: 'Ana' },
    });
    expect(prepareResume(null)).toEqual(emptyResume());
  });

  it('gives entries without an id, or with another one, an id of their own', () => {
    const jobs = ['', '', 'x', 'x'].map((id) => ({ ...emptyJob(), id }));
    const ids = prepareResume({ ...emptyResume(), employment: jobs }).employment.map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
    expect(ids[2]).toBe('x');
  });
});

it('every required field has a place in the editor, under the same name', () => {
  const data = {
    ...emptyResume(),
    employment: [{ ...emptyJob(), location: 'x' }],
    education: [{ ...emptyEducation(), location: 'x' }],
  };
  const missing = missingRequired(data);
  expect(missing).toHaveLength(8);
  for (const { tab, field, label } of missing) expect(placeOf(field)).toEqual({ tab, field, label });
});
