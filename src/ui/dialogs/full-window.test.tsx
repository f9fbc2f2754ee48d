// @vitest-environment happy-dom
import { act, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { mount, unmount } from '#tests/support/mounted.tsx';
import { FullWindow } from './full-window.tsx';
import { Dialog } from './dialog.tsx';

afterEach(async () => {
  await unmount();
  vi.useRealTimers();
});

const opener = () => document.getElementById('opener');
const field = () => document.getElementById('field');

const WINDOWS = {
  'a full window': (open: boolean) => (
    <FullWindow open={open} onOpenChange={() => undefined} head={<button>Exit</button>} className="">
      Pages
    </FullWindow>
  ),
  'a dialog': (open: boolean) => <Dialog title="Pages" open={open} />,
};

async function openFromButton(which: keyof typeof WINDOWS) {
  vi.useFakeTimers();
  let setOpen: (open: boolean) => void = () => undefined;
  function Screen() {
    const [open, put] = useState(false);
    setOpen = put;
    return (
      <>
        <button id="opener">Open</button>
        <input id="field" />
        {WINDOWS[which](open)}
      </>
    );
  }
  await mount(<Screen />);
  opener()?.focus();
  await act(async () => setOpen(true));
  expect(document.activeElement?.closest('[role=dialog]')).not.toBeNull();
  return () => act(async () => setOpen(false));
}

/** It lets go of the focus in a task of its own. */
const handBack = () => act(async () => void vi.runAllTimers());

test.each(Object.keys(WINDOWS) as (keyof typeof WINDOWS)[])(
  '%s that closes gives the focus back to what opened it',
  async (which) => {
    const close = await openFromButton(which);
    await close();
    await handBack();
    expect(document.activeElement).toBe(opener());
  },
);

test.each(Object.keys(WINDOWS) as (keyof typeof WINDOWS)[])(
  '%s that closes leaves the focus to the field that it led to',
  async (which) => {
    const close = await openFromButton(which);
    await close();
    field()?.focus();
    await handBack();
    expect(document.activeElement).toBe(field());
  },
);
