/*
 * Drawn without Radix's own overlay: that one locks scrolling by a style element, which the content security policy
 * forbids. `data-holds-page` does the same from app.css.
 */
export const OVERLAY = 'fixed inset-0 z-40 animate-appear bg-scrim';

export const DIALOG =
  'fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] -translate-x-1/2 -translate-y-1/2 ' +
  'flex-col overflow-y-auto overscroll-contain rounded-lg bg-sheet p-5 text-ink shadow-lifted animate-appear sm:p-7';

/** In sight however long the text above it is: a choice that has to be scrolled to is overlooked. */
export const DIALOG_FOOTER =
  'sticky -bottom-5 -mx-5 -mb-5 mt-6 flex shrink-0 flex-wrap justify-end gap-2 bg-sheet px-5 pt-3 pb-5 ' +
  'sm:-bottom-7 sm:-mx-7 sm:-mb-7 sm:px-7 sm:pb-7';

export const DIALOG_TITLE = 'font-serif text-xl font-semibold';
