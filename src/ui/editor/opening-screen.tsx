import { Button } from '../buttons/button.tsx';
import { ButtonLink } from '../buttons/button-link.tsx';
import { DocumentLoading, DocumentNotOpen } from './opening-state.tsx';

type OpeningScreenProps = {
  opening:
    | { status: 'loading' | 'signedOut' | 'offline' }
    | { status: 'failed'; message: string }
    | { status: 'missing'; kept: unknown }
    | { status: 'choice' };
  /** "resume" or "cover letter". */
  noun: string;
  onTryAgain: () => void;
  /** Opens what this device has of a document that is no longer there, as a new one. */
  onOpenKept: () => void;
  /** Starts from the example in place of what this device has. */
  onOpenExample: () => void;
  /** What there is to start from, as in "the example". */
  source?: string;
};

/** What stands in an editor's place while its document is not open. */
export function OpeningScreen(props: OpeningScreenProps) {
  const { opening, noun, onTryAgain, onOpenKept, onOpenExample, source = 'the example' } = props;
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
    case 'choice':
      return (
        <DocumentNotOpen
          title={`You have an unsaved ${noun}`}
          text={`This device keeps a ${noun} that you began and have not saved. Go on with it, or start from ${source}? If you change your mind, it can be brought back while ${source} is open.`}
          actions={
            <>
              <Button variant="secondary" onClick={onOpenExample}>
                Start from {source}
              </Button>
              <Button onClick={onOpenKept}>Go on with my {noun}</Button>
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
