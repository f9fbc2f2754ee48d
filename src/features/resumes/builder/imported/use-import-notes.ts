import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '#editor/session/use-session.ts';
import { deviceImports } from '#editor/drafts/device-drafts.ts';
import type { ImportNotes } from '#editor/drafts/imports.ts';
import type { ResumeSession } from '../resume-session.ts';

/**
 * What there is to say of the resume, where it was read from a file: kept on this device under the draft's key and, once
 * it is saved, under its name. `change` with null removes it.
 */
export function useImportNotes(session: ResumeSession, accountId: number) {
  const id = useSession(session, ({ stored }) => stored?.id ?? null);
  const [name, setName] = useState(() => nameOf(session));
  const [parameters] = useSearchParams();
  // A copy of what another tab is writing has a key of its own; the address still names what it was copied from.
  const [notes, setNotes] = useState(
    () =>
      deviceImports().find(accountId, name) ??
      deviceImports().find(accountId, parameters.get('draft') ?? name) ??
      null,
  );
  useEffect(() => {
    if (notes && !deviceImports().find(accountId, name)) deviceImports().keep(accountId, name, notes);
  }, [notes, name, accountId]);
  useEffect(() => {
    if (id === null) return;
    const saved = session.draftName();
    if (saved !== name) deviceImports().rename(accountId, name, saved);
    setName(saved);
  }, [id, name, session, accountId]);

  const change = (next: ImportNotes | null) => {
    if (next) deviceImports().keep(accountId, name, next);
    else deviceImports().drop(accountId, name);
    setNotes(next);
  };
  return { notes, change };
}

function nameOf(session: ResumeSession): string {
  return session.creationKey() ?? session.draftName();
}
