import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { UNDO_HOURS } from '#platform/session/sign-in-limits.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { ApiError, errorText } from '#platform/http/api-error.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { UndoDone, UndoEnded } from './undo-outcome.tsx';
import { undoChange } from '../calls.ts';
import type { UndoAnswer } from '../contract.ts';

export const meta = () => [
  { title: 'Undo a change – Foothold' },
  { name: 'robots', content: 'noindex' },
  // Nothing that is opened from here learns the address.
  { name: 'referrer', content: 'no-referrer' },
];

const INCOMPLETE = `Please open the link from our message once more, all of it up to its last character. It works for ${UNDO_HOURS} hours after a change.`;

/** Refusals after which pressing again cannot help, and what the page is then called. */
const ENDED: Record<string, string> = {
  undo_used: 'The change is undone already',
  undo_expired: 'This link is too old',
  undo_unknown: 'This link does not work',
};

const TOKEN = /^#(?<token>[\w-]{43})$/;

/** The token of a link, from the part of its address that no server is told. */
const tokenOf = (hash: string): string | undefined => TOKEN.exec(hash)?.groups?.token;

function onHashChange(changed: () => void) {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}

/** Where the link leads that is sent when somebody's contacts change. Opening it does nothing; the button does. */
export default function UndoPage() {
  const hash = useSyncExternalStore(
    onHashChange,
    () => location.hash,
    () => null,
  );
  // The page is built without a link; whether there is one shows once it has come alive. What stands there stays
  // then, so that nobody's press or focus is lost.
  const isIncomplete = hash !== null && tokenOf(hash) === undefined;
  return (
    <div className="page-width max-w-xl py-12 sm:py-16">
      {isIncomplete ? <UndoEnded title="This link is incomplete" text={INCOMPLETE} /> : <Undo />}
    </div>
  );
}

function Undo() {
  const { undo, busy, done, refused } = useUndo();
  if (done) return <UndoDone answer={done} />;
  const ended = refused && ENDED[refused.code];
  if (ended !== undefined) return <UndoEnded title={ended} text={refused?.message ?? ''} afterPress />;
  return (
    <>
      <h1 className="text-3xl">Was your account changed by somebody else?</h1>
      <p className="mt-3 text-lg text-ink-soft">
        We wrote to you because the ways into your Foothold account were changed: an email address, a phone
        number or a passkey.
      </p>
      <Card className="mt-8">
        <h2 className="text-xl">If it was not you, undo it</h2>
        <ul className="mt-3 list-disc space-y-1.5 pl-5">
          <li>You sign in again with what you had before the change.</li>
          <li>Every device is signed out, this one too.</li>
          <li>An email address, a phone number or a passkey that was added since is removed.</li>
        </ul>
        <p className="mt-3">Your documents and your plan stay as they are.</p>
        {refused && (
          <p role="alert" className="mt-5 rounded-md bg-danger-wash p-4 text-danger wrap-anywhere">
            {refused.message}
          </p>
        )}
        <div className="mt-6">
          <Button
            size="large"
            className="w-full sm:w-auto"
            busy={busy}
            busyLabel="Undoing..."
            onClick={() => void undo()}
          >
            Undo the change
          </Button>
        </div>
      </Card>
      <p className="mt-5 text-ink-soft">If it was you, close this page: nothing happens.</p>
    </>
  );
}

type RefusedUndo = { message: string; code: string };

/** Undoes a change by the token in the address; a second press while one runs is dropped. Another link begins anew. */
function useUndo() {
  const { refresh } = useAuth();
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<UndoAnswer>();
  const [refused, setRefused] = useState<RefusedUndo>();
  const running = useRef(false);

  useEffect(
    () =>
      onHashChange(() => {
        setDone(undefined);
        setRefused(undefined);
      }),
    [],
  );

  async function undo() {
    const token = tokenOf(location.hash);
    if (running.current || token === undefined) return;
    running.current = true;
    setBusy(true);
    setRefused(undefined);
    try {
      setDone(await undoChange({ body: { token } }));
      // Whoever was signed in here to that account is no more.
      await refresh();
    } catch (error) {
      const code = error instanceof ApiError ? error.code : '';
      setRefused({ message: errorText(error, 'That did not get through. Please try again.'), code });
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { undo, busy, done, refused };
}
