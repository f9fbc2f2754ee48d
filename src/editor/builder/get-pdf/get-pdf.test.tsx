// @vitest-environment happy-dom
import { act } from 'react';
import { BrowserRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDocumentSession } from '#editor/session/document-session.ts';
import { startStored } from '#editor/session/session-start.ts';
import { offline, server, sessionParts, seven, type } from '#editor/session/testing/session-setup.ts';
import { INVALID_MARK, unsavable } from '#editor/session/testing/model-texts.ts';
import { fileCall } from '#platform/http/api-call.ts';
import { AuthContext, type Auth } from '#platform/session/auth-context.tsx';
import { mount, press, unmount } from '#tests/support/mounted.tsx';
import { ToastProvider } from '#ui/toast/toast.tsx';
import type { DownloadWarning } from '../download-warning.ts';
import { useDocumentEditing } from '../use-document-editing.ts';
import { GetPdfButton, GetPdfSheet } from './get-pdf.tsx';

const none = () => Promise.resolve();
const auth: Auth = {
  status: 'signedIn',
  user: {
    ...{ id: 1, email: 'ana@example.com', phone: null },
    ...{ subscriptionStatus: 'inactive', subscriptionExpiresAt: null },
  },
  ...{ login: () => undefined, logout: none, forget: none, refresh: none },
};
const signedOut: Auth = { ...auth, status: 'signedOut', user: null };

const texts = {
  ...{ savedTitle: 'Saved', saved: 'It is saved.', saveFailed: 'It could not be saved.' },
  ...{ downloadFailed: '', downloadReady: '', needsSubscription: '', saveFirst: null, fitAdvice: '' },
};

function open() {
  const there = server([structuredClone(seven)]);
  const start = startStored(structuredClone(seven), undefined, 'resume/7');
  return { there, session: createDocumentSession(start, { ...sessionParts(there), unsavable }) };
}

let { there, session } = open();
const wentTo = vi.fn<(field: string) => void>();

function Editor({ found }: { found: DownloadWarning[] }) {
  const editing = useDocumentEditing(session, {
    ...{
      texts,
      toast: () => undefined,
      warningsOf: async () => found,
      hasAccess: false,
    },
    ...{ refresh: () => undefined, onCreated: () => undefined, showField: () => undefined },
    kind: {
      fields: {},
      editPath: '/edit',
      calls: { download: fileCall('/api/resumes/{id}/download', 'application/pdf') },
    },
  });
  return (
    <>
      <GetPdfButton getPdf={editing.getPdf} place="bar" />
      <GetPdfSheet getPdf={editing.getPdf} noun="resume" onGoTo={({ field }) => wentTo(field)} />
    </>
  );
}

async function show(found: DownloadWarning[] = [], as = auth, address = '/edit?id=7') {
  window.history.replaceState(null, '', address);
  await mount(
    <BrowserRouter>
      <AuthContext value={as}>
        <ToastProvider>
          <Editor found={found} />
        </ToastProvider>
      </AuthContext>
    </BrowserRouter>,
  );
  if (!address.includes('get=pdf')) await press('Get the PDF');
  await vi.waitFor(() => expect(sheet()).not.toBeNull());
}

const sheet = () => document.querySelector('[role=dialog]');
const address = () => window.location.pathname + window.location.search;
/** The offer that is marked as chosen. */
const chosen = () =>
  [...document.querySelectorAll('li')].find(({ textContent }) => textContent.includes('(your choice)'))
    ?.textContent;

beforeEach(() => {
  ({ there, session } = open());
  wentTo.mockClear();
});
afterEach(unmount);

test('what is wrong with the page is said before the plans, with the way to its words, and keeps nobody from paying', async () => {
  const found = ['Start date', 'Email', 'Phone', 'City'].map((label) => ({ field: label, label }));
  await show(found);
  const text = sheet()?.textContent ?? '';
  expect(text.indexOf('Start date')).toBeGreaterThan(0);
  expect(text.indexOf('Start date')).toBeLessThan(text.indexOf('7 Days'));
  expect(text).not.toContain('City');
  await press('Show all 4');
  expect(sheet()?.textContent).toContain('City');
  await press('Choose 7 Days');
  expect(address()).toContain('/subscription?plan=7days');

  await show(found);
  await press('Go to field: Email');
  expect(wentTo).toHaveBeenCalledExactlyOnceWith('Email');
  expect(sheet()).toBeNull();
});

test('a field that cannot be saved stops nobody: the rest is saved, and the checkout of the chosen plan opens', async () => {
  session.edit(type(`2O15${INVALID_MARK}`));
  session.edit((content) => ({ ...content, title: 'Nurse' }));
  await show();
  await press('Choose 30 Days');
  expect(there.documents.get(7)).toMatchObject({ title: 'Nurse', data: { summary: 'old' } });
  expect(address()).toContain('/subscription?plan=30days');
});

test('where nothing can be saved the sheet says why, keeps the plan chosen, and tries again', async () => {
  session.edit(type('new'));
  there.onCall(() => Promise.reject(offline()));
  await show();
  await press('Choose 7 Days');
  expect(sheet()?.querySelector('[role=alert]')?.textContent).toContain('There is no connection.');
  expect(chosen()).toContain('7 Days');
  expect(address()).toContain('/edit');
  there.onCall(() => undefined);
  await press('Try again');
  expect(there.summary(7)).toBe('new');
  expect(address()).toContain('/subscription?plan=7days');
});

test('where another device has changed the same, the plans are back once that is decided', async () => {
  session.edit(type('mine'));
  there.saveElsewhere(7, { data: { summary: 'theirs' } });
  await show();
  await press('Choose 1 Year');
  expect(sheet()).toBeNull();
  await act(async () => void (await session.keepMine()));
  await vi.waitFor(() => expect(sheet()).not.toBeNull());
  expect(chosen()).toContain('1 Year');
});

test('signed out, the plans are shown with their prices; the one that is chosen comes back from signing in', async () => {
  await show([], signedOut, '/edit?id=7&write=first');
  expect(sheet()?.textContent).toContain('$5');
  await press('Choose 7 Days');
  expect(address()).toMatch(/^\/auth\?next=/);
  const next = new URLSearchParams(window.location.search).get('next') ?? '';
  expect(next).not.toContain('write=first');
  await show([], auth, next);
  expect(chosen()).toContain('7 Days');
});
