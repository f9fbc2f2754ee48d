// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { mount, unmount } from '#tests/support/mounted.tsx';
import type { PageCounts } from './ats-pages.tsx';
import { FormatsDialog } from './formats-dialog.tsx';

afterEach(async () => {
  await unmount();
  vi.restoreAllMocks();
});

const nothing = () => undefined;

async function open(templateId: string, counts?: PageCounts): Promise<void> {
  await mount(
    <FormatsDialog
      open
      hasAccess
      noun="resume"
      templateId={templateId}
      onClose={nothing}
      onDownload={nothing}
      onPlans={nothing}
      textOf={() => Promise.resolve('')}
      countPages={() => Promise.resolve(counts)}
    />,
  );
  await act(() => Promise.resolve());
}

const row = (name: string) =>
  [...document.querySelectorAll('li')].find((each) => each.querySelector('h3')?.textContent?.startsWith(name))
    ?.textContent ?? '';

test('an ATS copy of more pages than the document is told so before it is taken', async () => {
  await open('columns-1', { own: 1, copy: 2 });
  expect(row('ATS copy')).toContain('In one column it takes 2 pages; with the side column it is one.');
});

test('one of as many pages, or of a number that is not known here, is told nothing of them', async () => {
  await open('columns-1', { own: 2, copy: 2 });
  expect(row('ATS copy')).not.toContain('it takes');
  await open('columns-1');
  expect(row('ATS copy')).not.toContain('it takes');
});

test('without a connection each row says why nothing comes of it', async () => {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await open('columns-1');
  expect(row('ATS copy')).not.toContain('Needs a connection');
  line.mockReturnValue(false);
  await act(async () => void window.dispatchEvent(new Event('offline')));
  expect(row('ATS copy')).toContain('Needs a connection: our server makes this file.');
});
