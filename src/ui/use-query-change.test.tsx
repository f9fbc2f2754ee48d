// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mount, press, unmount } from '#tests/support/mounted.tsx';
import { useQueryChange } from './use-query-change.ts';

/** Lets the pages that were gone to be shown. */
let arrive: () => void;

function Tools() {
  const change = useQueryChange();
  const set = (name: string, value: string | null) =>
    void change(
      (before) => {
        if (value === null) before.delete(name);
        else before.set(name, value);
        return before;
      },
      { replace: true },
    );
  return (
    <>
      <button onClick={() => set('tag', null)}>Show all</button>
      <button onClick={() => set('sort', 'title')}>Sort by title</button>
    </>
  );
}

/** A page whose every address takes until `arrive` to be shown, as on a slow machine. */
async function open(search: string) {
  window.history.replaceState(null, '', `/list${search}`);
  const { promise, resolve } = Promise.withResolvers<null>();
  arrive = () => resolve(null);
  const page = { path: '/list', Component: Tools, loader: () => promise };
  const router = createMemoryRouter([page], {
    initialEntries: [`/list${search}`],
    hydrationData: { loaderData: { '0': null } },
  });
  await mount(<RouterProvider router={router} />);
  return router;
}

beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(unmount);

test('a change goes on from the one before it, though that has not arrived yet', async () => {
  const router = await open('?tag=Sent');
  await press('Show all');
  await press('Sort by title');
  await act(async () => arrive());
  expect(router.state.location.search).toBe('?sort=title');
});

test('a change begins at what the address says once the one before it has arrived', async () => {
  const router = await open('?tag=Sent');
  await press('Show all');
  await act(async () => arrive());
  window.history.replaceState(null, '', '/list?folded=3');
  await press('Sort by title');
  expect(router.state.location.search).toBe('?folded=3&sort=title');
});
