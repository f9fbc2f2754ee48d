import { createContext, use, useCallback, useEffect, useState } from 'react';
import { caretWithin, lineAround, showCaret } from './caret.ts';
import { unfold } from './open-cards.ts';

/** Where a control stands: in the form, or on the page beside the text that is written in it. Both may show one field. */
export type Stand = 'form' | 'page';

export const StandContext = createContext<Stand>('form');

const BEFORE: Readonly<Record<Stand, string>> = { form: 'field-', page: 'page-field-' };

/** The id of the control that edits the part of a document at `path`: of the one in the form, where nothing is said. */
export function fieldId(path: string, stand: Stand = 'form'): string {
  return BEFORE[stand] + path;
}

/** The ids of the controls that stand where this one does. */
export function useFieldId(): (path: string) => string {
  const stand = use(StandContext);
  return (path) => fieldId(path, stand);
}

/** The path of the field that an element is, or is a part of, wherever it stands; null for any other. */
export function fieldPath(element: Element): string | null {
  for (const before of Object.values(BEFORE)) {
    const control = element.closest(`[id^="${before}"]`);
    if (control) return control.id.slice(before.length);
  }
  return null;
}

/** What happens at a field that is shown. */
export type Landing = {
  /** Where the caret is put, in a text. */
  caret?: number;
  /** As far as this the text is selected from the caret on. */
  until?: number;
  /** In a text that holds `text`, the caret is put this share of the way through it, or its whole line is selected. */
  within?: { text: string; share: number; wholeLine?: true };
  /** `keep` leaves the focus where it is: on the button that brought the field up. */
  focus?: 'take' | 'keep';
};

/**
 * Shows a field that may not be on the screen yet: `reveal` makes it appear (its tab, the editor on a small screen), the
 * cards that it is folded away in open, then it is scrolled to and takes the focus. Without `reveal` it stands, or comes,
 * where somebody is already.
 */
export function useFieldFocus(reveal: (path: string) => void = isOnScreen) {
  const [target, setTarget] = useState<{ path: string; landing: Landing } | null>(null);

  useEffect(() => {
    if (!target) return;
    // A dialog that closes at the same time lets go of the focus in a task of its own.
    const timer = setTimeout(() => void land(target.path, target.landing));
    return () => clearTimeout(timer);
  }, [target]);

  return useCallback(
    (path: string, landing: Landing = {}) => {
      reveal(path);
      setTarget({ path, landing });
    },
    [reveal],
  );
}

const isOnScreen = () => undefined;

/** Brings a control into sight, and the focus to it; answers whether there is one. */
export function land(path: string, landing: Landing, stand: Stand = 'form'): boolean {
  const control = controlAt(path, stand);
  if (control) landOn(control, landing);
  return control !== null;
}

function landOn(control: HTMLElement, { caret, until, within, focus }: Landing): void {
  unfold(control);
  if (focus !== 'keep') {
    control.focus({ preventScroll: true });
    if (caret !== undefined) putCaret(control, caret, until ?? caret);
    if (within) putCaretWithin(control, within);
  }
  if (!isInSight(control)) control.scrollIntoView({ block: 'center' });
  // A long text is seldom in sight as a whole.
  const placed = caret !== undefined || within !== undefined;
  if (focus !== 'keep' && placed && control instanceof HTMLTextAreaElement) {
    showCaret(control, control.selectionStart);
  }
}

/** The control at a path; for a group of them its first, or the chosen one; for what is gone, what it stood in. */
function controlAt(path: string, stand: Stand): HTMLElement | null {
  const id = fieldId(path, stand);
  const marked =
    document.getElementById(id) ?? document.querySelector<HTMLElement>(`[id^="${CSS.escape(id)}."]`);
  if (marked?.matches('[tabindex], input, textarea, select, button')) return marked;
  if (marked) return marked.querySelector('input:checked') ?? marked.querySelector('input, textarea, button');
  const above = path.lastIndexOf('.');
  return above < 0 ? null : controlAt(path.slice(0, above), stand);
}

function putCaret(control: HTMLElement, from: number, to: number): void {
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
  // Fields for email addresses have no place for it to be set, and are marked as a whole.
  if (control.selectionStart !== null) control.setSelectionRange(from, to);
  else if (to > from) control.select();
}

function putCaretWithin(control: HTMLElement, within: NonNullable<Landing['within']>): void {
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
  const { text, share, wholeLine } = within;
  const caret = caretWithin(control.value, text, share);
  if (caret === undefined) return;
  const [from, to] = wholeLine ? lineAround(control.value, caret) : [caret, caret];
  putCaret(control, from, to);
}

/** Whether it stands clear of the bars that stick to the window. */
function isInSight(control: HTMLElement): boolean {
  const { top, bottom } = control.getBoundingClientRect();
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const room = (padding: string) => Number.parseFloat(padding) || 0;
  return top >= room(scrollPaddingTop) && bottom <= window.innerHeight - room(scrollPaddingBottom);
}
