import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Fields } from '#documents/fields.ts';
import type { DocumentSession } from '#editor/session/document-session.ts';
import type { SaveOutcome } from '#editor/session/session-step.ts';
import { copyTitle } from '#editor/store/copy-title.ts';
import { useSession } from '#editor/session/use-session.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { signInPath } from '#platform/session/return-path.ts';
import type { Toast } from '#ui/toast/toast.tsx';
import { savedButFor } from './held-back-words.ts';
import { SAVE_ONCE_BACK, savingAfterSignIn, withoutSaving } from './document-address.ts';
import {
  bothKeptToast,
  errorToast,
  goneToast,
  offlineToast,
  partlySavedToast,
  savedToast,
  signedOutToast,
  type DocumentTexts,
} from './toast-texts.ts';

export type ActionParts = {
  texts: DocumentTexts;
  toast(message: Toast): void;
  /** Asks again who is signed in: the server no longer knows the session's token. */
  refresh(): void;
  /** A new document was saved for the first time. */
  onCreated(id: number): void;
  kind: { fields: Fields };
  /** Shows the field that the server would not take; answers its name. */
  showField(field: string): string | undefined;
};

/**
 * Saving as the person asks for it: by the button, by Ctrl+S, before a download. Every outcome is told; `conflictOpen`
 * is on while the person is to choose between two versions.
 */
export function useSaveAction<Data extends Record<string, unknown>>(
  session: DocumentSession<Data>,
  parts: ActionParts,
) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isSignedOut = useAuth().status === 'signedOut';
  const [conflictOpen, setConflictOpen] = useState(false);
  const [keepingBoth, setKeepingBoth] = useState(false);
  const latest = useRef<ActionParts | null>(null);
  useEffect(() => {
    latest.current = parts;
    return () => {
      latest.current = null;
    };
  });

  useOwnSaving(session, latest);
  const conflict = useSession(session, (state) => state.conflict);
  useEffect(() => setConflictOpen(conflict !== null), [conflict]);

  const askConflict = useCallback(() => setConflictOpen(true), []);
  const tellOutcome = useTellOutcome(session, latest, askConflict);

  /** Answers whether the document is saved. `quiet` leaves out the message of success. */
  const save = useCallback(
    async (quiet = false): Promise<boolean> => {
      if (isSignedOut) {
        // It is saved as soon as they are back, signed in.
        void navigate(signInPath(pathname + savingAfterSignIn(window.location.search)));
        return false;
      }
      const outcome = await session.save('person');
      tellOutcome(outcome, quiet);
      return outcome.kind === 'saved';
    },
    [session, tellOutcome, isSignedOut, navigate, pathname],
  );

  useSaveOnceBack(session, save);

  const keepMine = useCallback(
    async () => tellOutcome(await session.keepMine(), false),
    [session, tellOutcome],
  );

  const chooseEach = useCallback(
    async (taken: ReadonlySet<string>) => tellOutcome(await session.chooseEach(taken), false),
    [session, tellOutcome],
  );

  const keepBoth = useCallback(async () => {
    const title = session.state().conflict?.title || session.title();
    setKeepingBoth(true);
    const outcome = await session.keepBoth();
    setKeepingBoth(false);
    tellOutcome(outcome, true);
    if (outcome.kind === 'saved') latest.current?.toast(bothKeptToast(copyTitle(title)));
  }, [session, tellOutcome]);

  const { takeTheirs } = session;
  return { save, conflictOpen, setConflictOpen, keepMine, takeTheirs, chooseEach, keepBoth, keepingBoth };
}

/** Tells what became of a save; `quiet` leaves out the message of success. */
function useTellOutcome<Data extends Record<string, unknown>>(
  session: DocumentSession<Data>,
  latest: RefObject<ActionParts | null>,
  onConflict: () => void,
): (outcome: SaveOutcome, quiet: boolean) => void {
  return useCallback(
    (outcome: SaveOutcome, quiet: boolean) => {
      // Once the screen was left, nothing is shown and no field is focused.
      if (!latest.current) return;
      const { texts, toast, showField, kind } = latest.current;
      const { keptOnDevice, heldBack } = session.state();
      const tellSaved = () => {
        const [first] = heldBack;
        if (!first) return toast(savedToast(texts));
        toast(
          partlySavedToast(savedButFor(kind.fields, heldBack), first.message, () => showField(first.field)),
        );
      };
      switch (outcome.kind) {
        case 'saved':
          if (!quiet) tellSaved();
          return;
        case 'conflict':
          return onConflict();
        case 'offline':
          return toast(offlineToast(texts.saveFailed, keptOnDevice));
        case 'refused': {
          const label = outcome.field === undefined ? undefined : showField(outcome.field);
          const reason = outcome.message || texts.saveFailed;
          return toast(errorToast(label ? `${label}: ${reason}` : reason));
        }
        case 'failed':
          return toast(errorToast(outcome.message || texts.saveFailed));
      }
    },
    [session, latest, onConflict],
  );
}

/** Carries through a press of Save that signing in had come between. */
function useSaveOnceBack<Data extends Record<string, unknown>>(
  session: DocumentSession<Data>,
  save: () => Promise<boolean>,
): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { status } = useAuth();
  const isAsked = new URLSearchParams(search).get(SAVE_ONCE_BACK.name) === SAVE_ONCE_BACK.value;
  const carryOut = useEffectEvent(() => {
    void navigate(pathname + withoutSaving(search), { replace: true, preventScrollReset: true });
    // Of an address that somebody else has made up there is nothing to save.
    if (session.state().dirty) void save();
  });
  const isBack = isAsked && status === 'signedIn';
  useEffect(() => {
    if (isBack) carryOut();
  }, [isBack]);
}

/**
 * Tells what concerns the person even where the document was saving by itself. The address is shown anew where another
 * change of it, to a section or to the draft's name, was on its way while the document got its id.
 */
function useOwnSaving<Data extends Record<string, unknown>>(
  session: DocumentSession<Data>,
  latest: RefObject<ActionParts | null>,
): void {
  const id = useSession(session, ({ stored }) => stored?.id);
  const shownId = useRef(id);
  const { key, search } = useLocation();
  const draft = new URLSearchParams(search).get('draft');
  const failure = useSession(session, (state) => state.failure);
  useEffect(() => {
    const isCreated = id !== shownId.current;
    const namesDraft = draft !== null && draft === session.draftKey();
    if (id !== undefined && (isCreated || namesDraft)) latest.current?.onCreated(id);
    shownId.current = id;
  }, [id, draft, key, session, latest]);
  useEffect(() => {
    if (failure?.kind === 'gone') latest.current?.toast(goneToast(failure.message));
    if (failure?.kind === 'signedOut') {
      if (!failure.erased) latest.current?.toast(signedOutToast());
      latest.current?.refresh();
    }
  }, [failure, latest]);
}
