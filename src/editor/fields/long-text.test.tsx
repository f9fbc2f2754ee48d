// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { Fields } from '#documents/fields.ts';
import { EditorContext } from '#editor/session/use-session.ts';
import { openNew } from '#editor/session/testing/session-setup.ts';
import { control, mount, press, unmount, write } from '#tests/support/mounted.tsx';
import { LongText } from './long-text.tsx';

const TABLE = {
  summary: { kind: 'text', label: 'Story', print: 'text' },
  other: { kind: 'text', label: 'Other', print: 'text' },
} as const satisfies Fields;

afterEach(unmount);

async function withText(summary: string, more: Record<string, unknown> = {}) {
  const { session } = openNew();
  const rest = { hidden: [], settings: { marks: true }, other: 'a *b* c', ...more };
  session.edit((content) => ({ ...content, data: { ...content.data, summary, ...rest } }));
  await mount(
    <EditorContext value={session}>
      <LongText path="summary" label="Story" hiddenLines="hidden" marks={TABLE} />
    </EditorContext>,
  );
  return session;
}
const story = () => control<HTMLTextAreaElement>('Story');
const said = () => document.querySelector('[role=status]')?.textContent;
async function key(name: string, shiftKey = false) {
  const event = new KeyboardEvent('keydown', {
    key: name,
    ctrlKey: true,
    shiftKey,
    bubbles: true,
    cancelable: true,
  });
  await act(async () => void story().dispatchEvent(event));
  return event;
}
const hidden = (session: Awaited<ReturnType<typeof withText>>) =>
  session.state().content.data as unknown as { hidden: { text: string }[] }; // As `withText` made it.

test('the line of the caret is hidden by button or key, listed, and shown again where it stood', async () => {
  const session = await withText('- One\n- Two\n- Three');
  story().setSelectionRange(8, 8);
  await press('Hide this line');
  expect(story().value).toBe('- One\n- Three');
  expect(said()).toBe('Hidden, and listed below the text: - Two');
  expect(document.querySelector('[role=group]')?.textContent).toContain('- Two');
  await press('Show again: - Two');
  expect(story().value).toBe('- One\n- Two\n- Three');
  expect(document.activeElement).toBe(story());
  story().setSelectionRange(0, 0);
  expect((await key('h', true)).defaultPrevented).toBe(true);
  expect(story().value).toBe('- Two\n- Three');
  await act(async () => void session.undo());
  expect(story().value).toBe('- One\n- Two\n- Three');
  expect(hidden(session).hidden).toEqual([]);
});

test('a hidden line that is deleted is offered back, and typing leaves hidden lines at their place', async () => {
  const session = await withText('- One\n- Two\n- Three');
  story().setSelectionRange(8, 8);
  await press('Hide this line');
  await write(story(), '- Zero\n- One\n- Three');
  expect(hidden(session).hidden).toEqual([{ at: 2, text: '- Two' }]);
  await press('Delete hidden line: - Two');
  expect(hidden(session).hidden).toEqual([]);
  await press('Undo: bring back - Two');
  expect(hidden(session).hidden).toEqual([{ at: 2, text: '- Two' }]);
});

test('the selection is made bold and italic by keys, and plain again', async () => {
  await withText('Led ten people');
  story().setSelectionRange(4, 7);
  await key('b');
  expect(story().value).toBe('Led **ten** people');
  expect([story().selectionStart, story().selectionEnd]).toEqual([6, 9]);
  await key('i');
  expect(story().value).toBe('Led ***ten*** people');
  await key('b');
  expect(story().value).toBe('Led *ten* people');
});

test('in a document without marks the first press switches them on, and its texts still say what they said', async () => {
  const session = await withText('2 *x* three', { settings: { marks: false } });
  story().setSelectionRange(6, 11);
  await press('Bold');
  const { data } = session.state().content;
  expect(data).toMatchObject({
    summary: '2 \\*x\\* **three**',
    other: 'a \\*b\\* c',
    settings: { marks: true },
  });
  await act(async () => void session.undo());
  expect(session.state().content.data).toMatchObject({
    summary: '2 *x* three',
    other: 'a *b* c',
    settings: { marks: false },
  });
});

test('a link is asked for its address, which has to lead somewhere', async () => {
  await withText('See my site');
  story().setSelectionRange(7, 11);
  await key('k');
  await write(control('Address'), 'javascript:x');
  await press('Add link');
  expect(document.body.textContent).toContain('This does not look like a web or email address.');
  await write(control('Address'), 'a.example');
  await press('Add link');
  expect(story().value).toBe('See my [site](https://a.example)');
});
