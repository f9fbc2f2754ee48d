// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#platform/http/api-error.ts';
import { mount, press, unmount } from '#tests/support/mounted.tsx';
import { CropDialog } from './crop-dialog.tsx';
import { wholeFrame } from './frame.ts';

/** The server's answer to a photo. */
const send = vi.fn<() => Promise<{ id: string }>>();
vi.mock('./calls.ts', () => ({ sendPhoto: () => send() }));
vi.mock('./chosen-picture.ts', async (original) => ({
  ...(await original<object>()),
  framedPhoto: () => Promise.resolve(new Blob(['photo'])),
}));

let isLow = false;
beforeEach(() => {
  isLow = false;
  send.mockReset();
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () => Object.assign(new EventTarget(), { matches: isLow }) as unknown as MediaQueryList, // What is asked of it.
  );
});
afterEach(unmount);

const picture = Object.assign(document.createElement('canvas'), { width: 800, height: 1000 });
const framed = { picture, frame: wholeFrame(picture) };
const on = {
  onDone: vi.fn<(id: string) => void>(),
  onClose: vi.fn<() => void>(),
  onSignedOut: vi.fn<(framed: unknown) => void>(),
};
const open = () => mount(<CropDialog chosen={framed} shape="round" {...on} />);
const alert = () => document.querySelector('[role=alert]')?.textContent;

test('where the session ended while it was sent, that is said, and what was framed is handed on', async () => {
  send.mockRejectedValue(new ApiError({ message: 'Please sign in.', status: 401, code: 'unauthenticated' }));
  await open();
  await press('Use photo');
  await act(() =>
    vi.waitFor(() => expect(alert()).toContain('Your session has ended. Please sign in again')),
  );
  expect(on.onSignedOut).toHaveBeenCalledWith(framed);
  expect(on.onDone).not.toHaveBeenCalled();
});

test('where the network failed nobody is taken for signed out, and it can be sent again', async () => {
  on.onSignedOut.mockReset();
  send.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce({ id: 'a1' });
  await open();
  await press('Use photo');
  await act(() => vi.waitFor(() => expect(alert()).toContain('try again')));
  await press('Use photo');
  await act(() => vi.waitFor(() => expect(on.onDone).toHaveBeenCalledWith('a1')));
  expect(on.onSignedOut).not.toHaveBeenCalled();
});

test('in a low window the buttons stand beside the picture, where nothing covers them', async () => {
  isLow = true;
  await open();
  const footer = [...document.querySelectorAll('div')].filter(({ className }) =>
    className.includes('sticky'),
  );
  expect(footer).toEqual([]);
  const names = [...document.querySelectorAll('[role=dialog] button')].map(({ textContent }) => textContent);
  expect(names).toEqual(['Turn', 'Cancel', 'Use photo', '']);
});
