// @vitest-environment happy-dom
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { mount, unmount } from '#tests/support/mounted.tsx';
import { act } from 'react';
import { OpeningScreen } from './opening-screen.tsx';
import { cameFrom, useWayBack } from './way-back.ts';

afterEach(unmount);

function Shown() {
  const { back } = useWayBack();
  return <output>{back ? `${back.label}: ${back.to}` : 'none'}</output>;
}
async function showWith(state: unknown) {
  const router = createMemoryRouter([{ path: '*', element: <Shown /> }], {
    initialEntries: [{ pathname: '/letter', state }],
  });
  await mount(<RouterProvider router={router} />);
  return router;
}
const shown = () => document.querySelector('output')?.textContent;

test('an editor leads back to where somebody came from, also once its address is another', async () => {
  const router = await showWith(cameFrom({ to: '/applications/7', label: 'Back to the application' }));
  expect(shown()).toBe('Back to the application: /applications/7');
  await act(async () => router.navigate('/letter?id=3', { replace: true }));
  expect(shown()).toBe('Back to the application: /applications/7');
});

test.each([
  [null],
  ['goes-on'],
  [{ back: '/x' }],
  [{ back: { to: 'https://x.example', label: 'x' } }],
  [{ back: { to: '//x.example', label: 'x' } }],
])('nothing is taken of %j', async (state) => {
  await showWith(state);
  expect(shown()).toBe('none');
});

test('where a document cannot be opened, the way leads to where all of its kind stand', async () => {
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <OpeningScreen
          opening={{ status: 'offline' }}
          noun="application"
          onTryAgain={() => undefined}
          onOpenKept={() => undefined}
          home={{ to: '/applications', label: 'All applications' }}
        />
      ),
    },
  ]);
  await mount(<RouterProvider router={router} />);
  const link = document.querySelector('a');
  expect([link?.textContent, link?.getAttribute('href')]).toEqual(['All applications', '/applications']);
});
