// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { EditorContext, type EditorSession } from '#editor/session/use-session.ts';
import { press, unmount } from '#tests/support/mounted.tsx';
import { mountOnDesk } from '../testing/on-the-desk.tsx';
import { openApplicationSession } from '../testing/open-session.ts';
import { ProposedContacts } from './proposed-contacts.tsx';
import { ReadingContext } from './reading-context.ts';
import type { ReadHere } from './use-ad.ts';
import { readGiven } from './worker/read-given.ts';

afterEach(unmount);

const AD =
  'Questions? Please contact Marnie Oldroyd, Ward Manager, on 01632 960 417.\n\nOr mail jobs@mercy.example.';
const onPlace = vi.fn();

async function open(contacts: { name?: string; email?: string; phone?: string }[] = []) {
  const session = openApplicationSession({
    ad: AD,
    contacts: contacts.map((one, at) => ({ id: `c${at}`, name: '', email: '', phone: '', note: '', ...one })),
  });
  const reading: ReadHere = { ...readGiven(AD), deadlineDay: null };
  await mountOnDesk(
    // Fields know a document by their paths alone.
    <EditorContext value={session as unknown as EditorSession}>
      <ReadingContext value={{ reading, isReading: false, onPlace }}>
        <ProposedContacts />
      </ReadingContext>
    </EditorContext>,
  );
  return session;
}
const proposed = () => [...document.querySelectorAll('li > span')].map(({ textContent }) => textContent);

test('whom the ad names is taken with one press, with all that it says of them, and not before', async () => {
  const session = await open();
  expect(proposed()).toEqual([
    'The ad names Marnie Oldroyd, 01632 960 417.',
    'The ad names jobs@mercy.example.',
  ]);
  expect(session.state().content.data.contacts).toEqual([]);
  await press('Add Marnie Oldroyd, 01632 960 417 to the contacts');
  expect(session.state().content.data.contacts).toMatchObject([
    { name: 'Marnie Oldroyd', email: '', phone: '01632 960 417' },
  ]);
  expect(proposed()).toEqual(['The ad names jobs@mercy.example.']);
  expect(document.activeElement?.textContent).toBe('Marnie Oldroyd, 01632 960 417 is among your contacts.');
});

test('who is among the contacts already is not proposed, however their number is written', async () => {
  await open([{ phone: '01632-960417' }, { email: 'Jobs@Mercy.example' }]);
  expect(proposed()).toEqual([]);
});

test('where it stands in the ad is a press away', async () => {
  await open();
  await act(async () => press('Show jobs@mercy.example in the ad'));
  const { from, to } = onPlace.mock.lastCall?.[0] ?? {};
  expect(AD.slice(from, to)).toBe('jobs@mercy.example');
});
