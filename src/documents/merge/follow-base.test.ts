import { describe, expect, it } from 'vitest';
import { emptyResume } from '../resume/empty.ts';
import { RESUME } from '../resume/fields.ts';
import { differencesFromBase } from './differences.ts';
import { followBase } from './follow-base.ts';

const job = (id: string, changes: object = {}) => ({
  ...{ id, position: 'Nurse', company: 'St Mary', location: 'Leeds' },
  ...{ startDate: '2020-01', endDate: '2021-01', current: false, description: 'Night shifts' },
  ...changes,
});
const resume = (changes: object = {}, language = 'en') => {
  const empty = emptyResume();
  return {
    ...empty,
    summary: 'A nurse',
    skills: ['Triage', 'Rotas'],
    employment: [job('a'), job('b')],
    settings: { ...empty.settings, language },
    ...changes,
  };
};
const german = (changes: object = {}) =>
  resume(
    {
      summary: 'Eine Pflegekraft',
      skills: ['Triage', 'Dienstpläne'],
      employment: [job('a', { description: 'Nachtdienst' }), job('b', { description: 'Nachtdienst' })],
      ...changes,
    },
    'de',
  );
const phone = (data: ReturnType<typeof resume>, number: string) => ({
  ...data,
  personalInfo: { ...data.personalInfo, phone: number },
});

describe('a tailored document', () => {
  it('takes what its base has changed, keeps what it has itself, and tells what came', () => {
    const mine = resume({ summary: 'A nurse for St Jude' });
    const theirs = phone(resume({ skills: ['Triage'] }), '0113');
    const { merged, conflicts, came } = followBase(RESUME, { was: resume(), mine, theirs });
    expect(merged).toEqual({ ...theirs, summary: 'A nurse for St Jude' });
    expect(conflicts).toEqual([]);
    expect(came).toEqual(['personalInfo.phone', 'skills']);
  });

  it('keeps its own settings, whatever its base has', () => {
    const look = (paper: string, density: string) => ({ ...resume().settings, paper, density });
    const mine = resume({ settings: look('letter', 'normal') });
    const theirs = phone(resume({ settings: look('a4', 'tight') }), '0113');
    const { merged, came } = followBase(RESUME, { was: resume(), mine, theirs });
    expect(merged.settings).toEqual(mine.settings);
    expect(came).toEqual(['personalInfo.phone']);
  });

  it('has a conflict where both have changed the same text', () => {
    const sides = { was: resume(), mine: resume({ summary: 'Mine' }), theirs: resume({ summary: 'Theirs' }) };
    expect(followBase(RESUME, sides)).toEqual({
      merged: sides.mine,
      conflicts: [{ path: 'summary', was: 'A nurse', mine: 'Mine', theirs: 'Theirs' }],
      came: [],
      removes: false,
    });
  });
});

describe('what a tailored document left out stays out, and nobody is asked, when its base changes', () => {
  const roles = (...texts: string[]) =>
    texts.map((text, at) => ({ id: `r${at}`, position: text, startDate: '2018-01', endDate: '2019-01' }));

  it('a job, with all that is new in it', () => {
    const mine = resume({ employment: [job('a')] });
    const theirs = resume({
      employment: [job('a'), job('b', { position: 'Ward nurse', roles: roles('Student') })],
    });
    const { merged, conflicts, came } = followBase(RESUME, { was: resume(), mine, theirs });
    expect({ merged, conflicts, came }).toEqual({ merged: mine, conflicts: [], came: [] });
  });

  it('a role within a job', () => {
    const was = resume({ employment: [job('a', { roles: roles('Student', 'Porter') })] });
    const mine = resume({ employment: [job('a', { roles: roles('Student') })] });
    const theirs = resume({ employment: [job('a', { roles: roles('Student', 'Head porter') })] });
    const { merged, conflicts } = followBase(RESUME, { was, mine, theirs });
    expect({ merged, conflicts }).toEqual({ merged: mine, conflicts: [] });
  });

  it('a line of a long text, while the others come in', () => {
    const text = (...written: string[]) => resume({ summary: written.join('\n') });
    const was = text('Led two wards of eight', 'Wrote the weekly rota', 'Taught');
    const mine = text('Led two wards of eight', 'Taught');
    const theirs = text(
      'Led three wards of eight',
      'Wrote the weekly rota for all',
      'Taught',
      'Kept the stock',
    );
    const { merged, conflicts } = followBase(RESUME, { was, mine, theirs });
    expect(merged.summary.split('\n')).toEqual(['Led three wards of eight', 'Taught', 'Kept the stock']);
    expect(conflicts).toEqual([]);
  });

  it('a text of one line', () => {
    const mine = resume({ summary: '' });
    const theirs = resume({ summary: 'A senior nurse' });
    const { merged, conflicts } = followBase(RESUME, { was: resume(), mine, theirs });
    expect({ merged, conflicts }).toEqual({ merged: mine, conflicts: [] });
  });

  it('a text of one line, while a line that was added to it comes in', () => {
    const mine = resume({ summary: '' });
    const theirs = resume({ summary: 'A nurse\nFluent in three languages' });
    const { merged, conflicts } = followBase(RESUME, { was: resume(), mine, theirs });
    expect({ summary: merged.summary, conflicts }).toEqual({
      summary: 'Fluent in three languages',
      conflicts: [],
    });
  });

  it('a skill, also where others are new', () => {
    const mine = resume({ skills: ['Triage'] });
    const theirs = resume({ skills: ['Rotas', 'Triage', 'Teaching'] });
    const { merged, conflicts } = followBase(RESUME, { was: resume(), mine, theirs });
    expect(merged.skills).toEqual(['Triage', 'Teaching']);
    expect(conflicts).toEqual([]);
  });

  it('but what the base left out and the tailored one has changed is there, and is asked about', () => {
    const mine = resume({ employment: [job('a'), job('b', { position: 'Ward nurse' })] });
    const theirs = resume({ employment: [job('a')] });
    const { merged, conflicts } = followBase(RESUME, { was: resume(), mine, theirs });
    expect(merged).toEqual(mine);
    expect(conflicts.map(({ path }) => path)).toContain('employment.b');
  });

  it('but for a section into which the base has moved what the tailored one has', () => {
    const section = (id: string, ...items: string[]) => ({
      ...{ id, kind: 'projects', title: id, include: true },
      items: items.map((item) => ({ id: item, title: item })),
    });
    const was = resume({ sections: [section('one', 'x'), section('two')] });
    const mine = resume({ sections: [section('one', 'x')] });
    const theirs = resume({ sections: [section('one'), section('two', 'x')] });
    const { merged, conflicts } = followBase(RESUME, { was, mine, theirs });
    expect(merged).toEqual(theirs);
    expect(conflicts.map(({ path }) => path)).toContain('sections.two');
  });
});

