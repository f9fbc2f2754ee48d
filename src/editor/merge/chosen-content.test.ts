import { expect, it } from 'vitest';
import { RESUME } from '#documents/resume/fields.ts';
import { seeded, someEdits, someResume } from '#documents/merge/testing/random-edits.ts';
import { placeIn } from '#documents/merge/take-place.ts';
import { chosenContent } from './chosen-content.ts';
import { conflictChoices } from './merge-content.ts';

const content = (data: object) => ({ title: 'T', templateId: 'modern-1', data });

it('of versions that were edited at random, the choice of one side everywhere is that side', () => {
  for (let seed = 0; seed < 300; seed += 1) {
    const random = seeded(seed);
    const was = someResume(random);
    const choices = conflictChoices(
      RESUME,
      content(was),
      content(someEdits(was, random)),
      content(someEdits(was, random)),
    );
    const all = new Set(choices.conflicts.map(({ path }) => path));
    if (all.size === 0) continue;
    expect(chosenContent(RESUME, choices, new Set()), `seed ${seed}`).toEqual(choices.mine);
    expect(chosenContent(RESUME, choices, all), `seed ${seed}`).toEqual(choices.theirs);
    // One by one: each text is theirs where it was chosen, and mine where it was not.
    const texts = choices.conflicts.filter(({ mine, theirs }) =>
      [mine, theirs].every((side) => typeof side === 'string'),
    );
    for (const { path } of texts) {
      const chosen = chosenContent(RESUME, choices, new Set([path]));
      for (const { path: at } of texts) {
        const from = at === path ? choices.theirs : choices.mine;
        expect(placeIn(chosen.data, at), `seed ${seed} ${path} ${at}`).toEqual(placeIn(from.data, at));
      }
    }
  }
});
