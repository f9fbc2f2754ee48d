// @vitest-environment happy-dom
import { act, useState } from 'react';
import { Router, type Navigator, type To } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mount, press, unmount } from '#tests/support/mounted.tsx';
import { useSection } from './use-section.ts';

const SECTIONS = ['personal', 'work', 'skills'] as const;
/** Where the page has asked to go, and has not come yet. */
let asked: string[] = [];
let arriveAt: (search: string) => void;

const navigator: Navigator = {
  createHref: String,
  go: () => undefined,
  push: () => undefined,
  replace: (to: To) => void asked.push(typeof to === 'string' ? to : (to.search ?? '')),
};

function Sections() {
  const [section, choose] = useSection(SECTIONS, 'personal');
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

function Page() {
  const [search, setSearch] = useState('');
  arriveAt = setSearch;
  return (
    <Router navigator={navigator} location={{ pathname: '/', search }}>
      <Sections />
    </Router>
  );
}

const open = () => document.querySelector('output')?.textContent;
const arrive = (search: string) => act(async () => arriveAt(search));

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