it('a document with marks and one without come together with marks, and stars stay stars', () => {
  const marked = (data: ReturnType<typeof resume>) => ({
    ...data,
    settings: { ...data.settings, marks: true },
  });
  const was = resume({ summary: 'Led *two* wards' });
  const theirs = marked(phone(resume({ summary: 'Led \\*two\\* **large** wards' }), '0113'));
  const { merged, conflicts } = followBase(RESUME, { was, mine: was, theirs });
  expect(merged).toEqual(theirs);
  expect(conflicts).toEqual([]);
  const own = marked(resume({ summary: 'Led **wards**' }));
  const plain = resume({ employment: [job('a', { description: 'Nights\n**' }), job('b')] });
  const other = followBase(RESUME, { was: resume(), mine: marked(resume()), theirs: plain });
  expect(other.merged.employment[0]?.description).toBe('Nights\n**');
  expect(differencesFromBase(RESUME, own, own).paths).toEqual([]);
  expect(differencesFromBase(RESUME, was, marked(resume({ summary: 'Led \\*two\\* wards' }))).paths).toEqual(
    [],
  );
});

describe('a tailored document in another language than its base', () => {
  it('takes facts, deletions and the order', () => {
    const theirs = phone(
      resume({ employment: [job('c'), job('a', { startDate: '2019-05', current: true })] }),
      '0113',
    );
    const { merged, came } = followBase(RESUME, { was: resume(), mine: german(), theirs });
    const own = job('a', { startDate: '2019-05', current: true, description: 'Nachtdienst' });
    expect(merged).toEqual(phone(german({ employment: [own] }), '0113'));
    expect(came).toEqual([
      'personalInfo.phone',
      'employment.b',
      'employment.a.startDate',
      'employment.a.current',
    ]);
    const turned = resume({ employment: [job('b'), job('a')] });
    const order = followBase(RESUME, { was: resume(), mine: german(), theirs: turned }).merged;
    expect(order.employment.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('takes no text, and is told which have changed', () => {
    const theirs = resume({
      summary: 'A senior nurse',
      skills: ['Rotas', 'Teaching'],
      employment: [job('a', { position: 'Ward nurse' }), job('b'), job('c')],
    });
    const { merged, conflicts, came } = followBase(RESUME, { was: resume(), mine: german(), theirs });
    // What the base no longer has goes where it stands in the same words.
    expect(merged).toEqual(german({ skills: ['Dienstpläne'] }));
    expect(came).toEqual(['skills']);
    expect(conflicts).toEqual(
      [
        { path: 'summary', was: 'A nurse', mine: 'Eine Pflegekraft', theirs: 'A senior nurse' },
        { path: 'skills', was: ['Triage', 'Rotas'], mine: ['Dienstpläne'], theirs: ['Rotas', 'Teaching'] },
        { path: 'employment.c', was: null, mine: null, theirs: job('c') },
        { path: 'employment.a.position', was: 'Nurse', mine: 'Nurse', theirs: 'Ward nurse' },
      ].toSorted(
        (a, b) =>
          conflicts.findIndex(({ path }) => path === a.path) -
          conflicts.findIndex(({ path }) => path === b.path),
      ),
    );
  });

  it('does not get back what it left out', () => {
    const mine = german({ employment: [] });
    const theirs = resume({ employment: [job('a', { endDate: '2022-01', description: 'Days' }), job('b')] });
    expect(followBase(RESUME, { was: resume(), mine, theirs }).merged).toEqual(mine);
  });
});
