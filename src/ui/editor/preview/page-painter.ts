import { pageSize } from './page-size.ts';

/** A page as a picture that the browser has already decoded. */
export type PagePicture = { svg: string; url: string; width: number; height: number };

/**
 * Turns drawn pages into pictures. New ones are handed over only when all of them are decoded, so that the old page
 * stands until the new one can be painted without a flash; an unchanged page keeps its picture.
 */
export function createPagePainter(onPainted: (pictures: PagePicture[]) => void) {
  let painted: PagePicture[] = [];
  let next: string[] | null = null;
  let busy = false;
  let closed = false;
  let took = 0;

  async function paint() {
    busy = true;
    while (next && !closed) {
      const pages = next;
      next = null;
      const pictures = pages.map((svg, index) =>
        painted[index]?.svg === svg ? painted[index] : picture(svg),
      );
      const fresh = pictures.filter((page) => !painted.includes(page));
      const began = performance.now();
      await Promise.all(fresh.map(decode));
      took = performance.now() - began;
      const gone = painted.filter((page) => !pictures.includes(page));
      painted = pictures;
      if (!closed) onPainted(pictures);
      // Not at once: the old picture stands in the document until the next frame.
      setTimeout(() => gone.forEach(forget), 1_000);
    }
    busy = false;
    if (closed) painted.forEach(forget);
  }

  return {
    show(pages: string[]) {
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

function picture(svg: string): PagePicture {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  return { svg, url, ...pageSize(svg) };
}

async function decode({ url }: PagePicture) {
  const image = new Image();
  image.src = url;
  // A picture that does not decode is shown as broken rather than holding up the others.
  await image.decode().catch(() => undefined);
}

function forget({ url }: PagePicture) {
  URL.revokeObjectURL(url);
}
