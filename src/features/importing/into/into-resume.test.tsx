// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RESUME } from '#documents/resume/fields.ts';
import { resumeIdentity } from '#documents/resume/identity.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { editedKind } from '#editor/session/edited-kind.ts';
import { withValueAt } from '#editor/session/content.ts';
import { refusedProblems } from '#editor/session/refused-problems.ts';
import type { DocumentSummary } from '#editor/store/contract.ts';
import { AuthContext, type Auth } from '#platform/session/auth-context.tsx';
import { mount, press, unmount } from '#tests/support/mounted.tsx';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { ToastProvider } from '#ui/toast/toast.tsx';
import { intoTexts } from '../content/import-texts.ts';
import { IntoResume } from './into-resume.tsx';

const none = () => Promise.resolve();
const auth: Auth = {
  status: 'signedIn',
  user: {
    ...{ id: 1, email: 'ana@example.com', phone: null },
    ...{ subscriptionStatus: 'inactive', subscriptionExpiresAt: null },
  },
  ...{ login: () => undefined, logout: none, forget: none, refresh: none },
};
const resumes: DocumentSummary[] = [3, 5].map((id) => ({
  ...{ id, title: `Resume ${id}`, templateId: 'modern-1', updatedAt: '2026-11-01T10:00:00Z' },
}));
const here = typicalResume();
const elsewhere = withValueAt(here, 'employment.0.position', 'Head of everything');

let list: () => Promise<DocumentSummary[]>;
const update = vi.fn();
const leadTo = vi.fn();
const plain = editedKind<ResumeData>({
  ...resumeIdentity,
  ...{ Name: 'Resume', Names: 'Resumes', unknownTemplate: '', newPath: '/new', editPath: '/edit' },
  begin: { path: '/templates', label: '', text: '' },
  findTemplate: () => undefined,
  hasPaidActions: false,
  fields: RESUME,
  migrate: (data) => data,
  firstTitle: () => '',
  unsavable: ({ data }) => refusedProblems(RESUME, data),
});
const kind = {
  ...plain,
  calls: { ...plain.calls, list: Object.assign(() => list(), { ...plain.calls.list }) },
  gateway: {
    ...plain.gateway,
    read: async (id: number) => ({ id, version: 1, title: 'Mine', templateId: 'modern-1', data: here }),
    update,
  },
};
const words = { nameOf: (path: string) => path, templateName: (id: string) => id };

async function open(reviewed: ResumeData) {
  const page = (
    <IntoResume {...{ kind, words, leadTo }} bar={null} reviewed={() => reviewed} templateId={null} />
  );
  const router = createMemoryRouter(
    [
      { path: '/import', element: page },
      { path: '/edit', element: <p>editor</p> },
    ],
    { initialEntries: ['/import?into=5'] },
  );
  await mount(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } })}>
      <AuthContext value={auth}>
        <ToastProvider>
          <RouterProvider router={router} />
        </ToastProvider>
      </AuthContext>
    </QueryClientProvider>,
  );
}
const shows = (text: string) => vi.waitFor(() => expect(document.body.textContent).toContain(text));
const way = (at: number) => document.querySelectorAll<HTMLInputElement>('[type=radio]')[at];
const chosen = () => document.querySelector('select')?.value;

beforeEach(() => {
  list = async () => resumes;
  update.mockReset().mockResolvedValue({ id: 5, version: 2, updatedAt: '2026-11-02T10:00:00Z' });
  leadTo.mockReset();
});
afterEach(unmount);

it('sends nothing that the server would refuse, and leads to the field', async () => {
  await open(withValueAt(here, 'employment.0.company', 'x'.repeat(301)));
  await shows(intoTexts.merge);
  await press(intoTexts.merge);
  await shows(intoTexts.cannotAdd);
  expect(leadTo).toHaveBeenCalledWith('employment.0.company');
  expect(update).not.toHaveBeenCalled();
});

it('keeps what was chosen where the save does not get through', async () => {
  await open(elsewhere);
  await shows(intoTexts.merge);
  await press(intoTexts.merge);
  await shows(intoTexts.differ);
  update.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const [, theirs] = document.querySelectorAll<HTMLInputElement>('[role=dialog] [type=radio]');
  await act(async () => theirs?.click());
  await press(intoTexts.saveChoices);
  await shows(intoTexts.failed);
  expect(document.body.textContent).toContain(intoTexts.differ);
  await press(intoTexts.saveChoices);
  await shows('editor');
  expect(update.mock.lastCall?.[1]).toMatchObject({
    data: { employment: [{ position: 'Head of everything' }, {}, {}] },
  });
});

it('goes back to the resume that was open, whatever was chosen between', async () => {
  await open(here);
  await shows(intoTexts.merge);
  expect(chosen()).toBe('5');
  await act(async () => way(0)?.click());
  expect(chosen()).toBeUndefined();
  await act(async () => way(1)?.click());
  expect(chosen()).toBe('5');
});

it('says that saved resumes could not be loaded, and loads them again', async () => {
  list = () => Promise.reject(new TypeError('Failed to fetch'));
  await open(here);
  await shows(intoTexts.listFailed);
  list = async () => resumes;
  await press(intoTexts.listAgain);
  await shows(intoTexts.merge);
  expect(chosen()).toBe('5');
});
