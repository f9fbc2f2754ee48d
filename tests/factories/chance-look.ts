import type { ChosenLook } from '#documents/look/with-look.ts';
import { LOOK } from '#documents/look/look-fields.ts';
import { seededRandom, type Random } from '#tests/support/seeded-random.ts';

/** A look that nobody shaped: about half of what can be wished is, colors of every kind among it. */
export function chanceLook(seed: number): ChosenLook {
  const random = seededRandom(seed);
  // A seeded generator begins alike for seeds that are near.
  for (let skipped = 0; skipped < 8; skipped += 1) random.next();
  const wishes = Object.entries(LOOK).map(([name, field]) => {
    if (random.next() < 0.5) return [name, ''];
    return [
      name,
      field.kind === 'color' ? chanceColor(random) : field.choices[random.whole(field.choices.length)],
    ];
  });
  return Object.fromEntries(wishes) as ChosenLook; // Every name of the table with a value of its kind.
}

function chanceColor(random: Random): string {
  return `#${random.whole(0x1000000).toString(16).padStart(6, '0')}`;
}
