// @vitest-environment happy-dom
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { mount, press, unmount } from '#tests/support/mounted.tsx';
import { BottomBar } from './bottom-bar.tsx';
import type { BuilderView } from './builder-layout.tsx';

afterEach(unmount);

function Builder() {
  const [view, setView] = useState<BuilderView>('edit');
  return (
    <>
      {view === 'edit' && <input aria-label="First name" />}
      <BottomBar view={view} onView={setView} steps={{ back: null, next: () => undefined }} />
    </>
  );
}

const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

test('from a field to the preview and back the focus is on the button that leads there', async () => {
  await mount(<Builder />);
  document.querySelector('input')?.focus();
  await press('Next');
  expect(focused()).toBe('First name');
  await press('Preview');
  expect(focused()).toBe('Edit');
  await press('Edit');
  expect(focused()).toBe('Preview');
});
