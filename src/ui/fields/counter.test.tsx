// @vitest-environment happy-dom
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { control, mount, unmount, write } from '#tests/support/mounted.tsx';
import { Counter } from './counter.tsx';

afterEach(unmount);

function Counted({ begun }: { begun: number }) {
  const [text, setText] = useState('x'.repeat(begun));
  return (
    <>
      <label htmlFor="text">Text</label>
      <textarea id="text" value={text} onChange={({ target }) => setText(target.value)} />
      <Counter length={text.length} limit={500} />
    </>
  );
}

/** What is read out while a text goes through these lengths, in characters. */
async function heard(begun: number, ...lengths: number[]): Promise<string[]> {
  await mount(<Counted begun={begun} />);
  const all: string[] = [];
  for (const length of lengths) {
    await write(control('Text'), 'x'.repeat(length));
    const said = document.querySelector('[role=status]')?.textContent ?? '';
    if (said !== '' && said !== all.at(-1)) all.push(said);
  }
  return all;
}

test('a text that grows is told of twice: when it nears its length, and when it reaches it', async () => {
  expect(await heard(0, 200, 449, 450, 451, 499, 500, 501, 900)).toEqual([
    'Nearly 500 characters.',
    '500 characters reached.',
  ]);
});

test('a text that was nearly as long from the first is no news until it has been shorter', async () => {
  expect(await heard(470, 480)).toEqual([]);
  expect(await heard(470, 480, 300, 460)).toEqual(['Nearly 500 characters.']);
});
