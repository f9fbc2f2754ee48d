import type { ReactNode } from 'react';
import { Button, ButtonLink, Spinner } from '#ui/buttons/button.tsx';

import { DASHBOARD, type BackFromEditor } from './way-back.ts';

type OpeningScreenProps = {
  opening:
    | { status: 'loading' | 'signedOut' | 'offline' | 'savedElsewhere' }
    | { status: 'failed'; message: string }
    | { status: 'missing'; kept: unknown };
  /** "resume" or "cover letter". */
  noun: string;
  onTryAgain: () => void;
  /** Opens what this device has of a document that is no longer there, as a new one. */
  onOpenKept: () => void;
  /** Where all of them stand. */
  home?: BackFromEditor;
};

/** What stands in an editor's place while its document is not open. */
export function OpeningScreen(props: OpeningScreenProps) {
  const { opening, noun, onTryAgain, onOpenKept, home = DASHBOARD } = props;
  const back = (
    <ButtonLink to={home.to} state={home.state} variant="secondary">
      {home.label}
    </ButtonLink>
  );
  const again = <Button onClick={onTryAgain}>Try again</Button>;
  switch (opening.status) {
    case 'missing':
      return (
        <DocumentNotOpen
          title={`This ${noun} is not here`}
          text={
            opening.kept
              ? `It may have been deleted. This device still has something of it that was not saved.`
              : `It may have been deleted, or it belongs to another account.`
          }
          actions={
            <>
              {back}
              {Boolean(opening.kept) && <Button onClick={onOpenKept}>Open it as a new {noun}</Button>}
            </>
          }
        />
      );
    case 'offline':
      return (
        <DocumentNotOpen
          title="No connection"
          text={`Your ${noun} could not be loaded. What you wrote is safe; please try again in a moment.`}
          actions={
            <>
              {back}
              {again}
            </>
          }
        />
      );
    case 'savedElsewhere':
      return (
        <DocumentNotOpen
          title={`This ${noun} is saved`}
          text="It was saved on another device meanwhile, and stands on your dashboard."
          actions={back}
        />
      );
    case 'failed':
      return (
        <DocumentNotOpen
          title={`Your ${noun} could not be loaded`}
          text={opening.message || 'Please try again in a moment.'}
          actions={
            <>
              {back}
              {again}
            </>
          }
        />
      );
    default:
      return <DocumentLoading text={`Loading ${noun}...`} />;
  }
}

/** A document is on its way. */
function DocumentLoading({ text }: { text: string }) {
  return (
    <div
      className="page-width flex grow flex-col items-center justify-center gap-4 py-24 text-ink-soft"
      role="status"
    >
      <Spinner />
      <p>{text}</p>
    </div>
  );
}

/** A document that cannot be shown, why, and the ways on. */
function DocumentNotOpen({ title, text, actions }: { title: string; text: string; actions: ReactNode }) {
  return (
    <div className="page-width flex grow flex-col items-center justify-center py-24 text-center" role="alert">
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-4 max-w-md text-ink-soft">{text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">{actions}</div>
    </div>
  );
}
