// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ToastProvider } from '#ui/toast/toast.tsx';
import { forgetBrought, waitingBrought } from './brought.ts';
import { ImportDrop } from './import-drop.tsx';

const TEXT = 'Ana Silva, ward nurse. '.repeat(20);
let root: Root;
let place: 'resume' | 'letter' = 'resume';
let address: () => string;

async function open(at: typeof place): Promise<void> {
  place = at;
  const box = document.body.appendChild(document.createElement('div'));
  root = createRoot(box);
  const page = (
    <ToastProvider>
      <input aria-label="Field" />
      <div contentEditable suppressContentEditableWarning id="page-text">
        text
      </div>
      <ImportDrop place={place} into={{ id: 7 }} />
    </ToastProvider>
  );
  const router = createMemoryRouter(
    [
      { path: '/dashboard', element: page },
      { path: '/import', element: <p>import</p> },
      { path: '/import-letter', element: <p>import</p> },
    ],
    { initialEntries: ['/dashboard'] },
  );
  address = () => router.state.location.pathname + router.state.location.search;
  await act(async () => root.render(<RouterProvider router={router} />));
}

beforeEach(() => open('resume'));

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  takeBrought();
});

/** What waits for the page that reads it; then nothing does. */
function takeBrought() {
  const brought = waitingBrought();
  if (brought) forgetBrought(brought);
  return brought;
}

async function paste(target: EventTarget, text: string, files: File[] = []): Promise<void> {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { files, getData: () => text } });
  await act(async () => target.dispatchEvent(event));
}

async function drag(type: string, files: File[]): Promise<void> {
  const event = new Event(type, { bubbles: true, cancelable: true });
  Object.assign(event, { dataTransfer: { types: files.length > 0 ? ['Files'] : ['text/plain'], files } });
  await act(async () => document.body.dispatchEvent(event));
}

const file = new File(['%PDF'], 'mine.pdf', { type: 'application/pdf' });

it('a long text that is pasted outside of any field is taken to be read, into the resume that is open', async () => {
  await paste(document.body, TEXT);
  expect(address()).toBe('/import?into=7');
  expect(takeBrought()).toEqual({ text: TEXT });
});

it('nothing is taken of what is pasted into a field or typed on the page, pictures of it neither', async () => {
  for (const selector of ['input', '#page-text']) {
    const target = document.querySelector(selector);
    if (!target) throw new Error(selector);
    await paste(target, TEXT);
    await paste(target, TEXT, [file]);
  }
  expect(address()).toBe('/dashboard');
  expect(takeBrought()).toBeNull();
});

it('a few words that are pasted nowhere are nothing', async () => {
  await paste(document.body, 'Ana Silva');
  expect(address()).toBe('/dashboard');
});

it('the place for a file shows itself while one is held over the page, and takes it', async () => {
  const shown = () => document.body.textContent.includes('Let go to read this resume');
  expect(shown()).toBe(false);
  await drag('dragenter', [file]);
  expect(shown()).toBe(true);
  await drag('dragleave', [file]);
  expect(shown()).toBe(false);
  await drag('dragenter', [file]);
  await drag('drop', [file]);
  expect(address()).toBe('/import?into=7');
  expect(takeBrought()).toEqual({ file });
});

it('text that is dragged about is left alone', async () => {
  await drag('dragenter', []);
  await drag('drop', []);
  expect(address()).toBe('/dashboard');
});

it('in the editor of a letter it is read as a letter', async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  await open('letter');
  await drag('dragenter', [file]);
  expect(document.body.textContent).toContain('Let go to read this letter');
  await drag('drop', [file]);
  expect(address()).toBe('/import-letter');
  expect(takeBrought()).toEqual({ file });
});

it('leads nobody away from their resume with a picture, and says where a photo is put in', async () => {
  await paste(document.body, '', [new File(['x'], 'me.jpg', { type: 'image/jpeg' })]);
  expect(address()).toBe('/dashboard');
  expect(document.body.textContent).toContain('drop it on Photo, in the tab Personal');
});
