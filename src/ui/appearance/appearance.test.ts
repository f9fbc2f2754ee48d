// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import {
  APPEARANCE_KEY,
  applyAppearance,
  currentAppearance,
  followAppearance,
  switchAppearance,
} from './appearance.ts';

const root = document.documentElement;
const device = (isDark: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: isDark }));

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  applyAppearance();
});

test.each([
  [false, 'dark'],
  [true, 'light'],
])('the other look than that of the device is kept, and coming back keeps nothing', (isDark, other) => {
  device(isDark);
  switchAppearance();
  expect([currentAppearance(), root.dataset.appearance, localStorage.getItem(APPEARANCE_KEY)]).toEqual(
    Array(3).fill(other),
  );
  switchAppearance();
  expect(currentAppearance()).not.toBe(other);
  expect(root.dataset.appearance).toBeUndefined();
  expect(localStorage.getItem(APPEARANCE_KEY)).toBeNull();
  expect(document.querySelectorAll('meta[name=theme-color]')).toHaveLength(0);
});

test('what is kept and is no look counts as nothing', () => {
  device(false);
  localStorage.setItem(APPEARANCE_KEY, 'purple');
  applyAppearance();
  expect(root.dataset.appearance).toBeUndefined();
});

const fails = () => {
  throw new Error('switched off');
};

test.each([
  [
    'without a storage a look lasts as long as the page',
    { getItem: fails, setItem: fails, removeItem: fails },
  ],
  ['with a full storage, too', { getItem: () => null, setItem: fails, removeItem: () => undefined }],
])('%s', (_, storage) => {
  device(false);
  vi.stubGlobal('localStorage', storage);
  switchAppearance();
  expect(root.dataset.appearance).toBe('dark');
  switchAppearance();
  expect(root.dataset.appearance).toBeUndefined();
});

test('a look chosen in another tab is shown here', () => {
  device(false);
  const stop = followAppearance();
  localStorage.setItem(APPEARANCE_KEY, 'dark');
  dispatchEvent(new StorageEvent('storage', { key: APPEARANCE_KEY }));
  expect(root.dataset.appearance).toBe('dark');
  stop();
});
