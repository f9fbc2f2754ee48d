import { useCallback, useEffect, useState } from 'react';
import { caretWithin, showCaret } from './caret.ts';
import { unfold } from './open-cards.ts';

/** The id of the control that edits the part of a document at `path`. */
export function fieldId(path: string): string {
  return `field-${path}`;
}

/** The path of the field that an element is, or is a part of; null for any other. */
export function fieldPath(element: Element): string | null {
  return element.closest(`[id^="${fieldId('')}"]`)?.id.slice(fieldId('').length) ?? null;
}

/** What happens at a field that is shown. */
export type Landing = {
  /** Where the caret is put, in a text. */
  caret?: number;
  /** As far as this the text is selected from the caret on. */
  until?: number;
  /** In a text that holds `text`, the caret is put this share of the way through it. */
  within?: { text: string; share: number };
  /** `keep` leaves the focus where it is: on the button that brought the field up. */
  focus?: 'take' | 'keep';
};

/**
 * Shows a field that may not be on the screen yet: `reveal` makes it appear (its tab, the editor on a small screen), the
 * cards that it is folded away in open, then it is scrolled to and takes the focus.
 */
export function useFieldFocus(reveal: (path: string) => void) {
  const [target, setTarget] = useState<{ path: string; landing: Landing } | null>(null);

  useEffect(() => {
    if (!target) return;
    // A dialog that closes at the same time hands the focus back first, in a task of its own.
    const timer = setTimeout(() => land(target.path, target.landing));
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

function land(path: string, { caret, until, within, focus }: Landing): void {
  const control = controlAt(path);
  if (!control) return;
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
function controlAt(path: string): HTMLElement | null {
  const marked =
    document.getElementById(fieldId(path)) ??
    document.querySelector<HTMLElement>(`[id^="${CSS.escape(fieldId(path))}."]`);
  if (marked?.matches('[tabindex], input, textarea, select, button')) return marked;
  if (marked) return marked.querySelector('input:checked') ?? marked.querySelector('input, textarea, button');
  const above = path.lastIndexOf('.');
  return above < 0 ? null : controlAt(path.slice(0, above));
}

function putCaret(control: HTMLElement, from: number, to: number): void {
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
  // Fields for email addresses have no place for it to be set, and are marked as a whole.
  if (control.selectionStart !== null) control.setSelectionRange(from, to);
  else if (to > from) control.select();
}

function putCaretWithin(control: HTMLElement, { text, share }: { text: string; share: number }): void {
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
  const caret = caretWithin(control.value, text, share);
  if (caret !== undefined) putCaret(control, caret, caret);
}

/** Whether it stands clear of the bars that stick to the window. */
function isInSight(control: HTMLElement): boolean {
  const { top, bottom } = control.getBoundingClientRect();
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const room = (padding: string) => Number.parseFloat(padding) || 0;
  return top >= room(scrollPaddingTop) && bottom <= window.innerHeight - room(scrollPaddingBottom);
}
