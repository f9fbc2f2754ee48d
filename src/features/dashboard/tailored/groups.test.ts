import { expect, test } from 'vitest';
import { basesFor, countOfVariants, shownGroups } from './groups.ts';

const AS_IT_COMES = { tag: null, sort: 'changed' } as const;
const base = { id: 1, title: 'Resume 10', tags: ['b', 'a'], baseId: null };
const other = { id: 2, title: 'resume 9' };
const third = { id: 3, title: 'Äpfel', tags: ['a'], baseId: null };
const clinic = { id: 4, title: 'Clinic', tags: ['a'], baseId: 1 };
const school = { id: 5, title: 'A school', tags: [], baseId: 1 };
const orphan = { id: 6, title: 'Bakery', tags: ['a'], baseId: 99 };
// As the server answers them: the last changed one first.
const documents = [school, other, base, orphan, clinic, third];

type Wanted = Parameters<typeof shownGroups>[1];
const seen = (view: Partial<Wanted>, typed = '') =>
  shownGroups(documents, { ...AS_IT_COMES, ...view }, typed).map(({ id, base: head, tailored }) => [
    head?.title ?? id,
    ...tailored.map(({ title }) => title),
  ]);

test('what follows a document stands under it, where the last changed one of them all stands', () => {
  expect(seen({})).toEqual([['Resume 10', 'A school', 'Clinic'], ['resume 9'], [99, 'Bakery'], ['Äpfel']]);
});

test('sorted by title, groups stand by the title of what is at their head, and so does what is in them', () => {
  expect(seen({ sort: 'title' })).toEqual([
    ['Äpfel'],
    [99, 'Bakery'],
    ['resume 9'],
    ['Resume 10', 'A school', 'Clinic'],
  ]);
});

test('what is looked for and found in a tailored one shows it alone under its base', () => {
  expect(seen({}, 'clin')).toEqual([['Resume 10', 'Clinic']]);
  expect(seen({ tag: 'a' })).toEqual([['Resume 10', 'Clinic'], [99, 'Bakery'], ['Äpfel']]);
  expect(seen({ tag: 'a' }, 'bak')).toEqual([[99, 'Bakery']]);
  expect(shownGroups(documents, AS_IT_COMES, 'clin')).toMatchObject([{ isNarrowed: true, count: 2 }]);
});

test('where the base alone was found, nothing is left out of what follows it', () => {
  expect(shownGroups(documents, { ...AS_IT_COMES, tag: 'b' }, '')).toMatchObject([
    { base, tailored: [school, clinic], isNarrowed: false, count: 2 },
  ]);
  expect(seen({}, 'nobody')).toEqual([]);
});

test('a server of an earlier release, which tells no bases, has groups of one', () => {
  expect(shownGroups([other], AS_IT_COMES, '')).toEqual([
    { id: 2, base: other, tailored: [], count: 0, isNarrowed: false },
  ]);
  expect(countOfVariants([other, ...documents], 1)).toBe(2);
});

test('a document that follows none and that none follows can be attached to any other that follows none', () => {
  const ids = (one: (typeof documents)[number], inUse = documents) =>
    basesFor(one, inUse, documents).map(({ id }) => id);
  expect(ids(other)).toEqual([1, 3]);
  expect(ids(base)).toEqual([]);
  expect(ids(clinic)).toEqual([]);
  expect(ids(other, [other, clinic])).toEqual([]);
});
