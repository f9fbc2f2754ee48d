import type { Check } from '../check.ts';
import { lineSource } from '../places.ts';

/** Fewer such drawings are taken for bullets or ornaments. */
const SOME_MARKS = 6;
const IN_TEXT = /[★☆⭐✩✪●○◉◯⬤⚫⚪■□▪▫▮▯█░▓]{3,}/u;

/** Skills as bars, dots or stars. */
export const levelMarks: Check = {
  id: 'layout/level-marks',
  group: 'layout',
  area: 'skills',
  severity: 'medium',
  why: 'Software does not see bars and stars, and people cannot tell what four of five stars of a skill are.',
  passed: 'Levels are told in words, not in drawings',
  applies: ({ file }) => file !== undefined,
  find({ file }) {
    if (file === undefined) return [];
    const drawn = file.pages.reduce((sum, { levelMarks: marks }) => sum + marks, 0);
    const written = file.lines.filter(({ text }) => IN_TEXT.test(text));
    if (drawn < SOME_MARKS && written.length < 2) return [];
    return [
      {
        title:
          written.length >= 2
            ? `Levels are shown by signs in ${String(written.length)} lines`
            : `Levels are shown by bars, dots or stars (${String(drawn)} small drawings)`,
        suggestion:
          'Write the level in a word (“fluent”, “daily use for three years”), or prove the skill in a bullet of your experience.',
        places: written.map(lineSource),
      },
    ];
  },
};
