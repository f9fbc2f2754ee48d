import { expect, it } from 'vitest';
import { RESUME } from '../resume/fields.ts';
import { differencesFromBase } from './differences.ts';
import { followBase } from './follow-base.ts';
import { mergeDocuments } from './merge.ts';
import { openConflicts } from './open-conflicts.ts';
import { withPlaceOf } from './take-place.ts';

/*
 * A frame and a description are those of one picture: none of them ever stands beside another picture's.
 */

const WHOLE = { x: 0, y: 0, width: 1, height: 1 };
const photo = (id: string, alt = '', crop = WHOLE) => ({ id, crop, alt });
const at = (one: object) => ({ summary: 'A', photo: one });
const was = at(photo('a', 'Ana'));
/** The same picture, framed and described anew. */
const reframed = at(photo('a', 'Ana at sea', { ...WHOLE, width: 0.5 }));
const other = at(photo('b'));
const merged = (mine: object, theirs: object, before: object | null = was) =>
  mergeDocuments<object>(RESUME, before, mine, theirs);

it('a photo that one side alone changed is that side’s with all that belongs to it', () => {
  for (const changed of [reframed, other]) {
    expect(merged(changed, was)).toEqual({ merged: changed, conflicts: [] });
    expect(merged(was, { ...changed, summary: 'B' })).toEqual({
      merged: { ...changed, summary: 'B' },
      conflicts: [],
    });
  }
});

it('where one side describes a photo that the other one replaces, all of it stays mine, and it is one conflict', () => {
  const conflict = { path: 'photo', was: was.photo, mine: reframed.photo, theirs: other.photo };
  expect(merged(reframed, other)).toEqual({ merged: reframed, conflicts: [conflict] });
  expect(merged(other, reframed).merged).toEqual(other);
  // As where nobody knows what both began with.
  expect(merged(reframed, other, null).conflicts).toEqual([{ ...conflict, was: null }]);
});

it('the other side’s photo is taken whole, which settles the conflict', () => {
  const { conflicts } = merged(reframed, other);
  expect(openConflicts(conflicts, reframed)).toEqual(conflicts);
  const taken = withPlaceOf(reframed, other, 'photo');
  expect(taken).toEqual(other);
  expect(openConflicts(conflicts, taken)).toEqual([]);
});

it('a job that was moved meanwhile changes nothing about that', () => {
  const [job, further] = [
    { id: 'x', position: 'Cook' },
    { id: 'y', position: 'Baker' },
  ];
  const mine = { ...reframed, employment: [job, further], education: [] };
  const theirs = { ...was, employment: [further], education: [job] };
  const before = { ...was, employment: [job, further], education: [] };
  expect(merged(mine, theirs, before).merged).toMatchObject({ photo: reframed.photo });
  expect(merged(before, { ...theirs, ...other }, before).merged).toMatchObject({ photo: other.photo });
});

it('a tailored resume follows the photo of its base as one, and differs in it as one', () => {
  expect(followBase(RESUME, { was, mine: was, theirs: other })).toMatchObject({
    merged: other,
    came: ['photo'],
  });
  expect(followBase(RESUME, { was, mine: reframed, theirs: other })).toMatchObject({
    merged: reframed,
    conflicts: [{ path: 'photo' }],
  });
  expect(differencesFromBase(RESUME, was, reframed)).toMatchObject({ changed: 1, paths: ['photo'] });
  // What was saved before there were photos has none.
  expect(differencesFromBase(RESUME, { summary: 'A' }, at(photo('')))).toMatchObject({ paths: [] });
});
