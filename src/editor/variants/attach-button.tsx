import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { DocumentWords } from '#editor/merge/conflict-words.ts';
import type { AnyKind } from '#editor/session/edited-kind.ts';
import { useEditorSession, useSession } from '#editor/session/use-session.ts';
import { queryOf } from '#platform/http/api-call.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { onDemand } from '#ui/display/on-demand.tsx';

const AttachDialog = onDemand(async () => (await import('./attach-dialog.tsx')).default, {
  missing: (notice, { onClose }) => (
    <Dialog open onOpenChange={onClose} title="Attach to a base">
      {notice}
    </Dialog>
  ),
});

type AttachButtonProps = { kind: AnyKind; words: DocumentWords };

/**
 * Lets a saved document follow another one. It is there only where there is one to follow, and nothing follows this one:
 * who has one document never meets it.
 */
export function AttachButton({ kind, words }: AttachButtonProps) {
  const session = useEditorSession();
  const id = useSession(session, ({ stored }) => stored?.id ?? null);
  const hasBase = useSession(session, ({ following }) => following.base !== null);
  const isAsked = id !== null && !hasBase && kind.variants !== undefined;
  const { data: all = [] } = useQuery({ ...queryOf(kind.calls.list), enabled: isAsked });
  const [open, setOpen] = useState(false);
  const bases = all.filter((one) => one.id !== id && (one.baseId ?? null) === null);
  const isBase = all.some(({ baseId }) => baseId === id);
  if (!isAsked || isBase || bases.length === 0) return null;
  return (
    <>
      <Button variant="flush" size="small" onClick={() => setOpen(true)}>
        Attach to a base…
      </Button>
      {open && <AttachDialog {...{ session, kind, words, bases }} onClose={() => setOpen(false)} />}
    </>
  );
}
