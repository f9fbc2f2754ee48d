import { useEffect, useRef, useState, type RefObject } from 'react';
import { NavLink, useLocation, Link } from 'react-router';
import { classNames } from '../class-names.ts';
import { AppearanceButton } from '../appearance/appearance-button.tsx';
import { CloseIcon, MenuIcon } from '../display/icons.tsx';
import { AccountLinks, LinkGroup, useDismiss } from './top-bar-links.tsx';
import { isGroup, type Navigation } from './navigation.ts';
import { STAYS_IN_SIGHT } from './stays-in-sight.ts';

export type TopBarProps = {
  navigation: Navigation;
  signedIn: boolean;
  onLogout: () => void;
  /** On small screens no higher than a finger: where people work, the room is for that. */
  low?: boolean;
};

const LINK =
  'inline-flex min-h-11 items-center rounded-md px-3 text-sm font-semibold whitespace-nowrap no-underline transition-colors lg:max-xl:px-2 ' +
  'hover:bg-accent-wash aria-[current=page]:text-accent';
const MENU_BUTTON = 'inline-flex min-h-11 items-center gap-2 rounded-md px-3 text-sm font-semibold lg:hidden';

const MENU_ID = 'mobile-menu';

/** The bar at the head of every page; on narrow screens its links fold into a menu. */
export function TopBar({ navigation, signedIn, onLogout, low = false }: TopBarProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { key } = useLocation();
  useEffect(close, [key]);
  const bar = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useDismiss(open, bar, (by) => {
    close();
    if (by === 'escape') button.current?.focus();
  });

  return (
    <header
      ref={bar}
      className={classNames(
        'sticky top-0 z-30 border-b border-line bg-paper short:static print:hidden',
        STAYS_IN_SIGHT,
      )}
    >
      <div
        className={classNames(
          'page-width flex min-h-16 items-center gap-4',
          low && 'low-bar max-lg:min-h-11',
        )}
      >
        <Brand onClick={close} />
        <MainLinks navigation={navigation} />
        <div className="ml-auto hidden lg:block">
          <AppearanceButton />
        </div>
        <AccountLinks
          navigation={navigation}
          signedIn={signedIn}
          onLogout={onLogout}
          className="hidden lg:flex"
        />
        <MenuButton button={button} open={open} onOpen={setOpen} />
      </div>
      <FoldedMenu {...{ navigation, signedIn, onLogout, open }} onLeave={close} />
    </header>
  );
}

/** The links of a wide screen. */
function MainLinks({ navigation }: Pick<TopBarProps, 'navigation'>) {
  return (
    <nav aria-label="Main" className="hidden grow lg:block xl:ml-2">
      <ul className="flex">
        {navigation.main.map((item) => (
          <li key={item.label}>
            {isGroup(item) ? (
              <LinkGroup group={item} className={LINK} />
            ) : (
              <NavLink to={item.to} className={LINK}>
                {item.label}
              </NavLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

type MenuButtonProps = {
  button: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onOpen: (open: boolean) => void;
};

/** What unfolds the menu of a narrow screen. */
function MenuButton({ button, open, onOpen }: MenuButtonProps) {
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={MENU_ID}
        onClick={() => onOpen(!open)}
        className={classNames(MENU_BUTTON, 'ml-auto noscript:hidden')}
      >
        {open ? <CloseIcon /> : <MenuIcon />}
        Menu
      </button>
      {/* Without script the menu cannot unfold: the footer holds the same links. */}
      <a href="#site-links" className={classNames(MENU_BUTTON, 'ml-auto scripting:hidden')}>
        <MenuIcon />
        Menu
      </a>
    </>
  );
}

type FoldedMenuProps = Omit<TopBarProps, 'low'> & { open: boolean; onLeave: () => void };

/** The links of a narrow screen, groups of them laid out one after the other. */
function FoldedMenu({ navigation, signedIn, onLogout, open, onLeave }: FoldedMenuProps) {
  return (
    <div id={MENU_ID} hidden={!open} className="border-t border-line lg:hidden">
      <nav aria-label="Main" className="page-width max-h-[calc(100dvh-4rem)] overflow-y-auto py-3">
        <ul>
          {navigation.main
            .flatMap((item) => (isGroup(item) ? item.links : [item]))
            .map(({ label, to }) => (
              <li key={to}>
                <NavLink to={to} onClick={onLeave} className={classNames(LINK, '-mx-3 flex')}>
                  {label}
                </NavLink>
              </li>
            ))}
        </ul>
        <AppearanceButton withWords className="-mx-3" />
        <AccountLinks
          {...{ navigation, signedIn, onLogout, onLeave }}
          className="mt-3 border-t border-line pt-4 pb-1"
        />
      </nav>
    </div>
  );
}

/** The name with its mark: a step in the corner of a sheet. */
function Brand({ onClick }: { onClick?: () => void }) {
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
