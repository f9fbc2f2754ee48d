import { Link } from 'react-router';
import { ArrowRightIcon } from '#ui/display/icons.tsx';
import { help } from '../content/help/help.ts';

/** Links to the pages that answer most questions. */
export function WaysOn() {
  return (
    <section aria-labelledby="ways-on">
      <h2 id="ways-on" className="text-xl">
        {help.ways.title}
      </h2>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {help.ways.links.map(({ to, label, text }) => (
          <li key={to}>
            <Link to={to} className="group flex min-h-16 items-center gap-4 py-2 no-underline">
              <span className="grow">
                <span className="block font-semibold group-hover:text-accent">{label}</span>
                <span className="block text-sm text-ink-soft">{text}</span>
              </span>
              <ArrowRightIcon className="size-5 shrink-0 text-ink-faint transition-transform group-hover:translate-x-1" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
