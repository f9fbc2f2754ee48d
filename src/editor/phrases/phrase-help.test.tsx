// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { EntryList } from '#editor/fields/entry-list.tsx';
import { EditorContext } from '#editor/session/use-session.ts';
import { openNew } from '#editor/session/testing/session-setup.ts';
import { mount, press, unmount } from '#tests/support/mounted.tsx';
import { PhraseHelp } from './phrase-help.tsx';

type Job = { id: string; name: string };
const JOBS: Job[] = ['Nurse', 'Cook', 'Baker'].map((name) => ({ id: name, name }));
const load = async () => [];

afterEach(unmount);

/** The entries in whose cards the examples and phrases are open. */
const openIn = () =>
  [...document.querySelectorAll('[aria-expanded=true][aria-controls$="-phrases"]')].map((button) =>
    button.closest('section')?.getAttribute('aria-label'),
  );

test('examples stay open beside their own text when an entry before it goes, and go with it', async () => {
  const { session } = openNew();
  session.edit((content) => ({ ...content, data: { ...content.data, unknown: JOBS } }));
  await mount(
    <EditorContext value={session}>
      <EntryList<Job>
        path="unknown"
        nameOf={({ name }) => name}
        firstField="name"
        adding={{ label: 'Add job', make: () => ({ id: 'new', name: '' }) }}
      >
        {(index) => (
          <PhraseHelp
            path={`unknown.${index}.name`}
            name="the job"
            as="bullets"
            groupsLabel="Profession"
            load={load}
            title=""
          />
        )}
      </EntryList>
    </EditorContext>,
  );
  const inCook = [...document.querySelectorAll<HTMLElement>('section[aria-label=Cook] button')];
  const opens = inCook.find(({ textContent }) => textContent === 'Examples and phrases');
  await act(async () => opens?.click());
  expect(openIn()).toEqual(['Cook']);
  await press('Remove Nurse');
  expect(openIn()).toEqual(['Cook']);
  await press('Remove Cook');
  expect(openIn()).toEqual([]);
});
