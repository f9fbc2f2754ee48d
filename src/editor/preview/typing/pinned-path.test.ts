import { expect, test } from 'vitest';
import { pathOfPinned, pinned } from './pinned-path.ts';

const [cook, chef] = [
  { id: 'a', position: 'Cook', roles: [{ id: 'r', position: 'Helper' }] },
  { id: 'b', position: 'Chef', roles: [] },
];
const data = { employment: [cook, chef], skills: ['Baking', 'Bread'], order: [] };

test('a path stays with its entries when others come, go or are moved', () => {
  const path = pinned('employment.0.roles.0.position', data);
  expect(pathOfPinned(path, data)).toBe('employment.0.roles.0.position');
  expect(pathOfPinned(path, { ...data, employment: [chef, cook] })).toBe('employment.1.roles.0.position');
});

test('a path leads nowhere once an entry of it is gone', () => {
  const path = pinned('employment.0.roles.0.position', data);
  expect(pathOfPinned(path, { ...data, employment: [chef] })).toBeUndefined();
  expect(pathOfPinned(path, { ...data, employment: [chef, { ...cook, roles: [] }] })).toBeUndefined();
});

test('what has no id is found at its number, whether it is there or not', () => {
  expect(pathOfPinned(pinned('skills.1', data), { ...data, skills: ['New', ...data.skills] })).toBe(
    'skills.1',
  );
  expect(pathOfPinned(pinned('order.2.heading', data), data)).toBe('order.2.heading');
  expect(pathOfPinned(pinned('personalInfo.email', data), data)).toBe('personalInfo.email');
});
