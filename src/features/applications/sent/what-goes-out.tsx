import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useUnsaved } from '#editor/drafts/use-unsaved.ts';
import { draftName } from '#editor/drafts/draft-name.ts';
import { useSession } from '#editor/session/use-session.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { DeskKinds } from '../desk-kinds.ts';
import type { ApplicationSession } from '../detail/application-session.ts';
import { DownloadCopy } from '../detail/download-copy.tsx';
import { useBackHere } from '../detail/use-back-here.ts';
import { besideApplication } from '../paths.ts';
import { useGoingOut, type GoingOut } from './use-going-out.ts';

type WhatGoesOutProps = { session: ApplicationSession; kinds: DeskKinds; accountId: number | null };

/** Names what is about to be kept, with what one may want to see to first; it never stands in the way. */
export function WhatGoesOut({ session, kinds, accountId }: WhatGoesOutProps) {
  const application = useSession(session, ({ content }) => content.data);
  const { data: documents, error, refetch } = useGoingOut(kinds, application);
  const unsaved = useUnsaved(accountId);
  const hasDraft = ({ kind, id }: GoingOut) =>
    unsaved?.some((one) => one.document === draftName(kinds[kind], id)) ?? false;
  if (error && !documents)
    return (
      <p className="mb-4 text-sm text-caution">
        What will be kept could not be looked through just now. Look at it yourself before you go on.
      </p>
    );
  if (!documents)
    return (
      <p role="status" className="mb-4 text-sm text-ink-soft">
        Looking through what will be kept...
      </p>
    );
  return (
    <ul aria-label="What will be kept" className="mb-4 space-y-3">
      {documents.map((document) => (
        <GoesOut
          key={document.kind}
          {...{ session, kinds, document }}
          isUnsaved={hasDraft(document)}
          onBroughtUp={() => void refetch()}
        />
      ))}
    </ul>
  );
}

type GoesOutProps = Pick<WhatGoesOutProps, 'session' | 'kinds'> & {
  document: GoingOut;
  isUnsaved: boolean;
  onBroughtUp: () => void;
};

/** One document: the way to it, what one may want to see to, and its file as it would be kept. */
function GoesOut({ session, kinds, document, isUnsaved, onBroughtUp }: GoesOutProps) {
  const back = useBackHere(session);
  const applicationId = useSession(session, ({ stored }) => stored?.id);
  const { kind, id, title, bringUp } = document;
  const path = besideApplication(document.path, applicationId);
  return (
    <li tabIndex={-1} className="min-w-0 wrap-anywhere outline-none">
      {NAMES[kind]}:{' '}
      <Link to={path} state={back} className="font-semibold text-accent underline">
        {title}
      </Link>
      <Cautions texts={cautionsOf(document, isUnsaved)} />
      <div className="mt-2 flex flex-wrap gap-2">
        {bringUp && !isUnsaved && <BringUp bringUp={bringUp} onDone={onBroughtUp} />}
        <DownloadCopy kind={kinds[kind]} {...{ id, path, back }} />
      </div>
    </li>
  );
}

/** The letter is saved with what was told before it is kept; what this device has not saved of it is never gone over. */
function BringUp({ bringUp, onDone }: { bringUp: () => Promise<unknown>; onDone: () => void }) {
  const line = useRef<HTMLDivElement>(null);
  const { mutate, isPending, isError } = useMutation({
    mutationFn: bringUp,
    onSuccess: () => {
      // The button goes with what it did.
      line.current?.closest('li')?.focus();
      onDone();
    },
  });
  return (
    <div ref={line}>
      <Button
        variant="secondary"
        size="small"
        busy={isPending}
        busyLabel="Bringing it up to date..."
        onClick={() => mutate()}
      >
        Bring it up to date
      </Button>
      {isError && (
        <p role="alert" className="mt-1 text-sm text-danger">
          The letter could not be saved. Please try again, or open it.
        </p>
      )}
    </div>
  );
}

const NAMES = { resume: 'Resume', letter: 'Cover letter' } as const;

function cautionsOf({ kind, behind, warnings }: GoingOut, isUnsaved: boolean): string[] {
  const what = NAMES[kind].toLowerCase();
  return [
    ...(isUnsaved
      ? [`This ${what} has changes on this device that are not saved. What is kept is the saved version.`]
      : []),
    ...(behind === ''
      ? []
      : [
          `This ${what} says something else than what stands here now (${behind}). Bring it up to date before it is kept, or open it.`,
        ]),
    ...warnings.map(({ label }) => label),
  ];
}

function Cautions({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <ul className="mt-1 max-h-48 list-disc space-y-1 overflow-y-auto rounded-md bg-caution-wash py-2 pr-3 pl-7 text-sm text-caution">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
