import { describe, expect, it } from 'vitest';
import { FULL } from '#tests/support/soak-counts.ts';
import { RESUME } from '../resume/fields.ts';
import { mergeDocuments } from './merge.ts';
import { sameValue } from './same-value.ts';
import { COMMON, seeded, someEdits, someResume, textsIn } from './testing/random-edits.ts';

/** As many as a run of the suite can afford; the soak takes more. */
const TRIPLES = FULL ? 10_000 : 1_500;

const merge = (was: object | null, mine: object, theirs: object) => mergeDocuments(RESUME, was, mine, theirs);

const placesOf = (resume: object): unknown => Object.entries(resume).filter(([name]) => name === 'order');
const withoutPlaces = (resume: object): unknown =>
  Object.entries(resume).filter(([name]) => name !== 'order');

/** A resume, and what two sides have made of it, each by a few edits at random. */
function triples(): { seed: number; was: object; mine: object; theirs: object }[] {
  return Array.from({ length: TRIPLES }, (_, seed) => {
    const random = seeded(seed);
    const was = someResume(random);
    return { seed, was, mine: someEdits(was, random), theirs: someEdits(was, random) };
  });
}

describe(`of ${TRIPLES} resumes that two sides edited at random`, () => {
  const all = triples();

  it('what one side alone changed is the result', () => {
    for (const { seed, was, mine, theirs } of all) {
      expect(merge(was, was, was), `seed ${seed}`).toEqual({ merged: was, conflicts: [] });
      expect(merge(was, mine, was), `seed ${seed}`).toEqual({ merged: mine, conflicts: [] });
      expect(merge(was, was, theirs), `seed ${seed}`).toEqual({ merged: theirs, conflicts: [] });
      expect(merge(was, mine, mine), `seed ${seed}`).toEqual({ merged: mine, conflicts: [] });
    }
  });

  it('whatever either side has typed stands in the result or in a conflict', () => {
    for (const { seed, was, mine, theirs } of all) {
      const result = merge(was, mine, theirs);
      const kept = textsIn(result);
      const before = textsIn(was);
      const isNew = (text: string) => !before.has(text) && !COMMON.includes(text);
      const typed = [...textsIn(mine), ...textsIn(theirs)].filter(isNew);
      expect(
        typed.filter((text) => !kept.has(text)),
        `seed ${seed}`,
      ).toEqual([]);
    }
  });

  it('what both sides left in place stands in the result', () => {
    for (const { seed, was, mine, theirs } of all) {
      const { merged } = merge(was, mine, theirs);
      // The order names sections by their ids: a section and its place may have gone, each by another side.
      for (const part of [placesOf, withoutPlaces]) {
        const kept = textsIn(part(merged));
        const [here, there] = [textsIn(part(mine)), textsIn(part(theirs))];
        // A text that stands in many places may have gone from each of them, by one side or the other.
        const left = [...textsIn(part(was))].filter(
          (text) => here.has(text) && there.has(text) && !COMMON.includes(text),
        );
        expect(
          left.filter((text) => !kept.has(text)),
          `seed ${seed}`,
        ).toEqual([]);
      }
    }
  });

  it('the other way round is the same where nothing is in conflict, and the same conflicts where something is', () => {
    for (const { seed, was, mine, theirs } of all) {
      const [one, other] = [merge(was, mine, theirs), merge(was, theirs, mine)];
      // What both moved to other lists stands where mine has it, and is named by that place.
      const withoutList = (path: string) => path.replace(/^(employment|sections\.\w+\.items)\.(?=w)/, '');
      const paths = ({ conflicts }: typeof one) => conflicts.map(({ path }) => withoutList(path)).toSorted();
      expect(paths(other), `seed ${seed}`).toEqual(paths(one));
      if (one.conflicts.length === 0) expect(other.merged, `seed ${seed}`).toEqual(one.merged);
    }
  });

  it('the result merged again changes nothing', () => {
    for (const { seed, was, mine, theirs } of all) {
      const { merged } = merge(was, mine, theirs);
      expect(merge(was, merged, theirs).merged, `seed ${seed}`).toEqual(merged);
      expect(merge(theirs, merged, theirs), `seed ${seed}`).toEqual({ merged, conflicts: [] });
    }
  });

  it('no thing stands twice, and the arguments are as they were', () => {
    for (const { seed, was, mine, theirs } of all) {
      const before = structuredClone([was, mine, theirs]);
      const { merged } = merge(was, mine, theirs);
      for (const part of [placesOf(merged), withoutPlaces(merged)]) {
        const ids = [...JSON.stringify(part).matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id);
        expect(new Set(ids).size, `seed ${seed}`).toBe(ids.length);
      }
      expect(sameValue([was, mine, theirs], before), `seed ${seed}`).toBe(true);
    }
  });

  it('where nobody knows what both began with, all that differs is in conflict, and either side can be taken whole', () => {
    for (const { seed, mine, theirs } of all) {
      const result = merge(null, mine, theirs);
      expect(result.conflicts.length > 0, `seed ${seed}`).toBe(!sameValue(mine, theirs));
      const kept = textsIn(result);
      const typed = [...textsIn(mine), ...textsIn(theirs)];
      expect(
        typed.filter((text) => !kept.has(text)),
        `seed ${seed}`,
      ).toEqual([]);
      const whole = mergeDocuments(RESUME, null, mine, theirs, 'as mine');
      expect(whole.merged, `seed ${seed}`).toEqual(mine);
      expect(merge(null, mine, mine), `seed ${seed}`).toEqual({ merged: mine, conflicts: [] });
    }
  });

  it('some have conflicts, and some have none', () => {
    const conflicts = all.filter(
      ({ was, mine, theirs }) => merge(was, mine, theirs).conflicts.length > 0,
    ).length;
    expect(conflicts).toBeGreaterThan(TRIPLES / 20);
    expect(conflicts).toBeLessThan((TRIPLES * 19) / 20);
  });
});
