import { useId, useRef, useState } from 'react';
import { NavLink } from 'react-router';
import { ChevronDownIcon } from '../display/icons.tsx';
import type { NavigationGroup } from './navigation.ts';
import { useDismiss } from './use-dismiss.ts';

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
