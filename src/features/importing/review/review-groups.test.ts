import { describe, expect, it } from 'vitest';
import type { ResumeData } from '#documents/resume/schema.ts';
import { withValueAt } from '#editor/session/content.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { reviewGroups, type ReviewWords } from './review-groups.ts';

const words: ReviewWords = { labelOf: (path) => path, nameOf: (path) => path };
const NONE: ReadonlySet<string> = new Set();
const read = { ...typicalResume(), employment: typicalResume().employment.slice(0, 1) };
const current = withValueAt(
  withValueAt(read, 'employment.0.current', true),
  'employment.0.endDate',
  '',
) as ResumeData;

function paths(data: ResumeData, kept?: ReadonlySet<string>): string[] {
  return reviewGroups(data, NONE, words, kept).flatMap(({ fields }) => fields.map(({ path }) => path));
}

describe('the form of what was read', () => {
  it('has every field that says something, and of a job its dates', () => {
    expect(paths(read)).toEqual(
      expect.arrayContaining([
        'personalInfo.email',
        'employment.0.company',
        'employment.0.startDate',
        'summary',
      ]),
    );
    const bare = withValueAt(read, 'employment.0.startDate', '');
    expect(paths(bare)).toContain('employment.0.startDate');
    expect(paths(withValueAt(read, 'personalInfo.location', ''))).not.toContain('personalInfo.location');
  });

  it('keeps a field that was there while somebody empties it', () => {
    const begun = new Set(paths(read));
    for (const path of ['personalInfo.location', 'employment.0.description', 'summary']) {
      expect(begun, path).toContain(path);
      expect(paths(withValueAt(read, path, ''), begun), path).toContain(path);
    }
    expect(paths({ ...read, skills: [] }, begun)).toContain('skills');
    expect(paths(withValueAt(read, 'personalInfo.links.0.url', ''), begun)).toContain(
      'personalInfo.links.0.url',
    );
  });

  it('offers a job the place and the end that were not read, until they are asked for', () => {
    const bare = withValueAt(
      withValueAt(read, 'employment.0.location', ''),
      'employment.0.endDate',
      '',
    ) as ResumeData;
    const offers = (data: ResumeData, kept = NONE) =>
      reviewGroups(data, NONE, words, kept).find(({ path }) => path === 'employment.0')?.offered;
    const end = ['employment.0.endDate', 'employment.0.current'];
    expect(
      offers({ ...bare, employment: bare.employment.map((job) => ({ ...job, current: false })) }),
    ).toEqual([
      { name: 'location', paths: ['employment.0.location'] },
      { name: 'end', paths: end },
    ]);
    expect(offers(bare, new Set([...end, 'employment.0.location']))).toEqual([]);
    expect(offers(current)?.some(({ name }) => name === 'end')).toBe(false);
  });

  it('has the skills of a group with its name, and calls a further number what it is', () => {
    const skillGroups = [{ id: '1', name: 'EDV', skills: ['SAP', 'Excel'] }];
    const facts = ['+49 30 123456', 'ana@example.com'].map((value, at) => ({
      id: `${at}`,
      label: '',
      value,
    }));
    const data = { ...read, skillGroups, personalInfo: { ...read.personalInfo, facts } };
    const fields = reviewGroups(data, NONE, words).flatMap((group) => group.fields);
    expect(fields.find(({ path }) => path === 'skillGroups.0.skills')).toMatchObject({
      label: 'Skills: EDV',
      value: ['SAP', 'Excel'],
    });
    const labels = fields.filter(({ path }) => path.includes('.facts.')).map(({ label }) => label);
    expect(labels).toEqual(['Another phone', 'Another email']);
  });

  it('keeps the tick of what still went on when it is taken back, and asks for its end', () => {
    const begun = new Set(paths(current));
    expect(begun).not.toContain('employment.0.endDate');
    const ended = withValueAt(current, 'employment.0.current', false);
    expect(paths(ended, begun)).toEqual(
      expect.arrayContaining(['employment.0.current', 'employment.0.endDate']),
    );
  });
});
