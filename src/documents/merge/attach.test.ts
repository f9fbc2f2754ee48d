import { expect, it, vi } from 'vitest';
import { emptyResume } from '../resume/empty.ts';
import { RESUME } from '../resume/fields.ts';
import { attachToBase } from './attach.ts';
import { differencesFromBase, translatedShare } from './differences.ts';

const job = (id: string, position: string, company: string, startDate = '', description = '') => ({
  ...{ id, position, company, location: '', startDate, endDate: '', current: false, description },
});
const resume = (employment: ReturnType<typeof job>[], more: object = {}) => ({
  ...emptyResume(),
  employment,
  ...more,
});
const idsOf = ({ employment }: { employment: { id: string }[] }) => employment.map(({ id }) => id);

it('knows things by their ids first, then by employer, title and start, then by likeness', () => {
  const base = resume([
    job('a', 'Nurse', 'St Mary', '2019-01'),
    job('b', 'Nurse', 'St Mary', '2021-01'),
    job('c', 'Porter', 'The Infirmary', '2015-01', 'Moved patients between the wards'),
    job('d', 'Barista', 'Cafe Norte'),
  ]);
  const variant = resume([
    job('x', 'nurse', ' St  Mary', '2021-01', 'Something else'),
    job('a', 'Ward nurse', 'St James', '2019-01'),
    job('y', 'Porter', 'Infirmary', '2015-02', 'Moved patients between wards'),
    job('z', 'Driver', 'Blue Taxis'),
  ]);
  expect(idsOf(attachToBase(RESUME, variant, base))).toEqual(['b', 'a', 'c', 'z']);
});

it('uses each thing of the base once, and takes no id that the document has elsewhere', () => {
  const base = resume([job('a', 'Nurse', 'St Mary', '2019-01')]);
  const twice = resume([job('x', 'Nurse', 'St Mary', '2019-01'), job('y', 'Nurse', 'St Mary', '2019-01')]);
  expect(idsOf(attachToBase(RESUME, twice, base))).toEqual(['a', 'y']);
  const taken = resume([job('x', 'Nurse', 'St Mary', '2019-01'), job('a', 'Cook', 'Canteen')]);
  expect(idsOf(attachToBase(RESUME, taken, base))).toEqual(['x', 'a']);
});

it('knows sections and what stands in them', () => {
  const section = (id: string, item: string) => ({
    ...{ id, kind: 'projects', title: 'Projects', include: true },
    items: [{ id: item, title: 'A rota for nurses', subtitle: '', description: '' }],
  });
  const base = resume([], { sections: [section('s', 'i')] });
  const variant = resume([], { sections: [section('t', 'j')] });
  expect(attachToBase(RESUME, variant, base)).toEqual(base);
  expect(differencesFromBase(RESUME, base, base).paths).toEqual([]);
});

it('tells by numbers and paths how a document differs from its base', () => {
  const settings = { ...emptyResume().settings, paper: 'letter' };
  const base = resume([job('a', 'Nurse', 'St Mary'), job('b', 'Cook', 'Cafe')], { skills: ['Triage'] });
  const variant = resume([job('n', 'Driver', 'Taxis'), job('a', 'Ward nurse', 'St Mary', '2020-01')], {
    summary: 'A nurse',
    skills: ['Triage', 'Rotas'],
    settings,
  });
  expect(differencesFromBase(RESUME, base, base).paths).toEqual([]);
  const found = differencesFromBase(RESUME, base, variant);
  expect(found).toMatchObject({ reworded: 3, changed: 1, leftOut: 1, added: 1 });
  expect(found.paths.toSorted()).toEqual([
    'employment.a.position',
    'employment.a.startDate',
    'employment.b',
    'employment.n',
    'skills',
    'summary',
  ]);
});

it('counts which texts of a document in another language are still those of its base', () => {
  const more = { summary: 'A nurse', skills: ['Triage', 'Rotas'] };
  const base = resume([job('a', 'Nurse', 'St Mary', '2020-01', 'Nights')], more);
  const variant = resume([job('a', 'Pflegekraft', 'St Mary', '2020-01', 'Nights')], {
    ...more,
    skills: ['Triage', 'Dienstpläne'],
  });
  expect(translatedShare(RESUME, base, variant)).toEqual({ same: 3, of: 5 });
});

it('looks at no thing more often than comparing does', () => {
  const read = new Map<string, number>();
  const counted = (id: string) => ({
    ...job(id, 'Nurse', 'St Mary'),
    get id() {
      read.set(id, (read.get(id) ?? 0) + 1);
      return id;
    },
  });
  const base = resume([job('a', 'Nurse', 'St Mary')]);
  differencesFromBase(RESUME, base, resume([counted('a')]));
  const compared = read.get('a') ?? 0;
  read.clear();
  attachToBase(RESUME, resume([counted('a')]), base);
  expect(compared).toBeGreaterThan(0);
  // Attaching compares nothing: nobody is told how they differ.
  expect(read.get('a')).toBeLessThanOrEqual(compared);
});

it('goes through the ids that it changed no more often for many lists than for few', () => {
  const withRoles = (prefix: string, jobs: number) =>
    resume(
      Array.from({ length: jobs }, (_, at) => ({
        ...job(`${prefix}${at}`, 'Nurse', `Ward ${at}`),
        roles: [{ id: `${prefix}${at}r`, position: 'Nurse' }],
      })),
    );
  const all = vi.spyOn(Map.prototype, 'values');
  const times = [3, 60].map((jobs) => {
    all.mockClear();
    const attached = attachToBase(RESUME, withRoles('x', jobs), withRoles('a', jobs));
    const calls = all.mock.calls.length;
    expect(idsOf(attached)).toEqual(Array.from({ length: jobs }, (_, at) => `a${at}`));
    return calls;
  });
  all.mockRestore();
  expect(times[1]).toBe(times[0]);
});
