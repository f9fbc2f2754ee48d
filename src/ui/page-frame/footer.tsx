import { Link } from 'react-router';
import type { NavigationLink } from './top-bar.tsx';
import { Wordmark } from './wordmark.tsx';

export type FooterContent = {
  line: string;
  copyright: string;
  columns: readonly { heading: string; links: readonly NavigationLink[] }[];
};

export function Footer({ line, copyright, columns }: FooterContent) {
  return (
    <footer className="mt-24 border-t border-line bg-tint">
      <div className="mx-auto grid max-w-6xl gap-10 px-4 py-12 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div>
          <Wordmark />
          <p className="mt-3 max-w-xs text-muted">{line}</p>
        </div>
        {columns.map(({ heading, links }) => (
          <nav key={heading} aria-label={heading}>
            <h2 className="text-base">{heading}</h2>
            <ul className="mt-2">
              {links.map(({ label, to }) => (
                <li key={label}>
                  <Link
                    to={to}
                    className="inline-flex min-h-9 items-center text-muted hover:text-ink hover:underline"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className="border-t border-line px-4 py-5 text-center text-sm text-muted">{copyright}</p>
    </footer>
  );
}
