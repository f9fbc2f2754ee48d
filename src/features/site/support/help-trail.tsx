import { Link } from 'react-router';
import { help } from '../content/help/help.ts';

type HelpTrailProps = { steps: readonly { name: string; path: string }[] };

/** The way back up, above the heading of a page of the help. */
export function HelpTrail({ steps }: HelpTrailProps) {
  return (
    <nav aria-label={help.breadcrumb} className="-mb-6 pt-8 text-sm">
      <ol className="flex flex-wrap items-center gap-x-2">
        {steps.map(({ name, path }) => (
          <li key={path} className="flex items-center gap-2">
            <Link to={path} className="inline-flex min-h-6 items-center text-accent underline">
              {name}
            </Link>
            <span aria-hidden="true" className="text-ink-faint">
              /
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
