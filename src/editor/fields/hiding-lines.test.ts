import { expect, test } from 'vitest';
import {
  hiddenInOrder,
  withLineShown,
  withLinesHidden,
  withoutHiddenLine,
  withOtherText,
} from './hiding-lines.ts';

const plain = (text: string) => ({ text, hidden: [] });
const THREE = '- One\n- Two\n- Three';

test('the line of the caret is hidden, and shown again stands where it stood', () => {
  const hidden = withLinesHidden(plain(THREE), 8, 8);
  expect(hidden).toEqual({ text: '- One\n- Three', hidden: [{ at: 1, text: '- Two' }] });
  expect(withLineShown(hidden, 0)).toEqual({ text: THREE, hidden: [], from: 6, to: 11 });
});

test('all lines of a selection are hidden, but none without a word', () => {
  expect(withLinesHidden(plain('One\n\nTwo\nThree'), 1, 7).hidden.map(({ text }) => text)).toEqual([
    'One',
    'Two',
  ]);
  const blank = plain('One\n\nTwo');
  expect(withLinesHidden(blank, 4, 4)).toBe(blank);
  const empty = plain('');
  expect(withLinesHidden(empty, 0, 0)).toBe(empty);
});

test('of several hidden lines the one that is meant is shown or deleted', () => {
  const all = withLinesHidden(plain(THREE), 0, THREE.length);
  expect(all.text).toBe('');
  expect(withLineShown(all, 1)).toMatchObject({ text: '- Two', from: 0, to: 5 });
  const back = withLineShown(withLineShown(withLineShown(all, 1), 1), 0);
  expect(back.text).toBe(THREE);
  expect(hiddenInOrder(withoutHiddenLine(all, 1)).map(({ text }) => text)).toEqual(['- One', '- Three']);
});

test('hidden lines keep their place while lines are written and taken out before, behind and around them', () => {
  const hidden = withLinesHidden(plain(THREE), 8, 8);
  const above = withOtherText(hidden, '- Zero\n- One\n- Three');
  expect(withLineShown(above, 0).text).toBe('- Zero\n- One\n- Two\n- Three');
  const below = withOtherText(hidden, '- One\n- Three\n- Four');
  expect(withLineShown(below, 0).text).toBe('- One\n- Two\n- Three\n- Four');
  const without = withOtherText(hidden, '- Three');
  expect(withLineShown(without, 0).text).toBe('- Two\n- Three');
  const emptied = withOtherText(hidden, '');
  expect(withLineShown(emptied, 0).text).toBe('- Two');
  expect(withOtherText(hidden, '- Once\n- Three').hidden).toBe(hidden.hidden);
});
