import { describe, expect, test } from 'vitest';
import { RESUME } from '../resume/fields.ts';
import { emptyResume } from '../resume/empty.ts';
import { mergeDocuments, type FieldConflict } from './merge.ts';
import { openConflicts, unsettled } from './open-conflicts.ts';

const job = { position: 'Nurse', description: 'Night shifts' };
const was = {
  ...emptyResume(),
  summary: 'Before',
  employment: [
    { id: 'a.b', ...job },
    { id: 'c', ...job },
  ],
};
const withSummary = (summary: string) => ({ ...was, summary });
const conflictsOf = (mine: object, theirs: object): FieldConflict[] =>
  mergeDocuments<object>(RESUME, was, mine, theirs).conflicts;

describe('a conflict over a text', () => {
  const conflicts = conflictsOf(withSummary('Mine'), withSummary('Theirs'));

  test('stays open while the document has neither what the other side has, nor nothing', () => {
    expect(conflicts).toHaveLength(1);
    for (const summary of ['Mine', 'Something else', ''])
      expect(openConflicts(conflicts, withSummary(summary))).toEqual(conflicts);
  });

  test('goes when both sides are equal', () => {
    expect(openConflicts(conflicts, withSummary('Theirs'))).toEqual([]);
  });

  test('goes when its path is gone', () => {
    const { summary: _gone, ...others } = was;
    expect(openConflicts(conflicts, others)).toEqual([]);
    for (const none of [null, undefined, 7, 'text', []]) expect(openConflicts(conflicts, none)).toEqual([]);
  });

  test('stays open where it is about something new that was not taken over', () => {
    const theirs = { id: 'new', ...job };
    const conflict = { path: 'employment.new', was: null, mine: null, theirs };
    expect(openConflicts([conflict], was)).toEqual([conflict]);
  });

  test('goes when it is named as settled, and no other does', () => {
    expect(unsettled(conflicts, ['summary'])).toEqual([]);
    expect(unsettled(conflicts, ['employment', 'summary.x', ''])).toEqual(conflicts);
  });
});

describe('a conflict within a list', () => {
  const reworded = (position: string) => ({
    ...was,
    employment: was.employment.map((one, at) => (at === 0 ? { ...one, position } : one)),
  });
  const conflicts = conflictsOf(reworded('Head nurse'), reworded('Senior nurse'));

  test('is found by the id of its thing, points and place notwithstanding', () => {
    const turned = { ...was, employment: reworded('Head nurse').employment.toReversed() };
    expect(conflicts).toMatchObject([{ path: 'employment.a%2Eb.position' }]);
    expect(openConflicts(conflicts, turned)).toEqual(conflicts);
    expect(openConflicts(conflicts, reworded('Senior nurse'))).toEqual([]);
  });

  test('goes with its thing', () => {
    expect(openConflicts(conflicts, { ...was, employment: was.employment.slice(1) })).toEqual([]);
  });
});

test('what one side deleted and the other changed stays open while it is there', () => {
  const deleted = { ...was, employment: was.employment.slice(1) };
  const changed = {
    ...was,
    employment: was.employment.map((one) => (one.id === 'c' ? one : { ...one, position: 'Other' })),
  };
  for (const [mine, theirs] of [
    [deleted, changed],
    [changed, deleted],
  ] as const) {
    const { merged, conflicts } = mergeDocuments<object>(RESUME, was, mine, theirs);
    expect(conflicts).toHaveLength(1);
    expect(openConflicts(conflicts, merged)).toEqual(conflicts);
    expect(openConflicts(conflicts, deleted)).toEqual([]);
  }
});

test('a conflict over an order goes when the things stand as on the other side, whatever came beside them', () => {
  const path = 'employment';
  const conflicts = [{ path, was: ['a', 'b', 'c'], mine: ['b', 'a', 'c'], theirs: ['c', 'b', 'a'] }];
  const ordered = (...ids: string[]) => ({ employment: ids.map((id) => ({ id })) });
  expect(openConflicts(conflicts, ordered('b', 'a', 'c'))).toEqual(conflicts);
  expect(openConflicts(conflicts, ordered('c', 'b', 'a'))).toEqual([]);
  expect(openConflicts(conflicts, ordered('c', 'new', 'a'))).toEqual([]);
});

test('names of every object are no paths', () => {
  const conflicts = ['__proto__', 'constructor', 'toString'].map((path) => ({
    ...{ path, was: null, mine: 1, theirs: 2 },
  }));
  expect(openConflicts(conflicts, was)).toEqual([]);
});
