import { expect, it } from 'vitest';
import { previewStyle } from './categories.ts';

it.each([
  ['creative-3', 'creative'],
  ['modern-1', 'modern'],
  ['simple-2', 'classic'],
  ['executive-1', 'classic'],
  ['tech-5', 'classic'],
  ['academic-4', 'classic'],
  ['columns-2', 'two-column'],
  ['unknown', 'classic'],
])('the style of %s is %s', (id, style) => {
  expect(previewStyle(id)).toBe(style);
});
