import { expect, test } from 'vitest';
import { bulletsOf, headingsNotAlone, withoutCapitals } from './lines.ts';

const page = 'Ana Silva\nSKILLS\n• Java\n•Kotlin\nEducation MSc\n- Go\n•';

test('a heading that shares its line is found, one in capitals is not', () => {
  expect(headingsNotAlone([page], ['Skills', 'Education'])).toEqual([
    'the heading Education is not alone on its line',
  ]);
});

test('only bullets with their text count', () => {
  expect(bulletsOf([page])).toBe(2);
});

test('capitals of a heading of ours are undone, those of a person stay', () => {
  expect(withoutCapitals('SKILLS\nSKILLS AND TRADES', ['Skills'])).toBe('Skills\nSKILLS AND TRADES');
});
