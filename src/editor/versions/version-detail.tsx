import { useEffect, useMemo, useRef, useState } from 'react';
import { conflictWords } from '#editor/merge/conflict-words.ts';
import { contentOf, type Content } from '#editor/session/content.ts';
import { useSession } from '#editor/session/use-session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Skeleton } from '#ui/display/loaded.tsx';
import { SIDE_BY_SIDE, useMediaQuery } from '#ui/use-media-query.ts';
import { NameForm } from './name-form.tsx';
import { ThenAndNow } from './then-and-now.tsx';
import { useRestore } from './use-restore.ts';
import { useVersion, type Versions } from './use-versions.ts';
import type { ShownVersion } from './version-calls.ts';
import { differencesOf } from './version-differences.ts';
import { problemText, VersionProblem } from './version-problem.tsx';
import { causeText, momentText } from './version-texts.ts';
import { VersionWords } from './version-words.tsx';
import type { VersionsParts } from './versions-parts.ts';

type VersionDetailProps<Data extends Record<string, unknown>> = VersionsParts<Data> & {
  id: number;
  version: ShownVersion;
  versions: Versions;
  now: Date;
  /** Whether the focus goes to it as it comes up. */
  takesFocus: boolean;
  onRestored: () => void;
  /** It was removed. */
  onRemoved: () => void;
};

const NOT_THERE = 'This version is no longer there. It was removed, or its time was over.';

/** One version: what it is, its pages beside the present's, what differs, and what can be done with it. */
export function VersionDetail<Data extends Record<string, unknown>>(props: VersionDetailProps<Data>) {
  const { kind, session, id, version, now, takesFocus } = props;
  const asked = useVersion(kind, id, version.version);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const then = useMemo((): Content<Data> | undefined => {
    return asked.data && kind.edited({ ...contentOf(asked.data), data: kind.prepare(asked.data.data) });
  }, [asked.data, kind]);
  const present = useSession(session, ({ content }) => content);
  return (
    <article aria-label="Chosen version">
      <h3 ref={heading} tabIndex={-1} className="text-2xl wrap-anywhere outline-none">
        {version.name ?? momentText(version.savedAt, now)}
      </h3>
      <p className="mt-1 text-ink-soft">
        {version.name !== null && `${momentText(version.savedAt, now)}. `}
        {causeText(version.cause)}.
      </p>
      <Actions {...props} then={then} />
      {asked.error && (
        <VersionProblem
          error={asked.error}
          failed="The version could not be loaded."
          missing={NOT_THERE}
          onRetry={() => void asked.refetch()}
        />
      )}
      {then && <Compared {...props} then={then} present={present} />}
      {!then && !asked.error && (
        <div role="status">
          <span className="visually-hidden">Loading the version…</span>
          <Skeleton className="mt-5 aspect-[2/1] w-full" />
        </div>
      )}
    </article>
  );
}

type ActionsProps<Data extends Record<string, unknown>> = VersionDetailProps<Data> & {
  then: Content<Data> | undefined;
};

function Actions<Data extends Record<string, unknown>>(props: ActionsProps<Data>) {
  const { session, version, versions, now, then, noun, onRestored, onRemoved } = props;
  const { restore, restoring, problem } = useRestore(session, onRestored);
  const [naming, setNaming] = useState(false);
  const [removing, setRemoving] = useState(false);
  const nameButton = useRef<HTMLButtonElement>(null);
  const size = useMediaQuery(SIDE_BY_SIDE) ? 'medium' : 'small';
  const stopNaming = () => {
    setNaming(false);
    versions.name.reset();
    requestAnimationFrame(() => nameButton.current?.focus());
  };
  const { error: nameError } = versions.name;
  const { error: removeError } = versions.remove;
  return (
    <div className="mt-4 mb-5">
      <div className="flex flex-wrap gap-2">
        <Button
          size={size}
          busy={restoring}
          aria-disabled={!then || undefined}
          onClick={() => then && void restore(then, momentText(version.savedAt, now))}
        >
          Restore this version
        </Button>
        <Button
          ref={nameButton}
          size={size}
          variant="secondary"
          aria-expanded={naming}
          onClick={() => setNaming(true)}
        >
          {version.name === null ? 'Name' : 'Rename'}
        </Button>
        <Button
          size={size}
          variant="quiet"
          busy={versions.remove.isPending}
          onClick={() => setRemoving(true)}
        >
          Remove
        </Button>
      </div>
      {problem && (
        <p role="alert" className="mt-3 font-semibold text-danger">
          {problem}
        </p>
      )}
      {removeError && (
        <p role="alert" className="mt-3 font-semibold text-danger">
          {problemText(removeError, 'The version could not be removed.', NOT_THERE)}
        </p>
      )}
      {naming && (
        <NameForm
          name={version.name ?? ''}
          busy={versions.name.isPending}
          problem={nameError ? problemText(nameError, 'The name could not be saved.', NOT_THERE) : undefined}
          onName={(name) =>
            versions.name.mutate({ version: version.version, name }, { onSuccess: stopNaming })
          }
          onCancel={stopNaming}
        />
      )}
      <ConfirmDialog
        open={removing}
        onOpenChange={setRemoving}
        title="Remove this version"
        subject={version.name ?? momentText(version.savedAt, now)}
        description={`It is removed for good, with the text that stands in it alone. Your ${noun} stays as it is. This action cannot be undone.`}
        confirmLabel="Remove"
        destructive
        onConfirm={() => versions.remove.mutate(version.version, { onSuccess: onRemoved })}
      />
    </div>
  );
}

type ComparedProps<Data extends Record<string, unknown>> = VersionsParts<Data> & {
  then: Content<Data>;
  present: Content<Data>;
};

/** What differs between then and now. */
function Compared<Data extends Record<string, unknown>>(props: ComparedProps<Data>) {
  const { kind, words, noun, toDocument, then, present } = props;
  const choices = useMemo(() => differencesOf(kind.fields, then, present), [kind, then, present]);
  const differences = useMemo(() => conflictWords(choices, words), [choices, words]);
  const count = differences.length;
  if (count === 0) {
    return (
      <p role="status" className="rounded-md border border-line bg-sheet p-4">
        This version and your {noun} as it is now are the same.
      </p>
    );
  }
  return (
    <>
      <p role="status" className="mb-3 text-sm text-ink-soft">
        {count === 1 ? 'One difference' : `${count} differences`} between then and now
        {toDocument ? ', marked on the pages' : ''}.
      </p>
      {toDocument ? (
        <ThenAndNow {...{ noun, toDocument, choices, differences }} />
      ) : (
        <VersionWords differences={differences} />
      )}
    </>
  );
}
