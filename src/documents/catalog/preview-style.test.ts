import { expect, it } from 'vitest';
import { creativeGradient, previewStyle } from './preview-style.ts';

it.each([
  ['creative-3', 'creative'],
  ['modern-1', 'modern'],
  ['simple-2', 'classic'],
  ['executive-1', 'classic'],
  ['tech-5', 'classic'],
  ['academic-4', 'classic'],
  ['unknown', 'classic'],
])('the style of %s is %s', (id, style) => {
  expect(previewStyle(id)).toBe(style);
});

it.each([
  ['creative-1', 1],
  ['creative-5', 5],
  ['creative', 1],
  ['creative-9', 1],
  ['creative-0', 1],
  ['creative-x', 1],
])('%s takes gradient %i', (id, gradient) => {
  expect(creativeGradient(id)).toBe(gradient);
});
