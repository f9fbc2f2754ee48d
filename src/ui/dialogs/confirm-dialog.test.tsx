// @vitest-environment happy-dom
import { act, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { mount, unmount } from '#tests/support/mounted.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { FullWindow } from './full-window.tsx';

afterEach(unmount);

test('a question over a window takes Escape from the moment that it has the focus', async () => {
  let ask: () => void = () => undefined;
  function Screen() {
    const [open, setOpen] = useState(false);
    ask = () => setOpen(true);
    return (
      <FullWindow
        open
        onOpenChange={() => undefined}
        // It leaves the key to the question over it, as the versions do.
        onEscapeKeyDown={(event) => event.preventDefault()}
        head={<button>Close</button>}
        className=""
      >
        <ConfirmDialog
          open={open}
          onOpenChange={setOpen}
          title="Remove this version"
          description="It is removed for good."
          confirmLabel="Remove"
          onConfirm={() => undefined}
        />
      </FullWindow>
    );
  }
  await mount(<Screen />);
  const pressed: (string | null)[] = [];
  const press = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    pressed.push(target.textContent);
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  };
  document.addEventListener('focusin', press, { once: true });
  await act(async () => ask());
  expect(pressed).toEqual(['Cancel']);
  expect(document.querySelector('[role=alertdialog]')).toBeNull();
});
