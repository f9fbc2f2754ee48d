import { capitalised } from '#documents/text/clean.ts';
import { useReturnFocus } from '#ui/dialogs/dialog.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { useRef, useState } from 'react';
import { GOES_ON, titleOfDraft, templateNameOf } from '#editor/session/edited-kind.ts';
import { errorText } from '#platform/http/api-error.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Button, ButtonLink } from '#ui/buttons/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import { useNow, relativeTime } from '#ui/display/relative-time.ts';
import { DraftPage } from './draft-page.tsx';
import { continuePath, type UnsavedDocument } from './unsaved-documents.ts';

/** What was begun and never saved, on any device, over the documents that were. */
export function UnsavedSection({ unsaved: found }: { unsaved: readonly UnsavedDocument[] }) {
  // The server's list was read before.
  const [discarded, setDiscarded] = useState<ReadonlySet<string>>(new Set());
  const unsaved = found.filter(({ key }) => !discarded.has(key));
  const [discarding, setDiscarding] = useState<UnsavedDocument>();
  const rememberFocus = useReturnFocus(discarding !== undefined);
  const place = useRef<HTMLDivElement>(null);
  const { toast } = useToast();
  const now = useNow();

  async function discard({ key, kind, remove, where }: UnsavedDocument) {
    // The button that was pressed goes with its card.
    place.current?.focus();
    try {
      await remove();
    } catch (error) {
      const description = errorText(
        error,
        'It could not be discarded on all your devices. Please try again.',
      );
      return toast({ title: 'Error', description, variant: 'destructive' });
    }
    setDiscarded((keys) => new Set([...keys, key]));
    const from = where ? 'any of your devices' : 'this device';
    toast({ title: `${capitalised(kind.noun)} discarded`, description: `It is no longer on ${from}.` });
  }

  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {unsaved.length > 0 && (
        <section aria-labelledby="unsaved" className="mt-10">
          <h2 id="unsaved" className="text-xl">
            Not saved yet
          </h2>
          <p className="mt-1 text-ink-soft">
            Begun and never saved. Continue where you left off; once you save, it stands with the others.
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
        subject={discarding && titleOfDraft(discarding.kind, discarding.draft)}
        description={`This ${discarding?.kind.noun ?? ''} ${discarding?.where ? 'goes from all your devices' : 'is on this device alone'}. Once it is discarded, it cannot be brought back.`}
        confirmLabel="Discard"
        destructive
        onConfirm={() => discarding && void discard(discarding)}
      />
    </div>
  );
}

const PLACES = { here: ', on this device alone', elsewhere: ' on another device', everywhere: '' } as const;

type Props = { document: UnsavedDocument; now: Date; onDiscard: () => void };

/** A document that was never saved: its template, its name, and the way on. */
function UnsavedCard({ document, now, onDiscard }: Props) {
  const { kind, draft, where } = document;
  const { templateId, writtenAt } = draft;
  const title = titleOfDraft(kind, draft);
  return (
    <Card padding="none" className="flex h-full overflow-hidden">
      <div className="w-24 shrink-0 overflow-hidden border-r border-line bg-white sm:w-32">
        <DraftPage {...{ kind, draft, title }} template={templateNameOf(kind, templateId)} />
      </div>
      <div className="flex min-w-0 grow flex-col gap-2 p-4">
        <h3 className="line-clamp-4 text-lg wrap-anywhere">{title}</h3>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Badge tone="caution">Not saved yet</Badge>
          <Badge>{templateNameOf(kind, templateId)}</Badge>
        </div>
        <p className="text-sm text-ink-soft">
          {capitalised(kind.noun)}, written{' '}
          <time dateTime={writtenAt}>{relativeTime(new Date(writtenAt), now)}</time>
          {PLACES[where ?? 'here']}
        </p>
        <div className="mt-auto flex flex-wrap gap-2 pt-1">
          <ButtonLink
            to={continuePath(document)}
            state={GOES_ON}
            size="small"
            aria-label={`Continue ${title}`}
          >
            Continue
          </ButtonLink>
          <Button variant="secondary" size="small" aria-label={`Discard ${title}`} onClick={onDiscard}>
            Discard
          </Button>
        </div>
      </div>
    </Card>
  );
}
