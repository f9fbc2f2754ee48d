import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { gallery } from '../content/galleries.ts';
import { PILLS, pillStyle, useChosenInSight } from './pills.ts';

export type CategoryTab = { category: string | null; label: string; count: number };

type CategoryTabsProps = {
  tabs: readonly CategoryTab[];
  current: string | null;
  /** The address that shows a category, or all. */
  addressOf: (category: string | null) => string;
  /** Id of the element that shows what is chosen. */
  panel: string;
};

/** Tabs that are links, so that a choice has an address and works before the page comes alive. */
export function CategoryTabs({ tabs, current, addressOf, panel }: CategoryTabsProps) {
  const list = useChosenInSight<HTMLDivElement>(current);
  const known = tabs.some(({ category }) => category === current);
  return (
    <div
      ref={list}
      role="tablist"
      // The tabs take the focus, one of them at a time; the row itself never does from the keyboard.
      tabIndex={-1}
      aria-label={gallery.categories}
      onKeyDown={moveAmongTabs}
      className={PILLS}
    >
      {tabs.map(({ category, label, count }, index) => {
        const selected = category === current;
        return (
          <Link
            key={label}
            to={addressOf(category)}
            preventScrollReset
            role="tab"
            aria-selected={selected}
            aria-controls={panel}
            // One stop for the Tab key, arrows within; the first where the address names no category of ours.
            tabIndex={selected || (!known && index === 0) ? 0 : -1}
            className={pillStyle(selected)}
          >
            {label}
            <span className={classNames('text-xs tabular-nums', selected ? 'opacity-80' : 'text-ink-faint')}>
              {count}
            </span>
          </Link>
        );
      })}
    </div>
  );
}

/** Arrows, Home and End move the focus; Enter follows, as with any link. */
function moveAmongTabs(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const at = tabs.findIndex((tab) => tab === document.activeElement);
  if (at < 0) return;
  const last = tabs.length - 1;
  const targets: Record<string, number> = {
    ArrowRight: at === last ? 0 : at + 1,
    ArrowLeft: at === 0 ? last : at - 1,
    Home: 0,
    End: last,
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  tabs[target]?.focus();
}
