import { Link } from 'react-router';

/** Says before the first try why nothing can be downloaded, and where that changes. */
export function SubscriptionHint({ returnTo }: { returnTo: string }) {
  return (
    <p className="mb-4 text-sm text-ink-soft">
      Building and saving are free; the PDF needs a subscription.{' '}
      <Link
        to={`/subscription?next=${encodeURIComponent(returnTo)}`}
        className="font-semibold text-accent underline"
      >
        Subscribe to download
      </Link>
    </p>
  );
}
