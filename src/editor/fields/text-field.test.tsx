// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { SHORT_TEXT_MAX } from '#documents/limits.ts';
import { EditorContext } from '#editor/session/use-session.ts';
import { openNew } from '#editor/session/testing/session-setup.ts';
import { control, descriptionOf, leave, mount, unmount, write } from '#tests/support/mounted.tsx';
import { LineField, LinesField } from './text-field.tsx';

afterEach(unmount);

async function withFields() {
  const { session } = openNew();
  await mount(
    <EditorContext value={session}>
      <LineField
        path="summary"
        label="Name"
        hint="As on your passport"
        warn={(text) => (text === 'x' ? 'Is that all?' : undefined)}
      />
      <LinesField path="summary" label="Story" />
    </EditorContext>,
  );
  return session;
}

test('every field of a text shows what any of them holds', async () => {
  const session = await withFields();
  await write(control('Name'), 'Ana');
  expect(session.state().content.data.summary).toBe('Ana');
  expect(control<HTMLTextAreaElement>('Story').value).toBe('Ana');
});

test('a warning is told in place of the hint, and not in the middle of a word', async () => {
  await withFields();
  await write(control('Name'), 'x');
  expect(descriptionOf(control('Name'))).toBe('As on your passport');
  await leave(control('Name'));
  expect(descriptionOf(control('Name'))).toBe('Is that all?');
  expect(control('Name').getAttribute('aria-invalid')).not.toBe('true');
});

test('what is too long is told at once, and nothing of it is cut', async () => {
  const session = await withFields();
  const text = 'x'.repeat(SHORT_TEXT_MAX + 1);
  await write(control('Name'), text);
  expect(descriptionOf(control('Name'))).toContain(`longer than the ${SHORT_TEXT_MAX} characters`);
  expect(session.state().content.data.summary).toBe(text);
});
