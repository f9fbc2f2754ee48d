// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { noteInBrowser, type NoteData } from '#editor/session/testing/note-kind.ts';
import { tailoringCalls } from '#editor/session/tailoring-calls.ts';
import { EditorContext, type EditorSession } from '#editor/session/use-session.ts';
import type { AnyKind } from '#editor/session/edited-kind.ts';
import { control, press, unmount, write } from '#tests/support/mounted.tsx';
import { answerCalls, refusal, type AnsweredCall } from '../testing/answered-calls.ts';
import { mountOnDesk } from '../testing/on-the-desk.tsx';
import { ID, openApplicationSession } from '../testing/open-session.ts';
import { ReadingContext } from '../ad/reading-context.ts';
import { DocumentsCard } from './documents-card.tsx';
import { TailorForJob } from './tailor-for-job.tsx';

// A kind of which the desk does not have to know what its documents hold.
const kind = { ...noteInBrowser, variants: tailoringCalls('/api/notes') } as unknown as AnyKind;
const UPDATED_AT = '2026-11-23T10:00:00Z';
const note = (id: number, title: string) => ({
  id,
  title,
  templateId: 'plain',
  updatedAt: UPDATED_AT,
  version: 1,
});
const toast = vi.fn();

afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
  toast.mockClear();
});

function answering(making: (call: AnsweredCall) => Response | Promise<Response> | undefined) {
  return answerCalls((call) => {
    const { method, path } = call;
    if (method === 'POST') return making(call);
    if (method === 'PUT') return Response.json({ id: ID, version: 2, updatedAt: UPDATED_AT });
    if (path.endsWith('/dashboard')) return Response.json([note(4, 'All'), note(5, 'Short')]);
    if (path === '/api/notes/4') return Response.json({ ...note(4, 'All'), data: DATA });
    if (path === '/api/notes/6') return Response.json({ ...note(6, 'First'), data: DATA });
    return refusal(404, 'not_found');
  });
}
const DATA: NoteData = { schemaVersion: 1, text: 'Bread' };
const made = (title: string, status: number) => Response.json(note(6, title), { status });
const made201 = () => made('Baker – Bram', 201);
const openTailoring = async () => {
  const session = openApplicationSession();
  const { router } = await mountOnDesk(<TailorForJob session={session} kind={kind} />, { toast });
  await press('Tailor a resume for this job');
  await vi.waitFor(() => act(async () => void control('Start from')));
  return { session, router };
};

test('a title that was changed after an answer was lost is that of the resume which the first press had made', async () => {
  let tries = 0;
  const calls = answering(() => {
    tries += 1;
    return tries === 1 ? refusal(503, 'unavailable') : made('First', 200);
  });
  const { router } = await openTailoring();
  await press('Make resume');
  await write(control('Title'), 'Second');
  await press('Make resume');
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/note-builder'));
  const keys = calls.filter(({ method }) => method === 'POST').map(({ key }) => key);
  expect(keys[1]).toBe(keys[0]);
  const renamed = calls.find(({ method, path }) => method === 'PUT' && path === '/api/notes/6');
  expect(renamed?.body).toMatchObject({ title: 'Second', data: DATA });
});

test('another base is asked for under another key', async () => {
  const calls = answering(() => refusal(503, 'unavailable'));
  await openTailoring();
  await press('Make resume');
  await write(control<HTMLSelectElement>('Start from'), '5');
  await press('Make resume');
  const posts = calls.filter(({ method }) => method === 'POST');
  expect(posts.map(({ path }) => path)).toEqual(['/api/notes/4/variants', '/api/notes/5/variants']);
  expect(posts[1]?.key).not.toBe(posts[0]?.key);
});

test('who has cancelled is led nowhere, and the resume is with the application', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const calls = answering(() => promise);
  const { session, router } = await openTailoring();
  await press('Make resume');
  await press('Cancel');
  await act(async () => resolve(made201()));
  await vi.waitFor(() => expect(toast).toHaveBeenCalledOnce());
  expect(router.state.location.pathname).toBe('/applications');
  expect(session.state().content.data.resumeId).toBe(6);
  expect(calls.some(({ method, path }) => method === 'PUT' && path === `/api/applications/${ID}`)).toBe(true);
});

test('what is made for an application is put beside it, and a tailored resume opens at its words', async () => {
  answering(made201);
  const { router } = await openTailoring();
  await press('Make resume');
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/note-builder'));
  const asked = new URLSearchParams(router.state.location.search);
  expect(asked.get('application')).toBe(String(ID));
  expect(asked.get('section')).toBe('summary');
});

