import { useEffect, useRef, useState } from 'react';
import { broughtDocuments, claimBrought } from '#editor/drafts/device-drafts.ts';
import type { Unclaimed } from '#editor/drafts/unclaimed.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useReturnFocus } from '#ui/dialogs/dialog.tsx';
import { Banner } from '#ui/display/banner.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { LETTERS, RESUMES } from '../document-kinds.ts';
import { relativeTime } from '../relative-time.ts';
import { useNow } from '../use-now.ts';

/**
 * Asks whose the documents are that somebody brought to this device without signing in. Nothing of them is shown: on a
 * shared computer they may be somebody else's.
 */
export function BroughtSection({ accountId }: { accountId: number }) {
  const brought = useBrought();
  const [discarding, setDiscarding] = useState<Unclaimed>();
  const rememberFocus = useReturnFocus(discarding !== undefined);
  const place = useRef<HTMLDivElement>(null);
  const { toast } = useToast();
  const now = useNow();

  function keep(one: Unclaimed) {
    // The button that was pressed goes with its question.
    place.current?.focus();
    claimBrought(accountId, one.creationKey);
    toast({ title: `${kindOf(one).Noun} kept`, description: 'It is not saved yet.' });
  }

  function discard(one: Unclaimed) {
    place.current?.focus();
    broughtDocuments().discard(one.creationKey);
    toast({ title: `${kindOf(one).Noun} discarded`, description: 'It is no longer on this device.' });
  }

  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {brought.map((one) => (
        <Banner
          key={one.creationKey}
          role="note"
          className="mt-6"
          title="Brought here before anyone signed in. Is it yours?"
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
          A {kindOf(one).noun} from a file,{' '}
          <time dateTime={one.writtenAt}>{relativeTime(new Date(one.writtenAt), now)}</time>
        </Banner>
      ))}
      <ConfirmDialog
        open={discarding !== undefined}
        onOpenChange={(open) => !open && setDiscarding(undefined)}
        title={`Discard ${discarding ? kindOf(discarding).Name : ''}`}
        description="It was brought to this device before anyone signed in. Once it is discarded, it cannot be brought back."
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

function kindOf({ document }: Unclaimed) {
  return document.startsWith(`${LETTERS.name}/`) ? LETTERS : RESUMES;
}
