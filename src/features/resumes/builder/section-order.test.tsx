// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { openNew } from '#editor/session/testing/session-setup.ts';
import { EditorContext, type EditorSession } from '#editor/session/use-session.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { mount, press, unmount } from '#tests/support/mounted.tsx';
import { SectionOrder } from './section-order.tsx';

afterEach(unmount);

async function open(templateId: string, order: object[] = []): Promise<void> {
  const session = openNew().session as unknown as EditorSession; // A session of any kind of document.
  session.edit((content) => ({ ...content, templateId, data: { ...typicalResume(), order } }));
  await mount(
    <EditorContext value={session}>
      <SectionOrder open onOpen={() => undefined} />
    </EditorContext>,
  );
}

async function offered(name: string) {
  await press(`How ${name} is set`);
  const group = document.querySelector(`[role=group][aria-label="How ${name} is set"]`);
  const labels = [...(group?.querySelectorAll('label') ?? [])].map(({ textContent }) => textContent ?? '');
  return { labels: labels.join(' '), said: group?.textContent ?? '' };
}

test('a section in a side column is not offered what does nothing there, and it is said why', async () => {
  await open('columns-1');
  const skills = await offered('Skills');
  expect(skills.labels).not.toMatch(/new page|on one page/i);
  expect(skills.said).toContain('It stands in the side column of this template');
  const jobs = await offered('Work experience');
  expect(jobs.labels).toMatch(/new page/i);
  expect(jobs.said).not.toContain('side column');
});

test('in a template of one column all is offered, also for what is short', async () => {
  await open('modern-1');
  const skills = await offered('Skills');
  expect(skills.labels).toMatch(/new page/i);
  expect(skills.said).not.toContain('side column');
});

test('what was chosen before a template with a side column is not told as if it held there', async () => {
  const skills = { id: 'skills', heading: '', headingHidden: false, keepTogether: true, newPage: true };
  await open('columns-1', [skills]);
  await act(() => Promise.resolve());
  const row = [...document.querySelectorAll('li')].find(({ textContent }) => textContent?.includes('Skills'));
  expect(row?.textContent).not.toMatch(/new page|on one page/i);
});
