// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { PhotoShape } from '#documents/catalog/design.ts';
import { mount, unmount } from '#tests/support/mounted.tsx';
import { FrameControls } from './frame-controls.tsx';
import { seen, wholeFrame, zoomed, type Framed } from './frame.ts';

afterEach(unmount);

const onFramed = vi.fn<(framed: Framed) => void>();

async function show(width: number, height: number, shape?: PhotoShape): Promise<Framed> {
  onFramed.mockReset();
  const picture = Object.assign(document.createElement('canvas'), { width, height });
  const framed = { picture, frame: zoomed(picture, wholeFrame(picture), 2) };
  await mount(<FrameControls {...{ framed, shape, onFramed }} busy={false} beside={false} />);
  return framed;
}

const said = () => document.querySelector('[role=status]')?.textContent ?? '';
const cut = () => document.querySelector<HTMLElement>('[data-cut]')?.dataset['cut'];

test('where the design cuts round, what is cut off is shown in the frame, and said', async () => {
  await show(1600, 2000, 'round');
  expect(cut()).toBe('round');
  expect(document.body.textContent).toContain('cuts the photo round');
  await show(1600, 2000, 'portrait');
  expect(cut()).toBeUndefined();
  await show(1600, 2000);
  expect(cut()).toBeUndefined();
});

test('a picture of few pixels is told to print blurred, and one of enough is not', async () => {
  await show(80, 100);
  expect(said()).toContain('will look blurred. You can use it all the same');
  await show(1600, 2000);
  expect(said()).toBe('');
});

test.each([
  ['ArrowRight', 'x', -1],
  ['ArrowLeft', 'x', 1],
  ['ArrowDown', 'y', -1],
  ['ArrowUp', 'y', 1],
] as const)('%s moves the photo where it points', async (key, axis, sign) => {
  const { picture, frame } = await show(1600, 2000);
  const pad = document.querySelector('[role=application]');
  await act(async () => void pad?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  const moved = onFramed.mock.calls[0]?.[0];
  // What is shown begins further to the left where the photo went to the right.
  const by = (moved ? seen(picture, moved.frame)[axis] : 0) - seen(picture, frame)[axis];
  expect(Math.sign(by)).toBe(sign);
});
