import { ButtonLink } from '#ui/buttons/button.tsx';

type SignInGateProps = {
  text: string;
  /** Whether somebody was writing here a moment ago. */
  sessionEnded: boolean;
  signInPath: string;
};

/** What an editor shows to somebody who is not signed in. */
export function SignInGate({ text, sessionEnded, signInPath }: SignInGateProps) {
  return (
    <div className="page-width flex grow flex-col items-center justify-center py-24 text-center">
      <h1 className="text-3xl">Please sign in</h1>
      <p className="mt-4 max-w-md text-ink-soft">{text}</p>
      {sessionEnded && (
        <p className="mt-2 max-w-md text-ink-soft">
          Your session has ended. What you wrote is kept on this device and comes back when you sign in again.
        </p>
      )}
      <ButtonLink to={signInPath} className="mt-8">
        Sign In
      </ButtonLink>
    </div>
  );
}
