import { Link } from 'react-router';
import { ArrowRightIcon } from '#ui/display/icons.tsx';
import { Button, ButtonLink } from '#ui/buttons/button.tsx';
import { notFound, crash } from '../content/not-found.ts';

/** What is shown for an address that leads nowhere, with ways on. */
export function NotFound() {
  return (
    <div className="page-width py-16 sm:py-24">
      <h1 className="text-3xl">{notFound.title}</h1>
      <p className="mt-4 max-w-[55ch] text-lg text-ink-soft">{notFound.text}</p>
      <ul className="mt-8 max-w-md border-t border-line">
        {notFound.ways.map(({ label, to }) => (
          <li key={to} className="border-b border-line">
            <Link
              to={to}
              className="flex min-h-13 items-center justify-between gap-4 font-semibold no-underline hover:text-accent"
            >
              {label}
              <ArrowRightIcon />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What is shown in place of a page that failed. */
export function Crash() {
  return (
    <div role="alert" className="page-width py-16 sm:py-24">
      <h1 className="text-3xl">{crash.title}</h1>
      <p className="mt-4 max-w-[55ch] text-lg text-ink-soft">{crash.text}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>{crash.reload}</Button>
        {/* Loaded anew: what failed may have left the running application in disorder. */}
        <ButtonLink to="/" variant="secondary" reloadDocument>
          {crash.home}
        </ButtonLink>
      </div>
    </div>
  );
}
