// @vitest-environment happy-dom
import { act } from 'react';
import { BrowserRouter, useNavigate, type NavigateFunction } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openNew, openSeven, type } from '#editor/session/testing/session-setup.ts';
import type { FileCallInput } from '#platform/http/api-call.ts';
import { AuthContext, type Auth } from '#platform/session/auth-context.tsx';
import { mount, press, unmount } from '#tests/support/mounted.tsx';
import type { Toast } from '#ui/toast/toast.tsx';
import type { DownloadWarning } from './download-warning.ts';
import type { DocumentTexts } from './toast-texts.ts';
import { useDocumentEditing } from './use-document-editing.ts';

const none = () => Promise.resolve();
const auth: Auth = {
  status: 'signedIn',
  user: {
    id: 1,
    email: 'ana@example.com',
    phone: null,
    subscriptionStatus: 'active',
    subscriptionExpiresAt: null,
  },
  ...{ login: () => undefined, logout: none, forget: none, refresh: none },
};

const texts: DocumentTexts = {
  savedTitle: 'Saved',
  saved: 'It is saved.',
  saveFailed: 'It could not be saved.',
  downloadFailed: 'It could not be downloaded.',
  downloadReady: 'It is ready.',
  needsSubscription: 'It takes a plan.',
  saveFirst: null,
  fitAdvice: '',
};

const fetched = vi.fn((_asked?: FileCallInput) =>
  Promise.resolve({ content: new Blob(['%PDF']), disposition: null }),
);
const download = Object.assign(fetched, {
  method: 'GET' as const,
  path: '/api/resumes/{id}/download' as const,
  types: ['application/pdf'],
});
const THE_PDF: unknown = expect.objectContaining({
  params: { id: 7 },
  query: expect.objectContaining({ format: 'pdf' }) as unknown,
});
const toast = vi.fn<(message: Toast) => void>();

type EditorProps = { warningsOf?: () => Promise<DownloadWarning[]>; hasAccess?: boolean };

let navigate: NavigateFunction;

function Editor({ warningsOf = async () => [], hasAccess = true }: EditorProps) {
  navigate = useNavigate();
  const editing = useDocumentEditing(session, {
    ...{ texts, toast, warningsOf, hasAccess },
    kind: { fields: {}, editPath: '/edit', calls: { download } },
    refresh: () => undefined,
    onCreated: (id) => void navigate(`/edit?id=${id}`, { replace: true }),
    showField: () => undefined,
  });
  return (
    <>
      <button onClick={editing.download}>Download</button>
      <ul>
        {editing.warningsFound?.map(({ label }) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
    </>
  );
}

let session = openSeven().session;
const open = (props: EditorProps, address = '/edit?id=7') => {
  window.history.replaceState(null, '', address);
  return mount(
    <BrowserRouter>
      <AuthContext value={auth}>
        <Editor {...props} />
      </AuthContext>
    </BrowserRouter>,
  );
};
const found = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent);

beforeEach(() => {
  session = openSeven().session;
  fetched.mockClear();
  toast.mockClear();
  // A page of a test has nowhere to keep a file.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
});
afterEach(unmount);

const UNLOADED = async (): Promise<DownloadWarning[]> => {
  throw new TypeError('Failed to fetch dynamically imported module');
};

test('what is found is shown first, and the file waits', async () => {
  await open({ warningsOf: async () => [{ field: 'summary', label: 'Summary' }] });
  await press('Download');
  expect(found()).toEqual(['Summary']);
  expect(fetched).not.toHaveBeenCalled();
});

test('rules that cannot be loaded keep nobody from the file', async () => {
  await open({ warningsOf: UNLOADED });
  await press('Download');
  expect(fetched).toHaveBeenCalledExactlyOnceWith(THE_PDF);
  expect(found()).toEqual([]);
  expect(toast).toHaveBeenCalledExactlyOnceWith({ title: 'Download ready', description: 'It is ready.' });
});

test('nor from the file that was promised on the way to a plan', async () => {
  await open({ warningsOf: UNLOADED }, '/edit?id=7&get=pdf');
  await act(none);
  expect(fetched).toHaveBeenCalledExactlyOnceWith(THE_PDF);
});

test('the plans that a toast leads to stand over the address that the document has by then', async () => {
  await open({ hasAccess: false }, '/edit');
  await press('Download');
  const { action } = toast.mock.lastCall?.[0] ?? {};
  await act(async () => navigate('/edit?id=7&section=work', { replace: true }));
  await act(async () => action?.onSelect());
  expect(window.location.search).toBe('?id=7&section=work&get=pdf');
});

test('a saved document keeps its own address, whatever change of the one before was on its way', async () => {
  session = openNew().session;
  const key = session.creationKey();
  await open({}, `/edit?draft=${key}`);
  act(() => session.edit(type('Written')));
  await act(() => session.save('person'));
  expect(window.location.search).toBe('?id=1');
  await act(async () => navigate(`/edit?draft=${key}&section=work`, { replace: true }));
  expect(window.location.search).toBe('?id=1');
  await act(async () => navigate('/edit?draft=another'));
  expect(window.location.search).toBe('?draft=another');
});
