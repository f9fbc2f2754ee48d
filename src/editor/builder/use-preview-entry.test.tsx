// @vitest-environment happy-dom
import { act, useState } from 'react';
import { BrowserRouter, NavigationType, Router, useNavigate, type NavigateFunction } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mount, unmount } from '#tests/support/mounted.tsx';
import { usePreviewEntry } from './use-preview-entry.ts';

let view: 'edit' | 'preview';
let enter: () => void;
let leave: (then: () => void) => void;
let navigate: NavigateFunction;

function Builder() {
  const entry = usePreviewEntry((isPreview) => (view = isPreview ? 'preview' : 'edit'));
  ({ enter, leave } = entry);
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
  // As in a browser, a while after it was asked for.
  vi.spyOn(window.history, 'go').mockImplementation((by) => void setTimeout(() => go(by === 1 ? 1 : -1)));
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

test('a preview that is left before it is shown is left for good, and its entry with it', async () => {
  await act(async () => go(-1));
  const then = vi.fn<() => void>();
  await act(async () => {
    enter();
    leave(then);
    await arrival();
  });
  expect([view, at, then.mock.calls.length]).toEqual(['edit', 0, 1]);
});

test.each([
  ['while the way back from it is under way', () => leave(() => undefined)],
  ['right after the browser has gone back', () => go(-1)],
])('a preview that is asked for %s is shown, with one entry', async (_, back) => {
  await act(async () => {
    back();
    enter();
    await arrival();
  });
  expect([view, at, entries.length]).toEqual(['preview', 1, 2]);
});

/** A move that was asked for has arrived by then. */
const arrival = () => new Promise((resolve) => setTimeout(resolve, 10));

test('a preview that the browser has left is not shown when the router comes to it', async () => {
  await unmount();
  const navigator = { createHref: () => '', go() {}, push() {}, replace() {} };
  const entry = (key: string, state: unknown) => ({ pathname: '/new', search: '', hash: '', state, key });
  let arriveAt: (key: string, state: unknown) => void = () => undefined;
  function Late() {
    const [location, setLocation] = useState(entry('below', null));
    arriveAt = (key, state) => setLocation(entry(key, state));
    return (
      <Router location={location} navigator={navigator} navigationType={NavigationType.Push}>
        <Builder />
      </Router>
    );
  }
  put({ key: 'below', idx: 0, usr: null }, '', '/new');
  await mount(<Late />);
  view = 'edit';
  await act(async () => arriveAt('preview', { previewOver: '/new' }));
  expect(view).toBe('edit');
});
