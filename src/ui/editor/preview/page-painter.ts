import { pageSize } from './page-size.ts';
import type { DrawnPage } from './preview-source.ts';

/** A page that can be shown at once; width and height in points. */
export type PagePicture =
  /** A picture that the browser has already decoded. */
  | { kind: 'image'; svg: string; url: string; width: number; height: number }
  | Extract<DrawnPage, { kind: 'canvas' }>;

/**
 * Turns drawn pages into pictures. New ones are handed over only when all of them are decoded, so that the old page
 * stands until the new one can be painted without a flash; an unchanged page keeps its picture.
 */
export function createPagePainter(onPainted: (pictures: PagePicture[]) => void) {
  let painted: PagePicture[] = [];
  let next: readonly DrawnPage[] | null = null;
  let busy = false;
  let closed = false;
  let took = 0;

  async function paint() {
    busy = true;
    while (next && !closed) {
      const pages = next;
      next = null;
      const pictures = pages.map((page, index) => pictureOf(page, painted[index]));
      const fresh = pictures.filter((page) => !painted.includes(page));
      const began = performance.now();
      await Promise.all(fresh.map(decode));
      took = performance.now() - began;
      handOver(pictures);
    }
    busy = false;
    if (closed) painted.forEach(forget);
  }

  function handOver(pictures: PagePicture[]) {
    const isSame = pictures.length === painted.length && pictures.every((page, i) => page === painted[i]);
    if (isSame) return;
    const gone = painted.filter((page) => !pictures.includes(page));
    painted = pictures;
    if (!closed) onPainted(pictures);
    // Not at once: the old picture stands in the document until the next frame.
    setTimeout(() => gone.forEach(forget), 1_000);
  }

  return {
    show(pages: readonly DrawnPage[]) {
      next = pages;
      if (!busy) void paint();
    },
    /** How long the last pages took to decode, in ms. */
    took: () => took,
    close() {
      closed = true;
      if (!busy) painted.forEach(forget);
    },
  };
}

/** The picture of a page: the one before, where it shows the same. */
function pictureOf(page: DrawnPage, before: PagePicture | undefined): PagePicture {
  if (page.kind === 'canvas') return page;
  if (before?.kind === 'image' && before.svg === page.svg) return before;
  const url = URL.createObjectURL(new Blob([page.svg], { type: 'image/svg+xml' }));
  return { kind: 'image', svg: page.svg, url, ...pageSize(page.svg) };
}

async function decode(picture: PagePicture) {
  if (picture.kind === 'canvas') return;
  const image = new Image();
  image.src = picture.url;
  // A picture that does not decode is shown as broken rather than holding up the others.
  await image.decode().catch(() => undefined);
}

function forget(picture: PagePicture) {
  if (picture.kind === 'image') URL.revokeObjectURL(picture.url);
}
