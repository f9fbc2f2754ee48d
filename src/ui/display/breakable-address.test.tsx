// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { mount, unmount } from '#tests/support/mounted.tsx';
import { BreakableAddress } from './breakable-address.tsx';

afterEach(unmount);

test('an address may break at its @ or in its domain, and reads as it is', async () => {
  await mount(
    <h1>
      Welcome back, <BreakableAddress address="rosa.nurse@example.com" />!
    </h1>,
  );
  const heading = document.querySelector('h1');
  expect(heading?.textContent).toBe('Welcome back, rosa.nurse@example.com!');
  expect(heading?.innerHTML).toBe('Welcome back, rosa.nurse<wbr>@example<wbr>.com!');
});
