import { Link } from 'react-router';
import { ArrowRightIcon, PlusIcon } from '#ui/display/icons.tsx';

const SHORTCUTS = [
  { to: '/templates', title: 'Create Resume', text: 'Choose a template and fill it in.' },
  {
    to: '/cover-letter-templates',
    title: 'Create Cover Letter',
    text: 'A letter that goes with your resume.',
  },
] as const;

/** Links that begin a new resume or letter. */
export function Shortcuts() {
  return (
    <ul className="mt-8 grid gap-4 sm:grid-cols-2">
      {SHORTCUTS.map(({ to, title, text }) => (
        <li key={to}>
          <Link
            to={to}
            className="group flex h-full items-center gap-4 rounded-lg bg-sheet p-5 shadow-sheet transition-shadow hover:shadow-lifted"
          >
            <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-accent-wash text-accent">
              <PlusIcon />
            </span>
            <span className="grow">
              <span className="block font-serif text-lg font-semibold">{title}</span>
              <span className="block text-ink-soft">{text}</span>
            </span>
            <span className="text-ink-soft transition group-hover:translate-x-1 group-hover:text-ink">
              <ArrowRightIcon />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
