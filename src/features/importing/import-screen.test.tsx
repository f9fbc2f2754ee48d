// @vitest-environment happy-dom
import { StrictMode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { mount, unmount } from '#tests/support/mounted.tsx';
import { readingTexts } from './content/import-texts.ts';
import { bring, waitingBrought } from './drop/brought.ts';
import { ImportScreen } from './import-screen.tsx';
import type { ReadingOutcome } from './reading/import-engine.ts';

/** The engines that were begun, each with the way to end its reading. */
const begun: { brought: unknown; answer: (outcome: ReadingOutcome) => void; closed: boolean }[] = [];

vi.mock('./reading/import-engine.ts', () => ({
  newImportWorker: () => null,
  startImportEngine: () => {
    const { promise, resolve } = Promise.withResolvers<ReadingOutcome>();
    const one = { brought: null as unknown, answer: resolve, closed: false };
    begun.push(one);
    return {
      read: (brought: unknown) => {
        one.brought = brought;
        return promise;
      },
      close: () => {
        one.closed = true;
        resolve({ ok: false, reason: 'failed' });
      },
    };
  },
}));
const network = vi.hoisted(() => ({ isBad: false }));
vi.mock('#ui/display/code-on-demand.ts', () => ({
  codeOnDemand: () => (wanted: boolean, onMissing?: () => void) => {
    if (wanted && network.isBad) queueMicrotask(() => onMissing?.());
    return null;
  },
}));

const words = { labelOf: (path: string) => path, nameOf: (path: string) => path };
async function open() {
  const page = <ImportScreen words={words} into={() => null} />;
  const router = createMemoryRouter([{ path: '/', element: page }]);
  await mount(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}

afterEach(async () => {
  await unmount();
  begun.length = 0;
  network.isBad = false;
});

it('reads what was dropped elsewhere, also where the page is put up twice, and then forgets it', async () => {
  const brought = { text: 'Ana Silva' };
  bring(brought);
  await open();
  const last = begun.at(-1);
  expect(last).toMatchObject({ brought, closed: false });
  last?.answer({ ok: false, reason: 'no-words' });
  await vi.waitFor(() => expect(waitingBrought()).toBeNull());
});

it('says so where the review cannot be loaded', async () => {
  network.isBad = true;
  bring({ text: 'Ana Silva' });
  await open();
  await vi.waitFor(() => expect(document.body.textContent).toContain(readingTexts.failed.title));
});
