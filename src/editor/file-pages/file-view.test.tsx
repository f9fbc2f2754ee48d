// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { importText } from '#documents/import/import-resume.ts';
import { FileView } from './file-view.tsx';

it('a text without pages is shown by its lines', async () => {
  const outcome = await importText('Ana Silva\nana@example.com\n\nEXPERIENCE\n- Looked after 24 beds.\n');
  if (!outcome.ok || !outcome.imported.file) throw new Error('the text has lines');
  const { file } = outcome.imported;
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  const engine = { draw: () => Promise.resolve(null) };
  await act(async () =>
    root.render(<FileView file={file} engine={engine} marks={[]} onPick={() => undefined} />),
  );
  expect([...box.querySelectorAll('li')].map(({ textContent }) => textContent)).toContain(
    'Looked after 24 beds.',
  );
  await act(async () => root.unmount());
});
