import { Link } from 'react-router';
import type { Navigation } from './navigation.ts';

export function Footer({ tagline, columns, copyright }: Navigation['footer']) {
  return (
    <footer id="site-links" className="mt-auto border-t border-line bg-desk print:hidden">
      <div className="page-width grid gap-8 py-12 lg:grid-cols-[2fr_3fr]">
        <div>
          <p className="font-serif text-xl font-semibold">Foothold</p>
          <p className="mt-2 max-w-[34ch] text-sm text-ink-soft">{tagline}</p>
        </div>
        <nav aria-label="Footer" className="grid grid-cols-2 gap-8 sm:grid-cols-3">
          {columns.map(({ label, links }) => (
            <div key={label}>
              <h2 className="small-caps font-sans text-ink-faint">{label}</h2>
              <ul className="mt-2">
                {links.map((link) => (
                  <li key={link.label}>
                    <Link
                      to={link.to}
                      className="inline-block py-1.75 text-sm text-ink no-underline hover:text-accent hover:underline"
                    >
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="page-width">
        <p className="border-t border-line py-5 text-xs text-ink-faint">{copyright}</p>
      </div>
    </footer>
  );
}
