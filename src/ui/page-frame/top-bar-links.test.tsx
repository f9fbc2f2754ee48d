// @vitest-environment happy-dom
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { mount, press, unmount } from '#tests/support/mounted.tsx';
import type { Navigation } from './navigation.ts';
import { AccountLinks, LinkGroup } from './top-bar-links.tsx';

afterEach(unmount);

const show = () =>
  mount(
    <MemoryRouter>
      <LinkGroup
        group={{ label: 'Templates', links: [{ label: 'Resume templates', to: '/templates' }] }}
        className=""
      />
      <button type="button">Elsewhere</button>
    </MemoryRouter>,
  );
const label = () => {
  const found = document.querySelector('button');
  if (!found) throw new Error('no label');
  return found;
};
const isOpen = () => label().getAttribute('aria-expanded') === 'true';

test('links unfold below their label, and fold again at its second press', async () => {
  await show();
  expect(isOpen()).toBe(false);
  await press('Templates');
  expect(isOpen()).toBe(true);
  await press('Templates');
  expect(isOpen()).toBe(false);
});

test('Escape folds them and gives the focus back to the label', async () => {
  await show();
  await press('Templates');
  document.querySelector('a')?.focus();
  await act(async () => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(label());
});

test('they fold when the focus goes on, which stays where it went', async () => {
  await show();
  await press('Templates');
  const elsewhere = document.querySelectorAll('button')[1];
  await act(async () => elsewhere?.focus());
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(elsewhere);
});

const NAVIGATION: Navigation = {
  main: [],
  signedOut: { login: { label: 'Login', to: '/auth' }, start: { label: 'Start', to: '/start' } },
  signedIn: {
    home: { label: 'Dashboard', to: '/dashboard' },
    more: { label: 'Applications', to: '/applications' },
    account: { label: 'Account', to: '/account' },
    logoutLabel: 'Logout',
  },
  footer: { tagline: '', columns: [], copyright: '', line: [] },
};

test.each([
  ['/applications', 'Applications', 'Applications'],
  ['/applications/7', 'Applications', 'Applications'],
  ['/dashboard', 'Dashboard', 'Dashboard'],
  ['/account', 'Account', 'Account'],
  ['/templates', undefined, 'Dashboard'],
])('on %s the link of that place is the present one, and in the box', async (path, current, boxed) => {
  await mount(
    <MemoryRouter initialEntries={[path]}>
      <AccountLinks navigation={NAVIGATION} signedIn onLogout={() => undefined} />
    </MemoryRouter>,
  );
  const links = [...document.querySelectorAll('a')];
  const names = (all: readonly Element[]) => all.map(({ textContent }) => textContent);
  expect(names(links.filter((link) => link.getAttribute('aria-current') === 'page'))).toEqual(
    current === undefined ? [] : [current],
  );
  const boxedClass = links.find(({ textContent }) => textContent === boxed)?.className;
  expect(boxedClass).toMatch(/border-edge/);
  expect(links.filter(({ className }) => /border-edge/.test(className))).toHaveLength(1);
});
