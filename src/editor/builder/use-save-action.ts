import { useCallback, useEffect, useRef, useState } from 'react';
import type { DocumentSession } from '#editor/session/document-session.ts';
import type { SaveOutcome } from '#editor/session/session-state.ts';
import { copyTitle } from '#editor/store/copy-title.ts';
import {
  bothKeptMessage,
  errorMessage,
  goneMessage,
  offlineMessage,
  signedOutMessage,
  type DocumentTexts,
  type Message,
} from '#editor/merge/document-texts.ts';
import { useSession } from '#editor/session/use-session.ts';

export type ActionParts = {
  texts: DocumentTexts;
  tell(message: Message): void;
  /** Asks again who is signed in: the server no longer knows the session's token. */
  refresh(): void;
  /** A new document was saved for the first time. */
  onCreated(id: number): void;
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
  const [conflictOpen, setConflictOpen] = useState(false);
  const [keepingBoth, setKeepingBoth] = useState(false);
  const id = useSession(session, ({ stored }) => stored?.id);
  const shownId = useRef(id);
  const conflict = useSession(session, (state) => state.conflict);
  const failure = useSession(session, (state) => state.failure);
  const latest = useRef<ActionParts | null>(null);
  useEffect(() => {
    latest.current = parts;
    return () => {
      latest.current = null;
    };
  });

  // These concern the person even when the document was saving itself.
  useEffect(() => {
    if (id !== undefined && id !== shownId.current) latest.current?.onCreated(id);
    shownId.current = id;
  }, [id]);
  useEffect(() => setConflictOpen(conflict !== null), [conflict]);
  useEffect(() => {
    if (failure?.kind === 'gone') latest.current?.tell(goneMessage(failure.message));
    if (failure?.kind === 'signedOut') {
      if (!failure.erased) latest.current?.tell(signedOutMessage());
      latest.current?.refresh();
    }
  }, [failure]);

  const tellOutcome = useCallback(
    (outcome: SaveOutcome, quiet: boolean) => {
      // Nothing is told, and nobody is led anywhere, once the screen was left.
      if (!latest.current) return;
      const { texts, tell, showField } = latest.current;
      const { keptOnDevice } = session.state();
      switch (outcome.kind) {
        case 'saved':
          if (!quiet) tell({ title: texts.savedTitle, description: texts.saved });
          return;
        case 'conflict':
          return setConflictOpen(true);
        case 'offline':
          return tell(offlineMessage(texts.saveFailed, keptOnDevice));
        case 'refused': {
          const label = outcome.field === undefined ? undefined : showField(outcome.field);
          const reason = outcome.message || texts.saveFailed;
          return tell(errorMessage(label ? `${label}: ${reason}` : reason));
        }
        case 'failed':
          return tell(errorMessage(outcome.message || texts.saveFailed));
      }
    },
    [session],
  );

  /** Answers whether the document is saved. `quiet` leaves out the good news. */
  const save = useCallback(
    async (quiet = false): Promise<boolean> => {
      const outcome = await session.save('person');
      tellOutcome(outcome, quiet);
      return outcome.kind === 'saved';
    },
    [session, tellOutcome],
  );

  const keepMine = useCallback(
    async () => tellOutcome(await session.keepMine(), false),
    [session, tellOutcome],
  );

  const keepBoth = useCallback(async () => {
    const title = session.state().conflict?.title ?? '';
    setKeepingBoth(true);
    const outcome = await session.keepBoth();
    setKeepingBoth(false);
    tellOutcome(outcome, true);
    if (outcome.kind === 'saved') latest.current?.tell(bothKeptMessage(copyTitle(title)));
  }, [session, tellOutcome]);

  const { takeTheirs } = session;
  return { save, conflictOpen, setConflictOpen, keepMine, takeTheirs, keepBoth, keepingBoth };
}
