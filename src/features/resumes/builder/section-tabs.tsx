import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useSession } from '#editor/session/use-session.ts';
import { classNames } from '#ui/class-names.ts';
import { AlertIcon, CheckIcon } from '#ui/display/icons.tsx';
import { Tab, TabList } from '#ui/display/tabs.tsx';
import { STAYS_IN_SIGHT } from '#ui/page-frame/stays-in-sight.ts';
import { scrollBehavior } from '#ui/scroll-behavior.ts';
import { filledTabs } from '../editing/filled-tabs.ts';
import { placeOf, TAB_LABELS, TABS, type TabId } from '../editing/field-map.ts';
import type { ResumeSession } from './resume-session.ts';

/** From this width on the sections stand beside the fields; the classes below name the same width. */
export const RAIL = '(min-width: 85rem)';

const FILLED = 'section-is-filled';
const ROW =
  'sticky top-11 z-10 -mx-4 bg-paper px-4 [scrollbar-width:none] lg:top-32 lg:mx-0 lg:px-0 short:static';
const COLUMN =
  'min-[85rem]:top-36 min-[85rem]:flex-col min-[85rem]:gap-y-0 min-[85rem]:self-start min-[85rem]:overflow-visible min-[85rem]:border-b-0 min-[85rem]:pt-5';
const TAB_IN_COLUMN =
  'min-[85rem]:mb-0 min-[85rem]:rounded-r-md min-[85rem]:border-b-0 min-[85rem]:border-l-2 min-[85rem]:border-line min-[85rem]:pl-2 min-[85rem]:data-[state=active]:bg-accent-wash';

type SectionTabsProps = { session: ResumeSession; tab: TabId; rail: boolean };

/**
 * The sections of a resume, each with a tick once there is what it asks for: beside the fields where there is room, else
 * in one row above them that scrolls with the chosen one.
 */
export function SectionTabs({ session, tab, rail }: SectionTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const wrong = useSession(session, ({ fieldErrors }) =>
    fieldErrors.map(({ field }) => placeOf(field.replace(/^data\./, ''))?.tab).join(),
  ).split(',');
  const filled = useSession(session, ({ content }) => filledTabs(content.data).join()).split(',');
  // Where something cannot be saved, that alone is said.
  const isDone = (id: TabId) => filled.includes(id) && !wrong.includes(id);
  useEffect(() => {
    const row = list.current;
    const chosen = row?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!row || !chosen) return;
    // Both count from the same parent; the neighbours of the chosen one are in sight, too.
    const left = chosen.offsetLeft - row.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
    row.scrollTo?.({ left, behavior: scrollBehavior() });
  }, [tab, rail]);
  return (
    <>
      <TabList
        ref={list}
        aria-label="Parts of the resume"
        className={classNames(ROW, COLUMN, STAYS_IN_SIGHT)}
        onKeyDown={(event) => rail && focusBeside(event)}
      >
        {TABS.map((id) => (
          <Tab
            key={id}
            value={id}
            className={classNames('inline-flex items-center gap-1', TAB_IN_COLUMN)}
            aria-describedby={isDone(id) ? FILLED : undefined}
          >
            <CheckIcon
              className={classNames(
                'size-4 shrink-0 text-accent',
                !isDone(id) && 'hidden min-[85rem]:invisible min-[85rem]:inline',
              )}
            />
            {TAB_LABELS[id]}
            {wrong.includes(id) && (
              <>
                <AlertIcon className="size-4 text-danger" />
                <span className="visually-hidden"> (something here cannot be saved)</span>
              </>
            )}
          </Tab>
        ))}
      </TabList>
      <span id={FILLED} hidden>
        filled in
      </span>
    </>
  );
}

/** A column is walked through by the arrows up and down; those to the sides lead on, too, as they do in a row. */
function focusBeside(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const at = tabs.findIndex((tab) => tab === document.activeElement);
  tabs.at((at + step) % tabs.length)?.focus();
}
