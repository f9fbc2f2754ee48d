import { useRef, type ReactNode, useEffect, useState, type RefObject } from 'react';
import { useLocation, Link } from 'react-router';
import type { Navigation, NavigationLink } from './navigation.ts';
import { TopBar } from './top-bar.tsx';

export type PageFrameProps = {
  navigation: Navigation;
  signedIn: boolean;
  onLogout: () => void;
  /** Stands above everything, such as the notice of a trial installation. */
  notice?: ReactNode;
  /** `line` where people work: what they may need, in one line, in place of the links of the whole site. */
  footer?: 'site' | 'line';
  children: ReactNode;
};

/** Top bar, content and footer of every page. The page itself brings no `<main>`. */
export function PageFrame(props: PageFrameProps) {
  const { navigation, signedIn, onLogout, notice, footer = 'site', children } = props;
  const content = useRef<HTMLElement>(null);
  const arrivedAt = useArrival(content);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-accent px-4 py-2 font-semibold text-on-accent focus:translate-y-0 print:hidden"
      >
        Skip to content
      </a>
      {notice}
      <TopBar {...{ navigation, signedIn, onLogout }} low={footer === 'line'} />
      <p role="status" className="visually-hidden">
        {arrivedAt}
      </p>
      <main ref={content} id="content" tabIndex={-1} className="flex grow flex-col outline-none">
        {children}
      </main>
      {footer === 'line' ? <FooterLine links={navigation.footer.line} /> : <Footer {...navigation.footer} />}
    </div>
  );
}

/**
 * Makes going to another page within the application what loading it would be: the focus, which has gone with the old
 * page or stayed on the link in its frame, begins at the new page's content. A page that takes the focus itself keeps
 * it, and so does one that only changes its address.
 * @returns the title to be read out
 */
function useArrival(content: RefObject<HTMLElement | null>): string {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const main = content.current;
    const focused = document.activeElement;
    if (!main || (focused !== main && main.contains(focused))) return;
    main.focus({ preventScroll: true });
    setTitle(document.title);
  }, [pathname, content]);
  return title;
}

function FooterLine({ links }: { links: readonly NavigationLink[] }) {
  return (
    // Bars that stick to the end of a window do not lie over it.
    <footer id="site-links" className="mt-auto border-t border-line pb-(--bottom-bar,0px) print:hidden">
      <nav
        aria-label="Footer"
        className="mx-auto flex w-full max-w-[104rem] flex-wrap gap-x-6 px-4 py-1 lg:px-6"
      >
        {links.map(({ label, to }) => (
          <Link
            key={label}
            to={to}
            className="inline-block py-2 text-sm pointer-coarse:-mx-2 pointer-coarse:px-2 pointer-coarse:py-3 text-ink-soft no-underline hover:text-accent hover:underline"
          >
            {label}
          </Link>
        ))}
      </nav>
    </footer>
  );
}

function Footer({ tagline, columns, copyright }: Navigation['footer']) {
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
                      className="inline-block py-1.75 pointer-coarse:min-w-11 pointer-coarse:py-2.75 text-sm text-ink no-underline hover:text-accent hover:underline"
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
