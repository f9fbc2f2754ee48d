import { describe, expect, it } from 'vitest';
import { FULL } from '#tests/support/soak-counts.ts';
import { RESUME } from '../resume/fields.ts';
import { attachToBase } from './attach.ts';
import { followBase, mergedWithBase, whatCame } from './follow-base.ts';
import { mergeDocuments } from './merge.ts';
import { COMMON, seeded, someEdits, someResume, textsIn } from './testing/random-edits.ts';

/** As many as a run of the suite can afford; the soak takes more. */
const COUNT = FULL ? 10_000 : 300;

describe(`of ${COUNT} resumes that follow a base, each edited at random`, () => {
  const all = Array.from({ length: COUNT }, (_, seed) => {
    const random = seeded(seed);
    const settings = { paper: 'a4', language: 'en' };
    const was = { ...someResume(random), settings };
    const own = { ...settings, paper: 'letter' };
    const mine = { ...someEdits(was, random), settings: own };
    const theirs = { ...someEdits(was, random), settings: { ...settings, paper: random.word() } };
    return { seed, was, mine, theirs };
  });

  it('one whose base did not change is as it was, and one that changed nothing is as its base', () => {
    for (const { seed, was, mine, theirs } of all) {
      const still = followBase(RESUME, { was, mine, theirs: was });
      expect(still, `seed ${seed}`).toEqual({ merged: mine, conflicts: [], came: [], removes: false });
      const plain = followBase(RESUME, { was, mine: { ...was, settings: mine.settings }, theirs });
      expect(plain.merged, `seed ${seed}`).toEqual({ ...theirs, settings: mine.settings });
      expect(plain.conflicts, `seed ${seed}`).toEqual([]);
    }
  });

  it('nothing typed is lost, and following again changes nothing', () => {
    for (const { seed, was, mine, theirs } of all) {
      const result = followBase(RESUME, { was, mine, theirs });
      const kept = textsIn(result);
      const before = textsIn(was);
      const { settings: _look, ...followed } = theirs;
      // What the base has made of what was left out stands in the base alone.
      const { conflicts } = mergeDocuments(RESUME, was, mine, { ...theirs, settings: was.settings });
      const contested = textsIn(conflicts.map((conflict) => conflict.theirs));
      const ofBase = [...textsIn(followed)].filter((text) => !contested.has(text));
      const typed = [...textsIn(mine), ...ofBase].filter(
        (text) => !before.has(text) && !COMMON.includes(text),
      );
      expect(
        typed.filter((text) => !kept.has(text)),
        `seed ${seed}`,
      ).toEqual([]);
      const again = followBase(RESUME, { was: theirs, mine: result.merged, theirs });
      expect(again, `seed ${seed}`).toEqual({
        merged: result.merged,
        conflicts: [],
        came: [],
        removes: false,
      });
    }
  });

  it('one in another language has no words that it had not before', () => {
    for (const { seed, was, mine, theirs } of all) {
      const translated = { ...mine, settings: { ...mine.settings, language: 'de' } };
      const { merged, conflicts } = followBase(RESUME, { was, mine: translated, theirs });
      const before = textsIn(translated);
      const names = (text: string) => !JSON.stringify(merged).includes(`"id":"${text}"`);
      expect(
        [...textsIn(merged)].filter((text) => !before.has(text) && names(text)),
        `seed ${seed}`,
      ).toEqual([]);
      const told = textsIn(conflicts);
      if (was.summary !== theirs.summary && mine.summary !== theirs.summary)
        expect(told.has(theirs.summary.split('\n')[0] ?? ''), `seed ${seed}`).toBe(true);
    }
  });

  it('in two halves, with others in between, it comes to the same', () => {
    for (const { seed, was, mine, theirs } of all) {
      const sides = { was, mine, theirs };
      const half = mergedWithBase(RESUME, sides);
      const whole = { ...half, ...whatCame(RESUME, sides, half.merged) };
      expect(whole, `seed ${seed}`).toEqual(followBase(RESUME, sides));
    }
  });

  it('attaching to a base changes ids alone, uses each once, and then nothing follows', () => {
    for (const { seed, was, mine } of all) {
      const strange = JSON.parse(JSON.stringify(mine).replaceAll('"id":"', '"id":"x')) as typeof mine;
      for (const variant of [mine, strange]) {
        const attached = attachToBase(RESUME, variant, was);
        const idsIn = (data: object) =>
          new Set([...JSON.stringify(data).matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id));
        expect(idsIn(attached).size, `seed ${seed}`).toBe(idsIn(variant).size);
        const withoutIds = (data: object) => JSON.stringify(data).replaceAll(/"id":"[^"]*"/g, '');
        expect(withoutIds(attached), `seed ${seed}`).toBe(withoutIds(variant));
        const followed = followBase(RESUME, { was, mine: attached, theirs: was });
        expect(followed, `seed ${seed}`).toEqual({
          merged: attached,
          conflicts: [],
          came: [],
          removes: false,
        });
      }
    }
  });
});
