import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import type { SectionSteps } from '#editor/builder/bottom-bar.tsx';
import { PAGES_COLUMN } from '#editor/builder/builder-layout.tsx';
import { isWrittenFirst } from '#editor/builder/document-address.ts';
import { focusAsLastUsed } from '#ui/quiet-focus.ts';
import { TABS, type TabId } from '../editing/field-map.ts';

/** The section that an address begins with: who came by a template or an example has just chosen how it looks. */
export function firstSection(search: string): TabId {
  const asked = new URLSearchParams(search);
  const isOpened = asked.has('id') || (!asked.has('template') && !asked.has('example'));
  return isOpened ? 'template' : 'personal';
}

/**
 * Who has just chosen to write before signing in is at the fields with the keyboard, past the page's bars; a reload and the
 * back button leave the focus to the browser.
 */
export function useBeginAtFields(): void {
  const { search } = useLocation();
  const isNew = useNavigationType() === 'PUSH' && isWrittenFirst(search);
  const begins = useRef(isNew);
  useEffect(() => {
    if (!begins.current) return undefined;
    const timer = setTimeout(() => focusSection(null));
    return () => clearTimeout(timer);
  }, []);
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
    // Its panel comes a moment after its tab is chosen.
    const timer = setTimeout(() => {
      if (walked) focusSection(walked.from);
      if (walked || !isWriting()) showTop();
    });
    // Where nothing is written, a keyboard on the screen goes: the window grows, and the bars stick to it again.
    const listening = new AbortController();
    addEventListener('resize', () => !isWriting() && showTop(), { signal: listening.signal });
    const settled = setTimeout(() => listening.abort(), KEYBOARD_GOES_MS);
    return () => {
      clearTimeout(timer);
      clearTimeout(settled);
      listening.abort();
    };
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

/** Longer than a keyboard on the screen takes to go. */
const KEYBOARD_GOES_MS = 1_000;

/**
 * Scrolls up to the beginning of a section: its tabs come to lie where they stick, so that half of what stands above them
 * is not left over. Nor does the end of the page push out what stands beside a short section. Who is at the top of the
 * page stays there.
 */
function showTop(): void {
  const sections = document.getElementById(SECTIONS_ID);
  const tabs = sections?.querySelector('[role=tablist]');
  if (!sections || !tabs || window.scrollY === 0) return;
  const place = stickingAt(tabs) ?? 0;
  scrollUpTo(sections, place);
  const pages = document.querySelector(`[${PAGES_COLUMN}]`);
  const pagesPlace = pages && stickingAt(pages);
  if (pages && pagesPlace !== null) scrollUpTo(pages, pagesPlace);
  else showWholeBar(sections, place);
}

/** On a small screen the bar above the sections is seen whole, or not at all. */
function showWholeBar(sections: Element, place: number): void {
  const below = () => sections.getBoundingClientRect().top - place;
  if (below() >= 1) window.scrollBy({ top: below(), behavior: 'instant' });
  // The page ends before that.
  if (below() >= 1) window.scrollTo({ top: 0, behavior: 'instant' });
}

/** How far below the top of the window an element sticks, where it does. */
function stickingAt(element: Element): number | null {
  const { position, top } = getComputedStyle(element);
  return position === 'sticky' ? Number.parseFloat(top) || 0 : null;
}

function scrollUpTo(element: Element, place: number): void {
  const above = element.getBoundingClientRect().top - place;
  if (above < 0) window.scrollBy({ top: above, behavior: 'instant' });
}

const TEXT_FIELDS = 'input:not([type=radio], [type=checkbox]), textarea';

function isWriting(): boolean {
  return document.activeElement?.matches(TEXT_FIELDS) ?? false;
}

/** Who was writing goes on writing, so that a keyboard on the screen stays; else the section itself takes the focus. */
function focusSection(from: HTMLElement | null): void {
  const panel = document.querySelector<HTMLElement>(`#${SECTIONS_ID} [role=tabpanel][data-state=active]`);
  const wrote = from?.matches(TEXT_FIELDS) ?? false;
  const fields = panel?.querySelectorAll<HTMLElement>('input[type=text], textarea') ?? [];
  // Those of a folded card cannot take it.
  const field = wrote ? [...fields].find((one) => one.checkVisibility()) : undefined;
  if (field) field.focus({ preventScroll: true });
  else if (panel) focusAsLastUsed(panel);
}
