/** How a page scrolls by itself: at once for whoever wants nothing to move. What a script scrolls knows no style sheet. */
export function scrollBehavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
