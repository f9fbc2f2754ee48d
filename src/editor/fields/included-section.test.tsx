// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { EditorContext } from '#editor/session/use-session.ts';
import { openNew } from '#editor/session/testing/session-setup.ts';
import { control, mount, unmount, write } from '#tests/support/mounted.tsx';
import { IncludedSection } from './included-section.tsx';
import { LineField } from './text-field.tsx';

afterEach(unmount);

test('a section that is left out is closed with all its fields, and loses nothing of them', async () => {
  const { session } = openNew();
  session.edit((content) => ({ ...content, data: { ...content.data, unknown: true } }));
  await mount(
    <EditorContext value={session}>
      <IncludedSection title="Summary" flag="unknown" toggleLabel="Print the summary">
        <LineField path="summary" label="Text" />
      </IncludedSection>
    </EditorContext>,
  );
  await write(control('Text'), 'Ten years at sea');
  const toggle = document.querySelector<HTMLElement>('[role=switch]');
  const closed = () => control('Text').closest('fieldset')?.disabled;
  expect([toggle?.getAttribute('aria-checked'), closed()]).toEqual(['true', false]);
  await act(async () => toggle?.click());
  expect([toggle?.getAttribute('aria-checked'), closed()]).toEqual(['false', true]);
  expect(session.state().content.data).toEqual({ summary: 'Ten years at sea', unknown: false });
});
