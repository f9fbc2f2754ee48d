// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { EditorContext } from '#editor/session/use-session.ts';
import { openNew, type } from '#editor/session/testing/session-setup.ts';
import { control, mount, unmount, write } from '#tests/support/mounted.tsx';
import { SettingSelect } from './setting-select.tsx';

const OPTIONS = [
  { value: 10, label: 'Small' },
  { value: 12, label: 'Large' },
];
const size = () => control<HTMLSelectElement>('Size');
const labels = () => [...size().options].map(({ text }) => text);
afterEach(unmount);

async function withSelect(summary: string, onChoose?: (value: number) => void) {
  const { session } = openNew();
  session.edit(type(summary));
  await mount(
    <EditorContext value={session}>
      <SettingSelect path="summary" label="Size" options={OPTIONS} {...(onChoose && { onChoose })} />
    </EditorContext>,
  );
  return session;
}

test('a value that is not among the choices stays until another is chosen', async () => {
  const session = await withSelect('11.5');
  expect([size().value, labels()]).toEqual(['11.5', ['11.5', 'Small', 'Large']]);
  await write(size(), '12');
  // A number, as the document has it, though a choice is a text.
  expect(session.state().content.data.summary).toBe(12);
  expect(labels()).toEqual(['Small', 'Large']);
});

test('where a choice does more, it is left to that', async () => {
  const chosen = vi.fn();
  const session = await withSelect('10', chosen);
  await write(size(), '12');
  expect(chosen.mock.calls).toEqual([[12]]);
  expect(session.state().content.data.summary).toBe('10');
});
