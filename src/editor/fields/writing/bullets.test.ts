import { expect, test } from 'vitest';
import { afterEnter, withBullets, withPasted } from './bullets.ts';

/** A text with its selection between two bars, or its caret at one. */
function at(marked: string) {
  const from = marked.indexOf('|');
  const to = marked.lastIndexOf('|');
  const text = marked.replaceAll('|', '');
  return { text, from, to: to === from ? from : to - 1 };
}
function shown(place: ReturnType<typeof afterEnter>): string | undefined {
  if (!place) return undefined;
  const { text, from, to } = place;
  return from === to
    ? `${text.slice(0, from)}|${text.slice(from)}`
    : `${text.slice(0, from)}|${text.slice(from, to)}|${text.slice(to)}`;
}

test.each([
  ['at the end of a bullet', '- Led|', '- Led\n- |'],
  ['with the sign of its line', '• Led|\n', '• Led\n• |\n'],
  ['within a bullet', '- Led five| engineers', '- Led five\n- |engineers'],
  ['over what is selected', '- Led |five| engineers', '- Led \n- |engineers'],
  ['indented, where blanks are not printed', '  * Led|', '  * Led\n* |'],
])('Enter begins the next bullet %s', (_, before, after) => {
  expect(shown(afterEnter(at(before)))).toBe(after);
});

test.each([
  ['- Led\n- |', '- Led\n|'],
  ['- Led\n-|\nNext', '- Led\n|\nNext'],
  ['•  |', '|'],
])('Enter in an empty bullet ends the list: %j', (before, after) => {
  expect(shown(afterEnter(at(before)))).toBe(after);
});

test.each(['Led|', '|- Led', '-| Led', '-5% churn|', '**Led**|', ''])(
  'elsewhere Enter is a line end: %j',
  (before) => {
    expect(afterEnter(at(before || '|'))).toBeUndefined();
  },
);

test.each([
  ['one line', 'Led| five', '- Led| five'],
  ['an empty line', 'One\n|', 'One\n- |'],
  ['every line of the selection', 'O|ne\n\nT|wo', '|- One\n\n- Two|'],
  ['those that are none yet', '|- One\nTwo|', '|- One\n- Two|'],
  ['with the sign of the others', '• One\nTwo|', '• One\n• Two|'],
])('bullets are put before %s', (_, before, after) => {
  expect(shown(withBullets(at(before)))).toBe(after);
});

test.each([
  ['- Led| five', 'Led| five'],
  ['|- One\n• Two|', '|One\nTwo|'],
  ['- |', '|'],
])('bullets are taken away where all lines have one: %j', (before, after) => {
  expect(shown(withBullets(at(before)))).toBe(after);
});

test.each([
  ['into an empty text', '|', '- One\n- Two', '- One\n- Two|'],
  ['into a bullet that was begun', '- |', '- One\n- Two', '- One\n- Two|'],
  ['behind a bullet', '- Zero|', '- One', '- Zero\n- One|'],
  ['before other words', '|Last', '- One', '- One|\nLast'],
  ['words within words', 'a |c', 'b ', 'a b |c'],
  ['over a selection', 'a |x| c', 'b', 'a b| c'],
])('a list is pasted %s', (_, before, pasted, after) => {
  expect(shown(withPasted(at(before), pasted))).toBe(after);
});
