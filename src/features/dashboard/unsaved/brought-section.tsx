import { capitalised } from '#documents/text/clean.ts';
import { useReturnFocus } from '#ui/dialogs/dialog.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { useEffect, useRef, useState } from 'react';

import { broughtDocuments, claimBrought } from '#editor/drafts/device-drafts.ts';
import type { Unclaimed } from '#editor/drafts/unclaimed.ts';
import { documentOfDraft } from '#editor/drafts/draft-name.ts';
import type { AnyKind } from '#editor/session/edited-kind.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';

import { Banner } from '#ui/display/banner.tsx';

import { relativeTime, useNow } from '#ui/display/relative-time.ts';

type BroughtSectionProps = { accountId: number; kinds: readonly AnyKind[] };
/** Something that waits for its writer, of a kind that is known here. */
type Brought = Unclaimed & { kind: AnyKind };

/**
 * Asks whose the documents are that somebody brought to this device without signing in. Nothing of them is shown: on a
 * shared computer they may be somebody else's.
 */
export function BroughtSection({ accountId, kinds }: BroughtSectionProps) {
  const brought = useBrought().flatMap((one): Brought[] => {
    const of = documentOfDraft(kinds, one.document);
    return of ? [{ ...one, kind: of.kind }] : [];
  });
  const [discarding, setDiscarding] = useState<Brought>();
  const rememberFocus = useReturnFocus(discarding !== undefined);
  const place = useRef<HTMLDivElement>(null);
  const { toast } = useToast();
  const now = useNow();

  function keep(one: Brought) {
    // The button that was pressed goes with its question.
    place.current?.focus();
    claimBrought(accountId, one.creationKey);
    toast({ title: `${capitalised(one.kind.noun)} kept`, description: 'It is not saved yet.' });
  }

  function discard(one: Brought) {
    place.current?.focus();
    broughtDocuments().discard(one.creationKey);
    toast({
      title: `${capitalised(one.kind.noun)} discarded`,
      description: 'It is no longer on this device.',
    });
  }

  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {brought.map((one) => (
        <Banner
          key={one.creationKey}
          role="note"
          className="mt-6"
          title={`${one.fromFile ? 'Brought' : 'Written'} here before anyone signed in. Is it yours?`}
          actions={
            <div className="flex flex-wrap gap-2">
              <Button size="small" onClick={() => keep(one)}>
                Keep it
              </Button>
              <Button
                variant="secondary"
                size="small"
                onClick={() => {
                  rememberFocus();
                  setDiscarding(one);
                }}
              >
                Discard
              </Button>
            </div>
          }
        >
          A {one.kind.noun}
          {one.fromFile && ' from a file'},{' '}
          <time dateTime={one.writtenAt}>{relativeTime(new Date(one.writtenAt), now)}</time>
        </Banner>
      ))}
      <ConfirmDialog
        open={discarding !== undefined}
        onOpenChange={(open) => !open && setDiscarding(undefined)}
        title={`Discard ${discarding?.kind.Name ?? ''}`}
        description="It came to this device before anyone signed in. Once it is discarded, it cannot be brought back."
        confirmLabel="Discard"
        destructive
        onConfirm={() => discarding && discard(discarding)}
      />
    </div>
  );
}

function useBrought(): readonly Unclaimed[] {
  const [brought, setBrought] = useState<readonly Unclaimed[]>([]);
  useEffect(() => {
    const { list, subscribe } = broughtDocuments();
    setBrought(list());
    return subscribe(() => setBrought(list()));
  }, []);
  return brought;
}
