/* What is said of fitting a document to its pages. */

export const FIT_TEXTS = {
  airier: 'Use more of the page',
  /** Where it is not known how many there are. */
  closer: 'Fit to fewer pages',
  keep: 'Keep this',
  leave: 'Leave it as it was',
  hide: 'Hide',
  kept: 'Kept. One Undo brings back how it was.',
  left: 'It is as it was.',
  airiest: 'It is as airy as it gets on these pages.',
  failed: 'That could not be tried just now. Please try again.',
  shown: 'The preview shows it; nothing is changed yet.',
} as const;

export const fitTo = (pages: number) => (pages === 1 ? 'Fit to 1 page' : `Fit to ${pages} pages`);

export const fitsOn = (pages: number) => (pages === 1 ? 'It fits on 1 page.' : `It fits on ${pages} pages.`);

export function pageFill(pages: number, fill: number): string {
  const percent = Math.max(1, Math.round(fill * 100));
  return pages === 1 ? `The page is ${percent}% full.` : `Page ${pages} is ${percent}% full.`;
}

/** Which lines would have to go, over the list of them. */
export function linesFree(lines: number, pages: number, changes: string): string {
  const these = lines === 1 ? 'This line frees' : `These ${lines} lines free`;
  const closest = changes
    ? `Even as close as it goes (${changes}) it does not fit.`
    : 'It is as close as it goes.';
  return `${closest} ${these} page ${pages}. Hidden lines stay in your document.`;
}

/** @param withLook whether a closer look is kept with it */
export function hideAll(lines: number, withLook: boolean): string {
  const hide = lines === 1 ? 'Hide it' : `Hide all ${lines}`;
  return withLook ? `${hide} and keep this look` : hide;
}

export function linesStay(lines: number, pages: number, advice: string): string {
  const stay = lines === 1 ? 'one line stays' : `about ${lines} lines stay`;
  return `Even as close as it goes ${stay} on page ${pages}. ${advice}`;
}
