// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { land } from '#editor/fields/use-field-focus.ts';
import { openNew } from '#editor/session/testing/session-setup.ts';
import { EditorContext, type EditorSession } from '#editor/session/use-session.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { mount, unmount } from '#tests/support/mounted.tsx';
import { SkillsPanel } from './skills-panel.tsx';

afterEach(unmount);

async function open(skillGroups: object[] = []): Promise<void> {
  const session = openNew().session as unknown as EditorSession; // A session of any kind of document.
  const data = { ...typicalResume(), skills: ['Baking', 'Rotas', 'Portuguese'], skillGroups };
  session.edit((content) => ({ ...content, templateId: 'columns-1', data }));
  await mount(
    <EditorContext value={session}>
      <SkillsPanel />
    </EditorContext>,
  );
}

const chosen = () =>
  [...document.querySelectorAll('button[aria-pressed=true]')].map(({ textContent }) => textContent);

test.each([
  ['in no group', []],
  ['in a group', [{ id: 'g', name: 'Languages', skills: ['Portuguese', 'Rotas'] }]],
])('who is led to a skill %s from the page finds that skill chosen', async (_, groups) => {
  await open(groups);
  await act(async () => void land('skills.1', { within: { text: 'Rotas', share: 0.5 } }));
  expect(document.activeElement?.textContent).toBe('Rotas');
  expect(chosen()).toEqual(['Rotas']);
  // Once more is not a press that lets go of it.
  await act(async () => void land('skills.1', {}));
  expect(chosen()).toEqual(['Rotas']);
});
