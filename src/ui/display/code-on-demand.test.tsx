// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { mount, unmount } from '#tests/support/mounted.tsx';
import { codeOnDemand } from './code-on-demand.ts';

afterEach(unmount);

/** Code that a network withholds as often as it is told to. */
function setUp(failures: number) {
  const told = { loads: 0, missing: 0 };
  const useCode = codeOnDemand(async () => {
    told.loads += 1;
    if (told.loads <= failures) throw new TypeError('Failed to fetch dynamically imported module');
    return { Part: () => <em>The part</em> };
  });
  function Page({ wanted = true }: { wanted?: boolean }) {
    const code = useCode(wanted, () => (told.missing += 1));
    return <p>The page. {code && <code.Part />}</p>;
  }
  return { told, Page };
}

const text = () => document.body.textContent;

test('code that a bad network withholds is missed by nothing else on the page', async () => {
  const { told, Page } = setUp(1);
  await mount(<Page />);
  expect(text()).toBe('The page. ');
  expect(told).toEqual({ loads: 1, missing: 1 });
});

test('it is asked for again once the network is back, and then no more', async () => {
  const { told, Page } = setUp(1);
  await mount(<Page />);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(text()).toBe('The page. The part');
  await act(async () => void window.dispatchEvent(new Event('online')));
  await mount(<Page />);
  expect(text()).toBe('The page. The part');
  expect(told).toEqual({ loads: 2, missing: 1 });
});

test('nothing is loaded before it is wanted', async () => {
  const { told, Page } = setUp(0);
  await mount(<Page wanted={false} />);
  expect(text()).toBe('The page. ');
  expect(told.loads).toBe(0);
});
