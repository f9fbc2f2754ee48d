// @vitest-environment happy-dom
import { act, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { mount, unmount } from '#tests/support/mounted.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { ToastProvider, useToast, type Toast } from './toast.tsx';

afterEach(unmount);

const toast = () => document.querySelector('li[data-state=open]');

async function show(message: Toast) {
  let open: (isOpen: boolean) => void = () => undefined;
  function Screen() {
    const { toast: tell } = useToast();
    const [isOpen, setOpen] = useState(false);
    open = setOpen;
    return (
      <>
        <button onClick={() => tell(message)}>Save</button>
        <Dialog title="Get the PDF" open={isOpen} onOpenChange={setOpen} />
      </>
    );
  }
  await mount(
    <ToastProvider>
      <Screen />
    </ToastProvider>,
  );
  await act(async () => document.querySelector('button')?.click());
  return async () => {
    await act(async () => open(true));
    await act(async () => undefined);
  };
}

/** The sign beside the words. */
const sign = () => toast()?.querySelector('svg')?.innerHTML;

test('only what went well has the tick', async () => {
  const signs: (string | undefined)[] = [];
  for (const variant of ['default', 'warning', 'destructive'] as const) {
    await show({ title: 'Saved, but for Start date', variant });
    signs.push(sign());
    await unmount();
  }
  expect(signs[0]).toBeTruthy();
  expect(signs[1]).not.toBe(signs[0]);
  expect(signs[2]).toBe(signs[1]);
});

test('a window that opens takes the place of a toast, but for one about what went wrong', async () => {
  let openWindow = await show({ title: 'Welcome!' });
  expect(toast()?.textContent).toContain('Welcome!');
  await openWindow();
  await vi.waitFor(() => expect(toast()).toBeNull());
  await unmount();
  openWindow = await show({ title: 'Error', variant: 'destructive' });
  await openWindow();
  expect(toast()?.textContent).toContain('Error');
});
