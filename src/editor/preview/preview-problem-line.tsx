import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/display/banner.tsx';
import type { PreviewProblem } from './preview-source.ts';

const TEXTS: Record<PreviewProblem['kind'], string> = {
  busy: 'Many pages are being drawn right now. Yours follows in a moment.',
  offline: 'No connection: the page is drawn again as soon as it is back. You can go on writing.',
  signedOut: 'Your session has ended. Sign in again to see the page.',
  failed: 'The page could not be drawn.',
};

type PreviewProblemLineProps = { problem: PreviewProblem; hasPages: boolean; onRetry: () => void };

/** Why the page does not follow the text, and what can be done. */
export function PreviewProblemLine({ problem, hasPages, onRetry }: PreviewProblemLineProps) {
  const { kind, message } = problem;
  return (
    <Banner
      tone="caution"
      role="status"
      className="mb-3"
      actions={
        kind !== 'signedOut' && (
          <Button variant="secondary" size="small" onClick={onRetry}>
            Try again
          </Button>
        )
      }
    >
      {TEXTS[kind]} {kind === 'failed' && message} {hasPages && 'Below is the last page that was drawn.'}
    </Banner>
  );
}
