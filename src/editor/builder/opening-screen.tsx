import { Button } from '#ui/buttons/button.tsx';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { DocumentLoading, DocumentNotOpen } from './opening-state.tsx';

type OpeningScreenProps = {
  opening:
    | { status: 'loading' | 'signedOut' | 'offline' }
    | { status: 'failed'; message: string }
    | { status: 'missing'; kept: unknown };
  /** "resume" or "cover letter". */
  noun: string;
  onTryAgain: () => void;
  /** Opens what this device has of a document that is no longer there, as a new one. */
  onOpenKept: () => void;
};

/** What stands in an editor's place while its document is not open. */
export function OpeningScreen(props: OpeningScreenProps) {
  const { opening, noun, onTryAgain, onOpenKept } = props;
  const back = (
    <ButtonLink to="/dashboard" variant="secondary">
      Back to Dashboard
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
