import { expect, test } from 'vitest';
import { Rotation } from './rotation.ts';

const all = (line: Rotation<string>, fits?: (item: string) => boolean) => {
  const taken: string[] = [];
  for (let item = line.next(fits); item !== undefined; item = line.next(fits)) taken.push(item);
  return taken;
};

test('wide networks take turns, within them narrow ones, within these people', () => {
  const line = new Rotation<string>();
  for (const item of ['1', '2', '3', '4']) line.add(['flood', item, 'x'], `flood ${item}`);
  line.add(['campus', 'library', 'ana'], 'ana 1');
  line.add(['campus', 'library', 'ana'], 'ana 2');
  line.add(['campus', 'library', 'bob'], 'bob');
  line.add(['campus', 'dorm', 'cem'], 'cem');
  expect(all(line)).toEqual(['flood 1', 'ana 1', 'flood 2', 'cem', 'flood 3', 'bob', 'flood 4', 'ana 2']);
  expect(line.isEmpty).toBe(true);
});

test('what does not fit is passed over, and what is taken out leaves nothing behind', () => {
  const line = new Rotation<string>();
  line.add(['a'], 'large');
  line.add(['a'], 'small');
  line.add(['b'], 'large');
  expect(all(line, (item) => item === 'small')).toEqual(['small']);
  line.remove(['a'], 'large');
  line.remove(['b'], 'large');
  line.remove(['c'], 'large');
  expect(line.isEmpty).toBe(true);
});
