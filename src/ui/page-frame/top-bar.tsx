import { useEffect, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { Button, ButtonLink, IconButton } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { CloseIcon, MenuIcon } from '../icons.tsx';
import { Wordmark } from './wordmark.tsx';

export type NavigationLink = { label: string; to: string };

type TopBarProps = {
  links: readonly NavigationLink[];
  session: 'loading' | 'signedOut' | 'signedIn';
  onLogout: () => void;
};

/** The bar above every page; on narrow screens its links fold into a menu. */
export function TopBar({ links, session, onLogout }: TopBarProps) {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  // Whoever followed a link has seen the menu.
  useEffect(() => setOpen(false), [pathname]);
  const logout = () => {
    setOpen(false);
    onLogout();
  };
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper">
      <div className="mx-auto flex min-h-16 max-w-6xl flex-wrap items-center gap-x-6 gap-y-1 px-4">
        <Wordmark />
        <IconButton
          label={open ? 'Close menu' : 'Open menu'}
          className="ml-auto not-js:hidden md:hidden"
          aria-expanded={open}
          aria-controls="main-menu"
          onClick={() => setOpen(!open)}
        >
          {open ? <CloseIcon /> : <MenuIcon />}
        </IconButton>
        <nav
          id="main-menu"
          aria-label="Main"
          className={classNames(
            'w-full flex-col gap-1 pb-4 md:flex md:w-auto md:grow md:flex-row md:items-center md:pb-0',
            open ? 'flex' : 'flex js:max-md:hidden',
          )}
        >
          {links.map(({ label, to }) => (
            <NavLink
              key={to}
              to={to}
              className={({ isActive }) =>
                classNames(
                  'flex min-h-11 items-center rounded-control px-3 hover:bg-tint',
                  isActive && 'font-semibold text-rubric',
                )
              }
            >
              {label}
            </NavLink>
          ))}
          <div className="flex flex-wrap items-center gap-2 max-md:pt-2 md:ml-auto">
            {session === 'signedIn' ? (
              <>
                <ButtonLink to="/dashboard" variant="secondary">
                  Dashboard
                </ButtonLink>
                <Button variant="quiet" onClick={logout}>
                  Logout
                </Button>
              </>
            ) : (
              <>
                <ButtonLink to="/auth" variant="quiet">
                  Login
                </ButtonLink>
                <ButtonLink to="/auth">Get Started</ButtonLink>
              </>
            )}
          </div>
        </nav>
      </div>
    </header>
  );
}
