/** Marks where the pages stand. */
export const PAGES_REGION = { 'data-pages': '' } as const;

/** Gives the focus to the text of one of these fields on the pages that are in front, or else to the pages. */
export function focusPages(paths: readonly string[]): void {
  // Those in full screen stand behind the others in the document, and before them on the screen.
  const region = [...document.querySelectorAll<HTMLElement>('[data-pages]')].at(-1);
  const texts = [...(region?.querySelectorAll<HTMLElement>('[data-reading] [data-path]') ?? [])];
  const text = texts.find(({ dataset: { path } }) => path !== undefined && paths.includes(path));
  (text ?? region)?.focus({ preventScroll: true });
}
