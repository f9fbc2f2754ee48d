import { useId, useRef, useState, useEffect, type RefObject } from 'react';
import { NavLink, useLocation } from 'react-router';
import { ChevronDownIcon } from '#ui/display/icons.tsx';
import { Button, ButtonLink } from '#ui/buttons/button.tsx';
import { classNames } from '#ui/class-names.ts';
import type { NavigationGroup, Navigation, NavigationLink } from './navigation.ts';

/**
 * Links of the top bar that unfold below their label. A button and a list, not a menu of commands: links stay links,
 * and the bar of every page does without the weight of one. Without script the footer holds the same links.
 */
export function LinkGroup({ group, className }: { group: NavigationGroup; className: string }) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useId();
  useDismiss(open, box, (by) => {
    setOpen(false);
    if (by === 'escape') button.current?.focus();
  });
  return (
    <div ref={box} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={list}
        onClick={() => setOpen(!open)}
        className={className}
      >
        {group.label}
        <ChevronDownIcon className="ml-1 size-4" />
      </button>
      <ul
        id={list}
        hidden={!open}
        className="absolute top-full left-0 z-50 mt-1 min-w-52 animate-rise rounded-md bg-sheet p-1 shadow-lifted"
      >
        {group.links.map(({ label, to }) => (
          <li key={to}>
            <NavLink
              to={to}
              onClick={() => setOpen(false)}
              className="flex min-h-11 items-center rounded-sm px-3 text-sm no-underline hover:bg-accent-wash aria-[current=page]:text-accent"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

type AccountLinksProps = {
  navigation: Navigation;
  signedIn: boolean;
  onLogout: () => void;
  /** Called when a person follows any of them, for the mobile menu to close. */
  onLeave?: () => void;
  className?: string;
};

/** With all of them the widest bar is full. */
const NARROW = 'xl:px-2.5!';

/** Login and Get Started, or Dashboard, Applications, Account and Logout. */
export function AccountLinks({ navigation, signedIn, onLogout, onLeave, className }: AccountLinksProps) {
  const { signedIn: inside, signedOut: outside } = navigation;
  const look = useLook(inside);
  const leave = onLeave ? { onClick: onLeave } : {};
  return (
    <div
      className={classNames(
        'flex shrink-0 flex-wrap gap-2 whitespace-nowrap lg:flex-nowrap lg:gap-0.5',
        className,
      )}
    >
      {signedIn ? (
        <>
          <ButtonLink to={inside.home.to} {...look(inside.home)} size="small" {...leave}>
            {inside.home.label}
          </ButtonLink>
          {/* The narrower of the wide bars have no room for it; it stands on the page of the first link, too. */}
          <ButtonLink
            to={inside.more.to}
            {...look(inside.more)}
            size="small"
            className={`lg:max-xl:hidden ${NARROW}`}
            {...leave}
          >
            {inside.more.label}
          </ButtonLink>
          <ButtonLink
            to={inside.account.to}
            {...look(inside.account)}
            size="small"
            className={NARROW}
            {...leave}
          >
            {inside.account.label}
          </ButtonLink>
          <Button
            variant="quiet"
            size="small"
            className={NARROW}
            onClick={() => {
              onLeave?.();
              onLogout();
            }}
          >
            {inside.logoutLabel}
          </Button>
        </>
      ) : (
        <>
          <ButtonLink to={outside.login.to} variant="quiet" size="small" {...leave}>
            {outside.login.label}
          </ButtonLink>
          <ButtonLink to={outside.start.to} size="small" {...leave}>
            {outside.start.label}
          </ButtonLink>
        </>
      )}
    </div>
  );
}

/** The link of the place where somebody is stands in a box; elsewhere that of the first place does. */
function useLook({ home, more, account }: Navigation['signedIn']) {
  const { pathname } = useLocation();
  const here = [home, more, account].find(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  return (link: NavigationLink) => ({
    variant: (here ?? home) === link ? ('secondary' as const) : ('quiet' as const),
    ...(here === link && { 'aria-current': 'page' as const }),
  });
}

/** While something is unfolded: Escape, a press beside it, and the focus leaving it call `dismiss`. */
export function useDismiss(
  open: boolean,
  box: RefObject<HTMLElement | null>,
  dismiss: (by: 'escape' | 'leaving') => void,
): void {
  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && dismiss('escape');
    const onLeave = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) dismiss('leaving');
    };
    const listening = new AbortController();
    document.addEventListener('keydown', onKey, { signal: listening.signal });
    document.addEventListener('pointerdown', onLeave, { signal: listening.signal });
    document.addEventListener('focusin', onLeave, { signal: listening.signal });
    return () => listening.abort();
  });
}
