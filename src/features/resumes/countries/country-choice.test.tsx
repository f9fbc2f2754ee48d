// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ResumeData } from '#documents/resume/schema.ts';
import { openNew } from '#editor/session/testing/session-setup.ts';
import { EditorContext, type EditorSession } from '#editor/session/use-session.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { control, descriptionOf, mount, press, unmount, write } from '#tests/support/mounted.tsx';
import { CountryChoice } from './country-choice.tsx';

beforeEach(() => localStorage.clear());
afterEach(unmount);

function session(): EditorSession {
  // A session of any kind of document: what it holds is put in place of the setup's one text.
  const open = openNew().session as unknown as EditorSession;
  open.edit((content) => ({ ...content, data: typicalResume() }));
  return open;
}

const show = (open: EditorSession) =>
  mount(
    <EditorContext value={open}>
      <CountryChoice />
    </EditorContext>,
  );
const dataOf = (open: EditorSession) => open.state().content.data as ResumeData; // What was put there.
const buttons = () =>
  [...document.querySelectorAll('li button')].map((button) => button.getAttribute('aria-label'));
const status = () => document.querySelector('[role=status]')?.textContent;

test('nothing is said before a country is chosen, and nothing changes by choosing one', async () => {
  const open = session();
  const before = dataOf(open);
  await show(open);
  expect(document.querySelectorAll('li')).toHaveLength(0);
  await write(control('Country'), 'PL');
  expect(document.querySelector('ul')?.getAttribute('aria-label')).toBe('Poland');
  expect(descriptionOf(control('Country'))).toContain('Nothing changes unless you press it');
  expect(dataOf(open)).toBe(before);
});

test('a design that follows the custom of a country offers what is usual there, until another is chosen', async () => {
  const open = session();
  open.edit((content) => ({ ...content, templateId: 'purpose-5' }));
  await show(open);
  expect(document.querySelector('ul')?.getAttribute('aria-label')).toBe('Germany');
  expect(buttons()).toContain('Do it: Headings in German');
  await write(control('Country'), '');
  expect(document.querySelector('ul')).toBeNull();
});

test('a press does it, says so, goes, and comes back with Undo', async () => {
  const open = session();
  await show(open);
  await write(control('Country'), 'PL');
  expect(buttons()).toContain('Do it: Consent clause');
  const before = dataOf(open);
  await press('Do it: Consent clause');
  expect(dataOf(open).sections.at(-1)?.items[0]?.description).toContain('2016/679');
  expect(status()).toBe('Done: Consent clause. Undo brings back how it was.');
  expect(buttons()).not.toContain('Do it: Consent clause');
  await act(async () => void open.undo());
  expect(dataOf(open)).toEqual(before);
  expect(buttons()).toContain('Do it: Consent clause');
});

test('where several languages are read, each has its press', async () => {
  const open = session();
  await show(open);
  await write(control('Country'), 'CH');
  await press('French: Headings in German, French or Italian');
  expect(dataOf(open).settings.language).toBe('fr');
  expect(buttons().filter((name) => name?.includes('Headings in'))).toEqual([]);
});

test('the country is remembered for its resume alone, and forgotten when it is taken back', async () => {
  const [first, second] = [session(), session()];
  await show(first);
  await write(control('Country'), 'IT');
  await show(second);
  expect(control('Country').value).toBe('');
  await show(first);
  expect(control('Country').value).toBe('IT');
  const kept = () => localStorage.getItem('foothold-countries');
  expect(kept()).toBe(JSON.stringify([[first.creationKey(), 'IT']]));
  await write(control('Country'), '');
  expect(kept()).toBe('[]');
});

test('what is kept in some other form is none', async () => {
  localStorage.setItem('foothold-countries', '{"1":"DE"}');
  await show(session());
  expect(control('Country').value).toBe('');
});
