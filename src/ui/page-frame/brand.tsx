import { Link } from 'react-router';

/** The name with its mark: a step in the corner of a sheet. */
export function Brand({ onClick }: { onClick?: () => void }) {
  return (
    <Link
      to="/"
      onClick={onClick}
      className="inline-flex min-h-11 items-center gap-2.5 font-serif text-xl font-semibold tracking-tight text-ink no-underline"
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-7">
        <rect x="1" y="1" width="22" height="22" rx="4" className="fill-accent" />
        <path d="M6 17.5h4v-4.5h4v-4.5h4" className="stroke-on-accent" fill="none" strokeWidth="2.25" />
      </svg>
      Foothold
    </Link>
  );
}
