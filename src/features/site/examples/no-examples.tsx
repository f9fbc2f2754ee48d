import { Link } from 'react-router';
import { examples } from '../content/examples.ts';

/** Stands where no example fits both choices. */
export function NoExamples() {
  return (
    <div className="py-20 text-center">
      <p className="text-lg text-ink-soft">{examples.none}</p>
      <Link
        to="?"
        preventScrollReset
        className="mt-3 inline-flex min-h-11 items-center font-semibold text-accent underline"
      >
        {examples.showAll}
      </Link>
    </div>
  );
}
