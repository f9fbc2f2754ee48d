import { useRef, useState } from 'react';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useReturnFocus } from '#ui/dialogs/dialog.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { useNow } from '../use-now.ts';
import { UnsavedCard } from './unsaved-card.tsx';
import type { UnsavedDocument } from './unsaved-documents.ts';

/** What is on this device alone, over the documents that are in the account. */
export function UnsavedSection({ unsaved }: { unsaved: readonly UnsavedDocument[] }) {
  const [discarding, setDiscarding] = useState<UnsavedDocument>();
  const rememberFocus = useReturnFocus(discarding !== undefined);
  const place = useRef<HTMLDivElement>(null);
  const { toast } = useToast();
  const now = useNow();

  async function discard({ kind, remove }: UnsavedDocument) {
    // The button that was pressed goes with its card.
    place.current?.focus();
    await remove();
    toast({ title: `${kind.Noun} discarded`, description: 'It is no longer on this device.' });
  }

  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {unsaved.length > 0 && (
        <section aria-labelledby="unsaved" className="mt-10">
          <h2 id="unsaved" className="text-xl">
            Not saved yet
          </h2>
          <p className="mt-1 text-ink-soft">
            On this device alone. Continue and save, and it is kept in your account.
          </p>
          <ul aria-label="Not saved yet" className="mt-4 grid gap-4 lg:grid-cols-2">
            {unsaved.map((document) => (
              <li key={document.key}>
                <UnsavedCard
                  document={document}
                  now={now}
                  onDiscard={() => {
                    rememberFocus();
                    setDiscarding(document);
                  }}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <ConfirmDialog
        open={discarding !== undefined}
        onOpenChange={(open) => !open && setDiscarding(undefined)}
        title={`Discard ${discarding?.kind.Name ?? ''}`}
        subject={discarding?.kind.titleOf(discarding.draft)}
        description={`This ${discarding?.kind.noun ?? ''} is on this device alone. Once it is discarded, it cannot be brought back.`}
        confirmLabel="Discard"
        destructive
        onConfirm={() => discarding && void discard(discarding)}
      />
    </div>
  );
}
