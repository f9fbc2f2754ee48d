import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { NOBODY } from '#editor/device/browser-storage.ts';
import { claimBrought, deviceDocuments } from '#editor/drafts/device-drafts.ts';
import { onServerReached } from '#platform/http/api-call.ts';

import type { Content, Stored } from './content.ts';
import { draftName } from '#editor/drafts/draft-name.ts';
import { listKey, type EditedKind } from './edited-kind.ts';
import type { DocumentSession } from './document-session.ts';
import {
  openDocument,
  openExample,
  type ChosenStart,
  type ExampleSource,
  type Opened,
  type OpenedExample,
} from './open-document.ts';
import { startSession, type OpenSession } from './open-session.ts';
import { stepsName, withKeptSteps } from './keep-steps.ts';
import type { SessionStart } from './session-start.ts';

export type Opening<Data extends Record<string, unknown>> =
  | { status: 'loading' }
  | { status: 'ready'; session: DocumentSession<Data> }
  | Exclude<Opened<Data> | OpenedExample<Data>, { status: 'ready' }>;

/** Longest wait for a session that is still saving its last words, in ms. */
const LEAVING_MS = 3_000;
/** Sessions that were left and are not finished yet, by the name of their draft. */
const leaving = new Map<string, Promise<void>>();

/**
 * Holds the editing session of the document in the address. It goes on unchanged when a new document has just been
 * saved and the address takes its id; it ends, saving, when another document is opened or the screen is left.
 * A new document begins as the example, where one is given. `kind`, `newContent`, `example` and
 * `withKnown`, which puts in what the account knows, must keep their identity.
 */
export function useOpenDocument<Data extends Record<string, unknown>>(
  kind: EditedKind<Data>,
  accountId: number,
  id: number | null,
  newContent: (chosenTemplate: string | null) => Content<Data>,
  chosen: ChosenStart,
  example: ExampleSource<Data> | null,
  withKnown: (content: Content<Data>) => Content<Data>,
) {
  const queryClient = useQueryClient();
  const [opening, setOpening] = useState<Opening<Data>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const current = useRef<OpenSession<Data> | null>(null);
  // Only what the address says at the moment of opening counts: later the editor itself changes it.
  const choice = useRef(chosen);
  const { draftKey } = chosen;
  useEffect(() => {
    choice.current = chosen;
  });

  const begin = useCallback(
    (start: SessionStart<Data>) => {
      const open = startSession(kind, accountId, start, () => {
        void queryClient.invalidateQueries({ queryKey: listKey(kind) });
      });
      current.current = open;
      setOpening({ status: 'ready', session: open.session });
    },
    [kind, accountId, queryClient],
  );

  useEffect(() => {
    if (current.current && isOpen(current.current, id, draftKey)) return;
    end(current);
    setOpening({ status: 'loading' });
    const abort = new AbortController();
    void (async () => {
      const name = draftName(kind, id);
      await Promise.race([leaving.get(name), new Promise((resolve) => setTimeout(resolve, LEAVING_MS))]);
      const first = newContent(choice.current.template);
      const device = deviceDocuments(accountId);
      // Brought before signing in, it is this person's: the address that they came back to names it.
      const isClaimed =
        id === null && draftKey !== null && accountId !== NOBODY && claimBrought(accountId, draftKey);
      const opened =
        id === null && example
          ? await openExample(kind, device.drafts, example.load)
          : await openDocument(kind, device, id, first, choice.current, abort.signal);
      if (abort.signal.aborted) return;
      if (opened.status !== 'ready') return setOpening(opened);
      const { start } = opened;
      const kept = await device.steps.find<Data>(
        stepsName(start.draftName, start.stored ? null : start.creationKey),
      );
      if (abort.signal.aborted) return;
      begin(withKeptSteps(start, kept, new Date()));
      // What was written first has the account only now. What was read of a file is to be looked at as it was read.
      if (isClaimed && !start.isUntouched) current.current?.session.edit(withKnown);
      if (id === null) example?.onStart();
    })();
    return () => abort.abort();
  }, [kind, accountId, id, draftKey, newContent, withKnown, example, begin, attempt]);

  useEffect(() => () => end(current), [kind, accountId]);

  useOtherTabs(current, kind, accountId);
  useSavingInTime(current);

  const tryAgain = useCallback(() => setAttempt((count) => count + 1), []);
  return { opening, tryAgain, begin };
}

type Current<Data extends Record<string, unknown>> = { current: OpenSession<Data> | null };

/** Shows what other tabs save of the open document. */
function useOtherTabs<Data extends Record<string, unknown>>(
  current: Current<Data>,
  kind: EditedKind<Data>,
  accountId: number,
): void {
  useEffect(
    () =>
      deviceDocuments(accountId).news.subscribe((news) => {
        const session = current.current?.session;
        if (news.kind === 'drafts' || !session || news.document !== session.draftName()) return;
        if (news.kind === 'deleted') return session.deletedElsewhere();
        void followOtherTab(session, news.version, kind.gateway.read);
      }),
    [current, kind, accountId],
  );
}

/** Saves before the page may be gone, and as soon as the server may be reached again. */
function useSavingInTime<Data extends Record<string, unknown>>(current: Current<Data>): void {
  useEffect(() => {
    const saveNow = () => current.current?.session.saveIfDirty();
    const saveWhenHidden = () => document.visibilityState === 'hidden' && saveNow();
    const stopListening = onServerReached(() => current.current?.session.serverReached());
    window.addEventListener('online', saveNow);
    document.addEventListener('visibilitychange', saveWhenHidden);
    return () => {
      stopListening();
      window.removeEventListener('online', saveNow);
      document.removeEventListener('visibilitychange', saveWhenHidden);
    };
  }, [current]);
}

/**
 * Whether a session is of the document that an address names; of new ones, the draft is told by its key. The address may
 * name the draft a moment after that was saved: it takes the id next.
 */
function isOpen<Data extends Record<string, unknown>>(
  { session }: OpenSession<Data>,
  id: number | null,
  draftKey: string | null,
): boolean {
  const storedId = session.state().stored?.id ?? null;
  if (id !== null || draftKey === null) return storedId === id;
  return draftKey === session.draftKey();
}

function end<Data extends Record<string, unknown>>(holder: Current<Data>) {
  const open = holder.current;
  holder.current = null;
  if (!open) return;
  const { session, stopKeeping } = open;
  stopKeeping();
  const name = session.draftName();
  const done = session.close().finally(() => leaving.get(name) === done && leaving.delete(name));
  leaving.set(name, done);
}

/**
 * Shows what another tab has saved, where nothing is unsaved in this one. What has the focus keeps it, with the caret
 * where it was; whoever begins to write before the newer version is here stays with the older one, and is asked.
 */
async function followOtherTab<Data extends Record<string, unknown>>(
  session: DocumentSession<Data>,
  version: number,
  read: (id: number) => Promise<Stored<Data>>,
): Promise<void> {
  const { stored, dirty } = session.state();
  if (!stored || dirty || stored.version >= version) return;
  // A server that cannot be reached is asked again by the next save.
  const newer = await read(stored.id).catch(() => undefined);
  if (newer) session.follow(newer);
}
