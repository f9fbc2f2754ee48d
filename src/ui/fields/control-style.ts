import { classNames } from '../class-names.ts';

// At least 16 px of text, or phones zoom the page when the field takes the focus.
const CONTROL =
  'w-full min-w-0 rounded-md border border-edge bg-sheet px-3 py-2 text-base text-ink transition-colors ' +
  'placeholder:text-ink-faint hover:border-ink-soft focus-visible:border-accent focus-visible:outline-offset-0 ' +
  'aria-invalid:border-danger disabled:cursor-not-allowed disabled:border-line disabled:bg-desk disabled:text-ink-faint';

/** The look that all text-like controls share. */
export function controlStyle(...more: (string | undefined)[]): string {
  return classNames(CONTROL, ...more);
}
