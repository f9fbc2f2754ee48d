import { isOfNewDocument } from '#editor/drafts/draft-name.ts';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { type EditorSession, useSession } from '#editor/session/use-session.ts';
import { useUnsaved } from '#editor/drafts/use-unsaved.ts';

import { useAuth } from '#platform/session/auth-context.tsx';
import { ButtonLink, Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/display/banner.tsx';
import { signInPath } from '#platform/session/return-path.ts';
import { afterSignIn } from './document-address.ts';
import { furtherDocumentQuery } from './use-draft-address.ts';

type BuilderNoticesProps = {
  session: EditorSession;
  /** "resume" or "cover letter". */
  noun: string;
  saving: boolean;
  onSave: () => void;
  /** Leads to the field of the name while that is the name of an example; null where it is not. */
  onGoToName: (() => void) | null;
  /** What it takes to get the PDF, for those who have not paid. */
  getPdf: ReactNode;
};

/** What is said of the whole document, above the editor and its preview. */
export function BuilderNotices(props: BuilderNoticesProps) {
  const { session, noun, saving, onSave, onGoToName } = props;
  const { user, status } = useAuth();
  const notice = useSession(session, (state) => state.notice);
  const templateId = useSession(session, ({ content }) => content.templateId);
  return (
    <>
      {status === 'signedOut' && <NotSignedInNotice />}
      <RefusedSave session={session} saving={saving} onSave={onSave} />
      <DeletedElsewhere {...{ session, noun, saving, onSave }} />
      {onGoToName && <ExampleNotice onGoToName={onGoToName} />}
      {notice && (
        <NoticeLine
          kind={notice.kind}
          onAction={session.swapNotice}
          onDismiss={session.dismissNotice}
          startNew={isOfNewDocument(session.draftName()) ? furtherDocumentQuery(templateId) : null}
        />
      )}
      {user && <OtherDrafts session={session} accountId={user.id} noun={noun} />}
      {props.getPdf}
    </>
  );
}

const TEXTS = {
  restored: { text: 'Restored what you had not saved.', action: 'Discard it' },
  restoredAndSaved: { text: 'What you wrote last is saved now.', action: 'Back to the version before' },
  discarded: { text: 'What you had not saved was discarded.', action: 'Bring it back' },
  tookTheirs: { text: 'You took the other version.', action: 'Bring mine back' },
  keptMine: { text: 'You kept your version.', action: 'Take the other after all' },
  choseEach: { text: 'You chose from both versions.', action: 'Take all of the other' },
  laterMine: {
    text: 'This was written on another device, too. Where both changed the same, your words here are the later ones and stand.',
    action: 'Take the other version',
  },
  laterTheirs: {
    text: 'This was written on another device, too. Where both changed the same, the words from there are the later ones and stand.',
    action: 'Bring mine back',
  },
} as const;

type NoticeLineProps = {
  kind: keyof typeof TEXTS;
  onAction: () => void;
  onDismiss: () => void;
  /** Address of a document begun beside the one that was restored; null where that is not on offer. */
  startNew: string | null;
};

/** Says that a version was put aside, and offers it back. */
function NoticeLine({ kind, onAction, onDismiss, startNew }: NoticeLineProps) {
  const { text, action } = TEXTS[kind];
  return (
    <Banner
      role="status"
      className="mb-4"
      actions={
        <>
          <Button variant="secondary" size="small" onClick={onAction}>
            {action}
          </Button>
          {kind === 'restored' && startNew && (
            <ButtonLink to={startNew} reloadDocument variant="quiet" size="small">
              Keep it and start a new one
            </ButtonLink>
          )}
          <Button variant="quiet" size="small" onClick={onDismiss}>
            OK
          </Button>
        </>
      }
    >
      {text}
    </Banner>
  );
}

/** Says to whoever writes first where that is kept, and what comes next. */
function NotSignedInNotice() {
  const { pathname, search } = useLocation();
  return (
    <Banner
      role="note"
      className="mb-2 max-sm:flex-row max-sm:items-center max-sm:py-1 lg:mb-4"
      actions={
        <ButtonLink to={signInPath(pathname + afterSignIn(search))} size="small">
          Sign In
        </ButtonLink>
      }
    >
      <span className="max-sm:visually-hidden">You are not signed in. What you write is </span>
      <span className="max-sm:first-letter:uppercase max-sm:inline-block">kept on this device for a day</span>
      <span className="max-sm:visually-hidden">; sign in to keep and save it.</span>
    </Banner>
  );
}

type RefusedSaveProps = { session: EditorSession; saving: boolean; onSave: () => void };

/** Why the server does not take the document as a whole; what is wrong with one field is said beside that field. */
function RefusedSave({ session, saving, onSave }: RefusedSaveProps) {
  const failure = useSession(session, (state) => state.failure);
  const kept = useSession(session, (state) => state.keptOnDevice);
  if (failure?.kind !== 'refused' || failure.field !== undefined || !failure.message) return null;
  return (
    <Banner
      tone="caution"
      role="status"
      className="mb-4"
      actions={
        <>
          <ButtonLink to="/dashboard" variant="secondary" size="small">
            See your documents
          </ButtonLink>
          <Button variant="quiet" size="small" disabled={saving} onClick={onSave}>
            Save again
          </Button>
        </>
      }
    >
      {failure.message} {kept && 'What you wrote is kept on this device.'}
    </Banner>
  );
}

type DeletedProps = Pick<BuilderNoticesProps, 'session' | 'noun' | 'saving' | 'onSave'>;

/** Says that the document is deleted, and that what stands here is all that there is of it. */
function DeletedElsewhere({ session, noun, saving, onSave }: DeletedProps) {
  const isGone = useSession(session, ({ failure }) => failure?.kind === 'gone');
  if (!isGone) return null;
  return (
    <Banner
      tone="caution"
      role="status"
      className="mb-4"
      actions={
        <Button variant="secondary" size="small" disabled={saving} onClick={onSave}>
          Save it as a new one
        </Button>
      }
    >
      This {noun} was deleted in another place. What you see is no longer saved anywhere else.
    </Banner>
  );
}

type OtherDraftsProps = {
  session: EditorSession;
  accountId: number;
  /** "resume" or "cover letter". */
  noun: string;
};

/** Over a document that was never saved: what else of its kind this device keeps unsaved, with the way there. */
function OtherDrafts({ session, accountId, noun }: OtherDraftsProps) {
  const isNew = useSession(session, ({ stored }) => stored === null) && isOfNewDocument(session.draftName());
  const unsaved = useUnsaved(isNew ? accountId : null) ?? [];
  if (!isNew) return null;
  const keys = new Set(
    unsaved
      .filter(({ document }) => document === session.draftName())
      .map(({ draft }) => draft.creationKey)
      .filter((key) => key !== undefined && key !== session.creationKey()),
  );
  const [key] = keys;
  if (key === undefined) return null;
  const several = keys.size > 1;
  return (
    <Banner
      role="note"
      className="mb-4"
      actions={
        <ButtonLink
          to={several ? '/dashboard' : `?draft=${encodeURIComponent(key)}`}
          reloadDocument={!several}
          variant="secondary"
          size="small"
        >
          {several ? 'See them on your dashboard' : 'Open it'}
        </ButtonLink>
      }
    >
      {several
        ? `This device also keeps ${keys.size} other ${noun}s that you have not saved.`
        : `This device also keeps another ${noun} that you have not saved.`}
    </Banner>
  );
}

/** Stands over a document that still bears the name of the example it began as. */
function ExampleNotice({ onGoToName }: { onGoToName: () => void }) {
  const [dismissed, setDismissed] = useState(false);
  if (dismissed) return null;
  return (
    <Banner
      role="note"
      className="mb-4"
      actions={
        <>
          <Button variant="secondary" size="small" onClick={onGoToName}>
            Start with the name
          </Button>
          <Button variant="quiet" size="small" onClick={() => setDismissed(true)}>
            OK
          </Button>
        </>
      }
    >
      This is an example. Replace it with your own details.
    </Banner>
  );
}
