// @vitest-environment happy-dom
import { act } from 'react';
import { BrowserRouter, useNavigate, type NavigateFunction } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mount, unmount } from '#tests/support/mounted.tsx';
import { usePreviewEntry } from './use-preview-entry.ts';

let view: 'edit' | 'preview';
let enter: () => void;
let navigate: NavigateFunction;

function Builder() {
  const entry = usePreviewEntry((isPreview) => (view = isPreview ? 'preview' : 'edit'));
  ({ enter } = entry);
  navigate = useNavigate();
  return null;
}

/** The test's environment keeps the entry that is shown and none besides. */
const put = window.history.replaceState.bind(window.history);
let entries: { state: unknown; address: string }[];
let at: number;

beforeEach(async () => {
  view = 'edit';
  put(null, '', '/new');
  [entries, at] = [[], 0];
  const replace: History['replaceState'] = (state, title, address) => {
    put(state, title, address);
    entries[at] = { state, address: window.location.pathname };
  };
  vi.spyOn(window.history, 'replaceState').mockImplementation(replace);
  vi.spyOn(window.history, 'pushState').mockImplementation((...entry) => {
    entries = entries.slice(0, at + 1);
    at += 1;
    replace(...entry);
  });
  await mount(
    <BrowserRouter>
      <Builder />
    </BrowserRouter>,
  );
  await act(async () => enter());
});
afterEach(async () => {
  await unmount();
  vi.restoreAllMocks();
});

/** Moves through the browser's history, as its own buttons do. */
function go(by: -1 | 1): void {
  at += by;
  const { state, address } = entries[at] ?? {};
  put(state, '', address);
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
}

const save = () => void navigate('/saved/1', { replace: true });

test('the way back closes the preview, and the way forward opens it', async () => {
  expect(view).toBe('preview');
  await act(async () => go(-1));
  expect(view).toBe('edit');
  await act(async () => go(1));
  expect(view).toBe('preview');
});

test('a document that is saved meanwhile stays in the preview, and the way back leads to what was saved', async () => {
  await act(async () => save());
  expect(view).toBe('preview');
  await act(async () => go(-1));
  expect([view, window.location.pathname]).toEqual(['edit', '/saved/1']);
});

test('a document that is saved at the moment of the way back closes the preview, too', async () => {
  await act(async () => {
    go(-1);
    save();
  });
  expect([view, window.location.pathname]).toEqual(['edit', '/saved/1']);
});
