import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { draftName } from '#editor/drafts/draft-name.ts';
import type { Unsaved } from '#editor/drafts/draft-store.ts';
import { useUnsaved } from '#editor/drafts/use-unsaved.ts';
import { titleOfDraft } from '#editor/session/edited-kind.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { relativeTime, useNow } from '#ui/display/relative-time.ts';
import { applicationKind } from '../application-kind.ts';
import { NEW_APPLICATION_PATH } from '../paths.ts';

type NeverSavedProps = {
  accountId: number;
  /** The key of the one that is being typed in the window over the list. */
  except?: string | undefined;
};

/** Applications that this device has and the server has not, with the way to each. */
export function NeverSaved({ accountId, except }: NeverSavedProps) {
  const unsaved = useUnsaved(accountId) ?? [];
  const [discarding, setDiscarding] = useState<Unsaved>();
  const place = useRef<HTMLDivElement>(null);
  const now = useNow();
  const own = unsaved.filter(
    ({ document, draft }) =>
      document === draftName(applicationKind, null) && draft.creationKey && draft.creationKey !== except,
  );
  const titleOf = ({ draft }: Unsaved) => titleOfDraft(applicationKind, draft);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {own.length > 0 && (
        <section aria-labelledby="never-saved" className="mb-5 rounded-lg bg-caution-wash px-4 py-3">
          <h2 id="never-saved" className="text-base">
            Not saved yet
          </h2>
          <ul className="text-sm">
            {own.map((one) => (
              <li key={one.draft.creationKey} className="flex flex-wrap items-center gap-x-3">
                <Link
                  to={`${NEW_APPLICATION_PATH}?draft=${one.draft.creationKey}`}
                  className="min-w-0 font-semibold wrap-anywhere underline"
                >
                  {titleOf(one)}
                </Link>
                <span>on this device alone, {relativeTime(new Date(one.draft.writtenAt), now)}</span>
                <Button
                  variant="flush"
                  size="small"
                  aria-label={`Discard ${titleOf(one)}`}
                  onClick={() => setDiscarding(one)}
                >
                  Discard
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ConfirmDialog
        open={discarding !== undefined}
        onOpenChange={(open) => !open && setDiscarding(undefined)}
        title="Discard Application"
        subject={discarding && titleOf(discarding)}
        description="This application is on this device alone. Once it is discarded, it cannot be brought back."
        confirmLabel="Discard"
        destructive
        onConfirm={() => {
          // The button that was pressed goes with its line.
          place.current?.focus();
          void discarding?.remove();
        }}
      />
    </div>
  );
}
