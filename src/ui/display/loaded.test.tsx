// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { mount, press, unmount } from '#tests/support/mounted.tsx';
import { Loaded } from './loaded.tsx';

const show = (asked: { data: string | undefined; isError: boolean; refetch: () => unknown }) =>
  mount(
    <Loaded asked={asked} noun="your payments">
      {(data) => <p>{data}</p>}
    </Loaded>,
  );
const text = () => document.body.textContent;
const refetch = vi.fn();
afterEach(unmount);

test('what is on its way is said to whoever cannot see it', async () => {
  await show({ data: undefined, isError: false, refetch });
  expect(document.querySelector('[role=status]')?.textContent).toBe('Loading your payments...');
});

test('what failed can be asked for again', async () => {
  await show({ data: undefined, isError: true, refetch });
  expect(text()).toContain('We could not load your payments.');
  await press('Try again');
  expect(refetch).toHaveBeenCalledOnce();
});

test('what was there once stays while asking again fails, even where it is nothing much', async () => {
  await show({ data: 'None yet', isError: true, refetch });
  expect(text()).toBe('None yet');
  await show({ data: '', isError: true, refetch });
  expect(document.querySelector('[role=alert]')).toBeNull();
});
