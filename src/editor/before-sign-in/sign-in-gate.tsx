import { useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '#ui/buttons/button.tsx';
import { focusIfLost } from '#ui/focus-if-lost.ts';
import { WRITE_FIRST_TEXTS } from './write-first-texts.ts';

type SignInGateProps = {
  text: string;
  /** Whether somebody was writing here a moment ago. */
  sessionEnded: boolean;
  signInPath: string;
  /** Where a new document is written before signing in; null where there is none to be written. */
  writeFirstPath: string | null;
  /** What was written here before. */
  written: ReactNode;
};

/** What an editor shows to somebody who is not signed in. */
export function SignInGate({ text, sessionEnded, signInPath, writeFirstPath, written }: SignInGateProps) {
  const navigate = useNavigate();
  // The editor comes in its place, at the same path: its way there is not begun from the top of the page again.
  useEffect(() => () => focusIfLost(() => document.getElementById('content')), []);
  return (
    <div className="page-width flex grow flex-col items-center justify-center py-24 text-center">
      <h1 className="text-3xl">Please sign in</h1>
      <p className="mt-4 max-w-md text-ink-soft">{text}</p>
      {sessionEnded && (
        <p className="mt-2 max-w-md text-ink-soft">
          Your session has ended. What you wrote is kept on this device and comes back when you sign in again.
        </p>
      )}
      {written}
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink to={signInPath}>Sign In</ButtonLink>
        {writeFirstPath !== null && (
          <Button variant="secondary" onClick={() => void navigate(writeFirstPath)}>
            {WRITE_FIRST_TEXTS.action}
          </Button>
        )}
      </div>
      {writeFirstPath !== null && (
        <p className="mt-4 max-w-md text-sm text-ink-soft">{WRITE_FIRST_TEXTS.meaning}</p>
      )}
    </div>
  );
}
