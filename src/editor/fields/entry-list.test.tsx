// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { EditorContext } from '#editor/session/use-session.ts';
import { openNew } from '#editor/session/testing/session-setup.ts';
import { mount, press, unmount } from '#tests/support/mounted.tsx';
import { EntryList } from './entry-list.tsx';
import { unfold } from './open-cards.ts';

type Job = { id: string; name: string };

let made = 0;
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

async function withJobs(...names: string[]) {
  const { session } = openNew();
  const jobs = names.map((name, at): Job => ({ id: `job-${at}`, name }));
  session.edit((content) => ({ ...content, data: { ...content.data, unknown: jobs } }));
  await mount(
    <EditorContext value={session}>
      <EntryList<Job>
        path="unknown"
        nameOf={({ name }, number) => name || `Job ${number}`}
        firstField="name"
        adding={{ label: 'Add job', make: () => ({ id: `new-${(made += 1)}`, name: '' }) }}
        copyOf={({ name }) => ({ id: `copy-${(made += 1)}`, name: `${name} too` })}
      >
        {(index) => <input id={`field-unknown.${index}.name`} />}
      </EntryList>
    </EditorContext>,
  );
  return session;
}
const headings = () => [...document.querySelectorAll('h4')].map(({ textContent }) => textContent);
const told = () =>
  [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join();
const undoOffered = () => document.body.textContent?.includes('Removed ') ?? false;

test('an entry is added at the end, called by its number, and its first field takes the focus', async () => {
  await withJobs('Nurse');
  await press('Add job');
  expect(headings()).toEqual(['Nurse', 'Job 2']);
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect(document.activeElement?.id).toBe('field-unknown.1.name');
});

test('a copy stands right after its entry', async () => {
  await withJobs('Nurse', 'Cook');
  await press('Duplicate Nurse');
  expect(headings()).toEqual(['Nurse', 'Nurse too', 'Cook']);
});

test('what is removed is offered back where it stood, and comes back there', async () => {
  await withJobs('Nurse', 'Cook');
  await press('Remove Nurse');
  expect(headings()).toEqual(['Cook']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Undo: bring back Nurse');
  await press('Undo: bring back Nurse');
  expect(headings()).toEqual(['Nurse', 'Cook']);
  expect(undoOffered()).toBe(false);
});

test('the offer goes with the next change, which it would take back instead', async () => {
  const session = await withJobs('Nurse', 'Cook');
  await press('Remove Nurse');
  expect(undoOffered()).toBe(true);
  await act(async () => session.edit((content) => ({ ...content, title: 'Another' })));
  expect(undoOffered()).toBe(false);
});

test('an entry is moved by its buttons and its new place is read out; at the end they do nothing', async () => {
  await withJobs('Nurse', 'Cook');
  await press('Move Nurse down');
  expect(headings()).toEqual(['Cook', 'Nurse']);
  expect(told()).toContain('Nurse');
  await press('Move Nurse down');
  expect(headings()).toEqual(['Cook', 'Nurse']);
});

test('an entry that knows of it is hidden and shown again, which is said in words', async () => {
  const session = await withJobs('Nurse');
  expect(document.querySelector('[aria-label^="Hide"]')).toBeNull();
  const jobs = [{ id: 'job-0', name: 'Nurse', hidden: false }];
  await act(async () =>
    session.edit((content) => ({ ...content, data: { ...content.data, unknown: jobs } })),
  );
  await press('Hide Nurse from the page');
  expect(session.state().content.data).toMatchObject({ unknown: [{ name: 'Nurse', hidden: true }] });
  expect(document.querySelector('section')?.textContent).toContain('Hidden');
  expect(told()).toContain('Nurse is hidden');
  await press('Show Nurse on the page');
  expect(session.state().content.data).toMatchObject({ unknown: [{ hidden: false }] });
  await act(async () => void session.undo());
  expect(session.state().content.data).toMatchObject({ unknown: [{ hidden: true }] });
});

test('one alone has nowhere to go', async () => {
  await withJobs('Nurse');
  await expect(press('Move Nurse down')).rejects.toThrow('no button');
});

const isOpen = (name: string) =>
  [...document.querySelectorAll('[aria-expanded]')]
    .find(({ textContent }) => textContent === name)
    ?.getAttribute('aria-expanded') === 'true';

test('an entry folds and opens by its name, and an entry alone is open', async () => {
  await withJobs('Nurse');
  expect(isOpen('Nurse')).toBe(true);
  await press('Nurse');
  expect(isOpen('Nurse')).toBe(false);
  expect(document.querySelector('input')?.closest('[hidden]')).not.toBeNull();
});

test('of several that were opened, the one that somebody writes in stays open where the window becomes small', async () => {
  // Nobody has chosen yet how many are open at a time: that would last as long as the page.
  let isWide = true;
  const tell = new Set<() => void>();
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isWide;
    },
    addEventListener: (_: string, listener: () => void) => tell.add(listener),
    removeEventListener: (_: string, listener: () => void) => tell.delete(listener),
  }));
  await withJobs('Nurse', 'Cook', 'Baker');
  for (const name of ['Nurse', 'Nurse', 'Cook', 'Cook']) await press(name);
  expect([isOpen('Nurse'), isOpen('Cook'), isOpen('Baker')]).toEqual([true, true, true]);
  await act(async () => document.getElementById('field-unknown.0.name')?.focus());
  isWide = false;
  await act(async () => tell.forEach((each) => each()));
  expect([isOpen('Nurse'), isOpen('Cook'), isOpen('Baker')]).toEqual([true, false, false]);
});

test('where one is open at a time, opening one folds the other, and a new one is open', async () => {
  await withJobs('Nurse', 'Cook');
  const choice = document.querySelector<HTMLInputElement>('input[type=checkbox]');
  if (!choice) throw new Error('no choice');
  if (!choice.checked) await act(async () => choice.click());
  expect([isOpen('Nurse'), isOpen('Cook')]).toEqual([false, false]);
  await press('Nurse');
  await press('Cook');
  expect([isOpen('Nurse'), isOpen('Cook')]).toEqual([false, true]);
  await press('Add job');
  expect([isOpen('Cook'), isOpen('Job 3')]).toEqual([false, true]);
  await act(async () => choice.click());
  expect([isOpen('Nurse'), isOpen('Cook'), isOpen('Job 3')]).toEqual([true, true, true]);
});

test('what is to be seen opens the entry that it is folded away in', async () => {
  await withJobs('Nurse', 'Cook');
  await press('Cook');
  const field = document.getElementById('field-unknown.1.name');
  if (!field) throw new Error('no field');
  await act(async () => unfold(field));
  expect(isOpen('Cook')).toBe(true);
});

test('the newest entry is added at the top, without the way to the end of a long list', async () => {
  await withJobs('Nurse', 'Cook');
  await press('Add on top');
  const names = [...document.querySelectorAll('button[aria-controls][aria-expanded]')].map(
    ({ textContent }) => textContent,
  );
  expect(names[0]).toContain('Job 1');
  expect(names[1]).toContain('Nurse');
  expect(isOpen('Job 1')).toBe(true);
});
