/*
 * What runs in the page that is walked through. Each is sent there alone: it knows nothing of what stands around it.
 */

/**
 * Scrolls in steps what the element stands in, until a press on it would meet it. Answers that place, and how
 * far was scrolled, in heights of the window.
 */
export async function reachIn(element: Element, step: number) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)));
  const scrolls = (box: Element) =>
    box.scrollHeight > box.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(box).overflowY);
  let box = element.parentElement;
  while (box && !scrolls(box)) box = box.parentElement;
  const inner = box === document.body || box === document.documentElement ? null : box;
  const at = () => (inner ? inner.scrollTop : window.scrollY);
  const place = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    // The beginning of what is high is as good a place as its middle.
    const [x, y] = [left + width / 2, top + Math.min(height / 2, 40)];
    const met = document.elementFromPoint(x, y);
    const isMet = met !== null && (element.contains(met) || met.closest('label')?.contains(element));
    return isMet ? { x, y } : null;
  };
  /** Nobody presses what still moves: the place it keeps for two frames, or none where none would meet it. */
  const placeAtRest = async () => {
    for (let before = place(); ;) {
      await frame();
      await frame();
      const now = place();
      if (!now || (before && now.x === before.x && now.y === before.y)) return now;
      before = now;
    }
  };
  // A row of tabs moves sideways under the finger that presses in it.
  const row = element.closest('[role=tablist]');
  if (row && row.scrollWidth > row.clientWidth) {
    const [mine, whole] = [element.getBoundingClientRect(), row.getBoundingClientRect()];
    if (mine.left < whole.left) row.scrollLeft += mine.left - whole.left;
    if (mine.right > whole.right) row.scrollLeft += mine.right - whole.right;
  }
  let moved = 0;
  for (;;) {
    const found = await placeAtRest();
    if (found) return { place: found, scrolled: moved / window.innerHeight };
    const { top, height } = element.getBoundingClientRect();
    const isBelow = top + Math.min(height / 2, 40) > window.innerHeight / 2;
    const before = at();
    (inner ?? window).scrollBy({ top: isBelow ? step : -step, behavior: 'instant' });
    await frame();
    if (at() === before) return { place: null, scrolled: moved / window.innerHeight };
    moved += Math.abs(at() - before);
  }
}

/** Tells once what the next press of a finger or of the mouse meets: this element, or something else. */
export function tellNextPress(element: Element): void {
  const tell = ({ target }: Event) => {
    const met = target instanceof Node ? target : null;
    const label = target instanceof Element ? target.closest('label') : null;
    const isMet = element.contains(met) || label?.contains(element) === true;
    void (window as unknown as { tellPress(isMet: boolean): Promise<void> }).tellPress(isMet); // Exposed by the walker.
  };
  window.addEventListener('click', tell, { capture: true, once: true });
}

/** Tells of each dialog that opens. */
export function watchDialogs(): void {
  const seen = new WeakSet<Element>();
  new MutationObserver(() => {
    for (const dialog of document.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open]')) {
      if (seen.has(dialog)) continue;
      seen.add(dialog);
      void (window as unknown as { tellDialog(): Promise<void> }).tellDialog(); // Exposed above.
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open', 'role'],
  });
}
