import { useEffect, useRef } from 'react';
import type { SectionSteps } from '#editor/builder/bottom-bar.tsx';
import { focusAsLastUsed } from '#ui/quiet-focus.ts';
import { TABS, type TabId } from '../editing/field-map.ts';

/** The section that an address begins with: who came by a template or an example has just chosen how it looks. */
export function firstSection(search: string): TabId {
  const asked = new URLSearchParams(search);
  const isOpened = asked.has('id') || (!asked.has('template') && !asked.has('example'));
  return isOpened ? 'template' : 'personal';
}

/** The section after one, and the one before it. */
export function sectionBeside(tab: TabId, by: -1 | 1): TabId | undefined {
  return TABS[TABS.indexOf(tab) + by];
}

/** The element that holds the sections. */
export const SECTIONS_ID = 'resume-sections';

/**
 * The ways from section to section. Each section begins at its top, wherever the one before it was left; who went there
 * step by step is at its beginning with the keyboard, too.
 */
export function useSectionSteps(tab: TabId, onTab: (tab: TabId) => void): SectionSteps {
  const walk = useRef<{ from: HTMLElement | null } | null>(null);
  const before = useRef(tab);
  useEffect(() => {
    if (before.current === tab) return undefined;
    before.current = tab;
    showTop();
    const walked = walk.current;
    walk.current = null;
    if (!walked) return undefined;
    // Its panel comes a moment after its tab is chosen.
    const timer = setTimeout(() => focusSection(walked.from));
    return () => clearTimeout(timer);
  }, [tab]);
  const to = (next: TabId | undefined) => {
    if (next === undefined) return null;
    return () => {
      const focused = document.activeElement;
      walk.current = { from: focused instanceof HTMLElement ? focused : null };
      onTab(next);
    };
  };
  return { back: to(sectionBeside(tab, -1)), next: to(sectionBeside(tab, 1)) };
}

/** Scrolls up to the beginning of a section, but never down to it. */
function showTop(): void {
  const sections = document.getElementById(SECTIONS_ID);
  if (!sections) return;
  const room = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const above = sections.getBoundingClientRect().top - room;
  if (above < 0) window.scrollBy({ top: above, behavior: 'instant' });
}

/** Who was writing goes on writing, so that a keyboard on the screen stays; else the section itself takes the focus. */
function focusSection(from: HTMLElement | null): void {
  const panel = document.querySelector<HTMLElement>(`#${SECTIONS_ID} [role=tabpanel][data-state=active]`);
  const wrote = from?.matches('input:not([type=radio], [type=checkbox]), textarea') ?? false;
  const field = wrote ? panel?.querySelector<HTMLElement>('input[type=text], textarea') : null;
  if (field) field.focus({ preventScroll: true });
  else if (panel) focusAsLastUsed(panel);
}
