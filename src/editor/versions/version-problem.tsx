import { ApiError, errorText, isSignedOut, UNEXPECTED_ANSWER } from '#platform/http/api-error.ts';
import { Button } from '#ui/buttons/button.tsx';

type VersionProblemProps = {
  error: Error;
  /** What could not be done: "The versions could not be loaded." */
  failed: string;
  /** What is said where it is not there. */
  missing: string;
  onRetry?: () => void;
};

/** Why something about versions did not come about. Nothing is lost by any of it. */
export function VersionProblem({ error, failed, missing, onRetry }: VersionProblemProps) {
  const isMissing = error instanceof ApiError && error.status === 404;
  const canRetry = onRetry && !isMissing && !isSignedOut(error);
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-3 rounded-md border border-line bg-sheet p-4"
    >
      <p className="min-w-0 grow basis-60">{problemText(error, failed, missing)}</p>
      {canRetry && (
        <Button variant="secondary" size="small" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}

export function problemText(error: Error, failed: string, missing: string): string {
  if (!(error instanceof ApiError) || error.code === UNEXPECTED_ANSWER)
    return `${failed} Please check your connection. Nothing is lost.`;
  if (error.status === 404) return missing;
  if (error.status === 401) return 'Your session has ended. Please sign in again: nothing is lost.';
  return `${failed} ${errorText(error, '')}`.trim();
}
