import { expect, test } from 'vitest';
import { emptyResume } from '#documents/resume/empty.ts';
import { sectionsInOrder } from '#documents/resume/section-order.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { newSection } from './entries.ts';
import { withFurtherMoved, withSectionMoved, withSectionSet, withUsualOrder } from './section-moves.ts';

const plain: ResumeData = {
  ...emptyResume(),
  sections: [
    { ...newSection('projects'), id: 'p' },
    { ...newSection('languages'), id: 'l' },
  ],
};
const ids = (data: ResumeData) => sectionsInOrder(data).map(({ place }) => place.id);
const listed = (data: ResumeData) => data.sections.map(({ id }) => id);

test('any section is moved before any other, and back to an order that needs not be stored', () => {
  const moved = withSectionMoved(plain, 3, 0);
  expect(ids(moved)).toEqual(['skills', 'summary', 'employment', 'education', 'p', 'l']);
  expect(moved.order).toHaveLength(6);
  expect(withSectionMoved(moved, 0, 3)).toEqual(plain);
});

test('further sections that are moved stand in their own list as they are printed', () => {
  const moved = withSectionMoved(plain, 5, 1);
  expect(ids(moved)).toEqual(['summary', 'l', 'employment', 'education', 'skills', 'p']);
  expect(listed(moved)).toEqual(['l', 'p']);
  const swapped = withFurtherMoved(moved, 0, 1);
  expect(ids(swapped)).toEqual(['summary', 'p', 'employment', 'education', 'skills', 'l']);
  expect(listed(swapped)).toEqual(['p', 'l']);
  // Among themselves they need no stored order.
  expect(withFurtherMoved(plain, 0, 1)).toMatchObject({ order: [], sections: [{ id: 'l' }, { id: 'p' }] });
});

test('a section is set in a way of its own, which stays with it in the usual order', () => {
  const set = withSectionSet(plain, 1, { heading: 'Career', newPage: true });
  const moved = withSectionMoved(set, 1, 3);
  const usual = withUsualOrder(moved);
  expect(ids(usual)).toEqual(['summary', 'employment', 'education', 'skills', 'p', 'l']);
  expect(usual.order[1]).toMatchObject({ id: 'employment', heading: 'Career', newPage: true });
  expect(withSectionSet(usual, 1, { heading: '', newPage: false })).toEqual(plain);
});

test('places of sections that are gone are forgotten with the next change', () => {
  const stale = withSectionMoved(plain, 4, 0);
  const [, languages] = plain.sections;
  const without = { ...stale, sections: languages ? [languages] : [] };
  expect(withSectionMoved(without, 1, 0).order.map(({ id }) => id)).not.toContain('p');
});