test('the ways from an application to its resume and its letter name it, since they may be for others too', async () => {
  answering(made201);
  const session = openApplicationSession({ resumeId: 4, letterId: 5 });
  const letterFor = () => Promise.reject(new Error('no letter is made'));
  await mountOnDesk(
    // Fields know a document by their paths alone.
    <EditorContext value={session as unknown as EditorSession}>
      <DocumentsCard
        session={session}
        kinds={{ resume: kind, letter: kind, letterFor, warningsOf: async () => [] }}
      />
    </EditorContext>,
    { toast },
  );
  const ways = () => [...document.querySelectorAll('a')].map(({ search }) => search);
  await vi.waitFor(() => act(async () => expect(ways()).toHaveLength(2)));
  expect(ways().every((way) => new URLSearchParams(way).get('application') === String(ID))).toBe(true);
});

const DOCUMENT = { title: 'Letter', templateId: 'plain' };
const germanAd = {
  reading: {
    ad: { language: 'de' as const, contacts: [], requirements: [], notUnderstood: [] },
    ...{ isCut: false, isShort: false, deadlineDay: null },
  },
  isReading: false,
  onPlace: () => undefined,
};

/** The card of an application, and what letters are asked for. */
async function mountCard(resumeId: number | null, beside: typeof germanAd | null) {
  const calls = answering(made201);
  const session = openApplicationSession({ resumeId });
  const letterFor = vi.fn(async (_application: object, _resume: object | null, language = 'en') => ({
    ...DOCUMENT,
    data: { ...DATA, settings: { language } },
  }));
  const { router } = await mountOnDesk(
    // Fields know a document by their paths alone.
    <EditorContext value={session as unknown as EditorSession}>
      <ReadingContext value={beside}>
        <DocumentsCard
          session={session}
          kinds={{ resume: kind, letter: kind, letterFor, warningsOf: async () => [] }}
        />
      </ReadingContext>
    </EditorContext>,
    { toast },
  );
  await vi.waitFor(() => act(async () => expect(document.body.textContent).toContain('Short')));
  return { calls, session, letterFor, router };
}

test('where no resume is chosen yet, whose letter it is comes before the letter, and stays with the application', async () => {
  const { calls, session, letterFor, router } = await mountCard(null, null);
  await press('Write the letter');
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  const resumes = [...document.querySelectorAll('[role=dialog] option')].map(
    ({ textContent }) => textContent,
  );
  expect(resumes).toEqual(['All', 'Short', 'None, I write my name myself']);
  await write(control<HTMLSelectElement>('The resume that it goes with'), '');
  await press('Make the letter');
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/note-builder'));
  expect(letterFor).toHaveBeenCalledWith(expect.anything(), null, undefined);
  expect(session.state().content.data).toMatchObject({ resumeId: null, letterId: 6 });
});

test('the resume that is named before the letter is that of the letter and of the application', async () => {
  const { session, letterFor, router } = await mountCard(null, null);
  await press('Write the letter');
  await press('Make the letter');
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/note-builder'));
  expect(letterFor.mock.calls[0]?.[0]).toMatchObject({ resumeId: 4 });
  expect(session.state().content.data).toMatchObject({ resumeId: 4, letterId: 6 });
});

test('a letter that would be in another language than the ad is offered in that of the ad', async () => {
  const { calls, letterFor, router } = await mountCard(6, germanAd);
  await press('Write the letter');
  await vi.waitFor(() => act(async () => void control('Language of the letter')));
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  expect(control<HTMLSelectElement>('Language of the letter').value).toBe('de');
  await press('Make the letter');
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/note-builder'));
  expect(letterFor).toHaveBeenLastCalledWith(expect.anything(), expect.anything(), 'de');
});

test('the letter is made without a resume that was deleted meanwhile', async () => {
  const calls = answering(made201);
  const session = openApplicationSession({ resumeId: 77 });
  const letterFor = vi.fn(async () => ({ title: 'Letter', templateId: 'plain', data: DATA }));
  const kinds = { resume: kind, letter: kind, letterFor, warningsOf: async () => [] };
  // Fields know a document by their paths alone.
  const { router } = await mountOnDesk(
    <EditorContext value={session as unknown as EditorSession}>
      <DocumentsCard session={session} kinds={kinds} />
    </EditorContext>,
    { toast },
  );
  await press('Write the letter');
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/note-builder'));
  expect(letterFor).toHaveBeenCalledWith(expect.anything(), null, undefined);
  expect(calls.some(({ path }) => path === '/api/notes/77')).toBe(true);
  expect(session.state().content.data.letterId).toBe(6);
});
