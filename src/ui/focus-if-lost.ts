import { focusAsLastUsed } from './quiet-focus.ts';

/** Where what was pressed goes with what it does, the focus goes on to another part of the page instead of to nothing. */
export function focusIfLost(next: () => HTMLElement | null | undefined): void {
  // What a window gives the focus back to is decided in a timer of its own.
  setTimeout(() => {
    const { activeElement, body } = document;
    const part = activeElement === null || activeElement === body ? next() : undefined;
    if (part) focusAsLastUsed(part);
  });
}
