// @vitest-environment happy-dom
import { act, startTransition, Suspense, use, useState } from 'react';
import { Router, useLocation, type Navigator, type To } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mount, press, unmount } from '#tests/support/mounted.tsx';
import { useSection } from './use-section.ts';

const SECTIONS = ['personal', 'work', 'skills'] as const;
/** Where the page has asked to go, and has not come yet. */
let asked: string[] = [];
let arriveAt: (search: string, until?: Promise<void>) => void;

const navigator: Navigator = {
  createHref: String,
  go: () => undefined,
  push: () => undefined,
  replace: (to: To) => void asked.push(typeof to === 'string' ? to : (to.search ?? '')),
};

function Sections() {
  const { search } = useLocation();
  // As a resume does: an address with a template begins at another section than one without.
  const [section, choose] = useSection(SECTIONS, search.includes('template') ? 'work' : 'personal');
  return (
    <>
      {SECTIONS.map((id) => (
        <button key={id} onClick={() => choose(id)}>
          {id}
        </button>
      ))}
      <output>{section}</output>
    </>
  );
}

/** Keeps a page from being shown until what it waits for is there. */
function Rest({ until }: { until: Promise<void> | null }) {
  if (until) use(until);
  return null;
}

function Page() {
  const [{ search, until }, setPage] = useState<{ search: string; until: Promise<void> | null }>({
    search: '',
    until: null,
  });
  arriveAt = (search, until) => startTransition(() => setPage({ search, until: until ?? null }));
  return (
    <Router navigator={navigator} location={{ pathname: '/', search }}>
      <Suspense>
        <Sections />
        <Rest until={until} />
      </Suspense>
    </Router>
  );
}

const open = () => document.querySelector('output')?.textContent;
const arrive = (search: string, until?: Promise<void>) => act(async () => arriveAt(search, until));

beforeEach(() => {
  asked = [];
});
afterEach(unmount);

test('an address that comes late does not take back where somebody has gone since', async () => {
  await mount(<Page />);
  await press('work');
  await press('skills');
  await arrive('?section=work');
  expect(open()).toBe('skills');
  await arrive('?section=skills');
  expect(open()).toBe('skills');
  expect(asked.at(-1)).toBe('?section=skills');
});

test('an address that somebody goes to, or back to, opens its section', async () => {
  await mount(<Page />);
  await press('work');
  await arrive('?section=work');
  await arrive('?section=skills');
  expect(open()).toBe('skills');
  await arrive('?section=work');
  expect(open()).toBe('work');
});

test('whoever goes on while the page of an address is being made stays where they went', async () => {
  await mount(<Page />);
  await press('work');
  const { promise, resolve } = Promise.withResolvers<void>();
  await arrive('?section=work', promise);
  await press('skills');
  await act(async () => resolve());
  expect(open()).toBe('skills');
  expect(asked.at(-1)).toBe('?section=skills');
});

test('what the address says of the section it began with, and comes late, does not take back where somebody has gone', async () => {
  await mount(<Page />);
  await arrive('?template=modern-1');
  expect(open()).toBe('personal');
  expect(asked).toEqual(['?section=personal']);
  await press('work');
  await arrive('?template=modern-1&section=personal');
  expect(open()).toBe('work');
  expect(asked.at(-1)).toBe('?section=work');
});
