import { Link } from 'react-router';

/** The product's name as it is set everywhere, linking home. */
export function Wordmark() {
  return (
    <Link to="/" className="inline-flex items-center gap-2 font-serif text-xl font-semibold tracking-tight">
      <svg aria-hidden="true" width="24" height="24" viewBox="0 0 24 24">
        <path d="M3 20V4h18" fill="none" stroke="currentColor" strokeWidth="2.6" />
        <path d="M9 20v-6h6V9h6" fill="none" stroke="var(--rubric)" strokeWidth="2.6" />
      </svg>
      Foothold
    </Link>
  );
}
