// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { mount, press, unmount } from '#tests/support/mounted.tsx';
import { onDemand } from './on-demand.tsx';

afterEach(unmount);

/** A part whose code a network withholds as often as it is told to. */
function withheld(failures: number) {
  let loads = 0;
  return onDemand(
    async () => {
      loads += 1;
      if (loads <= failures) throw new TypeError('Failed to fetch dynamically imported module');
      return ({ name }: { name: string }) => <em>The part of {name}</em>;
    },
    { waiting: <i>Waiting</i>, missing: (notice, { name }) => <section aria-label={name}>{notice}</section> },
  );
}

const text = () => document.body.textContent;

test('a part whose code is withheld is missed by nothing else, and comes when it is asked for again', async () => {
  const Part = withheld(2);
  await mount(
    <p>
      The page. <Part name="Ana" />
    </p>,
  );
  expect(text()).toContain('The page. ');
  expect(document.querySelector('section')?.getAttribute('aria-label')).toBe('Ana');
  expect(document.querySelector('[role=alert]')?.textContent).toContain('could not be loaded');
  await press('Try again');
  expect(text()).toContain('could not be loaded');
  await press('Try again');
  expect(text()).toBe('The page. The part of Ana');
});

test('it comes by itself once the network is back', async () => {
  const Part = withheld(1);
  await mount(<Part name="Ana" />);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(text()).toBe('The part of Ana');
});
