import type { VersionsParts } from './versions-parts.ts';
import { useRef, useState } from 'react';
import { useSession } from '#editor/session/use-session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { ArrowLeftIcon } from '#ui/display/icons.tsx';
import { Loaded } from '#ui/display/loaded.tsx';
import { SIDE_BY_SIDE, useMediaQuery } from '#ui/use-media-query.ts';
import { PresentVersion } from './present-version.tsx';
import { useVersions, type Versions } from './use-versions.ts';
import { VersionDetail } from './version-detail.tsx';
import { VersionList } from './version-list.tsx';
import { problemText, VersionProblem } from './version-problem.tsx';

/** The versions that were kept of the open document: a list, and the one that is chosen beside the present. */
export function VersionsScreen<Data extends Record<string, unknown>>({
  onClose,
  ...parts
}: VersionsParts<Data> & { onClose: () => void }) {
  const id = useSession(parts.session, ({ stored }) => stored?.id);
  if (id === undefined) {
    return <p className="p-6">This {parts.noun} was deleted elsewhere. Save it to keep what you have.</p>;
  }
  return <VersionsOf {...parts} id={id} onClose={onClose} />;
}

type VersionsOfProps<Data extends Record<string, unknown>> = VersionsParts<Data> & {
  id: number;
  onClose: () => void;
};

function VersionsOf<Data extends Record<string, unknown>>({ id, onClose, ...parts }: VersionsOfProps<Data>) {
  const versions = useVersions(parts.kind, id);
  const { list } = versions;
  const [chosen, setChosen] = useState<number | null>(null);
  const [now] = useState(() => new Date());
  const rows = useRef<HTMLDivElement>(null);
  const wide = useMediaQuery(SIDE_BY_SIDE);
  const version = list.data?.find((one) => one.version === chosen);

  /** Back to the list, with the focus where it was, or on its first row. */
  const backToList = () => {
    const row = rows.current?.querySelector<HTMLElement>('[aria-current]');
    setChosen(null);
    requestAnimationFrame(() => (row ?? rows.current?.querySelector('button'))?.focus());
  };
  return (
    <div className="min-h-0 grow overflow-y-auto overscroll-contain lg:grid lg:grid-cols-[21rem_1fr] lg:overflow-hidden">
      <nav
        aria-label="Kept versions"
        className={classNames(
          'border-line p-4 lg:overflow-y-auto lg:border-r lg:bg-sheet',
          version && 'max-lg:hidden',
        )}
      >
        <PresentVersion session={parts.session} versions={versions} />
        {list.data === undefined && list.error ? (
          <VersionProblem
            error={list.error}
            failed="The versions could not be loaded."
            missing={`This ${parts.noun} is no longer there.`}
            onRetry={() => void list.refetch()}
          />
        ) : (
          <Loaded asked={list} noun="the versions">
            {(kept) =>
              kept.length === 0 ? (
                <Nothing noun={parts.noun} />
              ) : (
                <>
                  <VersionList {...{ chosen, now }} versions={kept} onChoose={setChosen} ref={rows} />
                  <ForgetHistory versions={versions} count={kept.length} noun={parts.noun} />
                </>
              )
            }
          </Loaded>
        )}
      </nav>
      <div className={classNames('p-4 lg:overflow-y-auto lg:p-6', !version && 'max-lg:hidden')}>
        {version ? (
          <>
            <Button variant="flush" size="small" className="mb-3 lg:hidden" onClick={backToList}>
              <ArrowLeftIcon />
              All versions
            </Button>
            <VersionDetail
              key={version.version}
              {...parts}
              {...{ id, version, versions, now }}
              takesFocus={!wide}
              onRestored={onClose}
              onRemoved={backToList}
            />
          </>
        ) : (
          <p className="mx-auto max-w-md py-16 text-center text-ink-soft">
            {list.data && list.data.length > 0 && 'Choose a version to see it beside what you have now.'}
          </p>
        )}
      </div>
    </div>
  );
}

function Nothing({ noun }: { noun: string }) {
  return (
    <p className="rounded-lg border border-dashed border-edge px-4 py-8 text-center text-ink-soft">
      Versions are kept by themselves while you change your {noun}: at most one in ten minutes, and one before
      whatever changes much at once. None is kept yet.{' '}
      <a
        href="/support/technical-issues/bring-back-what-was-lost"
        target="_blank"
        rel="noopener"
        className="underline"
      >
        More about versions
      </a>
    </p>
  );
}

type ForgetHistoryProps = { versions: Versions; count: number; noun: string };

function ForgetHistory({ versions: { forget }, count, noun }: ForgetHistoryProps) {
  const [asking, setAsking] = useState(false);
  return (
    <div className="mt-6 border-t border-line pt-4">
      <Button variant="quiet" size="small" busy={forget.isPending} onClick={() => setAsking(true)}>
        Forget history
      </Button>
      {forget.error && (
        <p role="alert" className="mt-2 px-3 text-sm font-semibold text-danger">
          {problemText(forget.error, 'The history could not be removed.', `This ${noun} is no longer there.`)}
        </p>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Forget history"
        description={`${count === 1 ? 'The one version that is kept' : `All ${count} versions that are kept`} of this ${noun} will be removed for good, named ones too. Your ${noun} stays as it is, and new versions are kept from now on. This action cannot be undone.`}
        confirmLabel="Forget history"
        destructive
        onConfirm={() => forget.mutate()}
      />
    </div>
  );
}
