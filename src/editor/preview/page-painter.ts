import { withJoinedGlyphs } from './joined-glyphs.ts';
import type { DrawnPage } from './preview-source.ts';

/** A page that can be shown at once; width and height in points. */
export type PagePicture =
  /** Markup that the browser shows with the next frame; `svg` is what it was made of. */
  | { kind: 'drawing'; svg: string; markup: string; width: number; height: number }
  | Extract<DrawnPage, { kind: 'canvas' }>;

/** Turns drawn pages into pictures, all of which change in one step; an unchanged page keeps its picture. */
export function createPagePainter(onPainted: (pictures: PagePicture[]) => void) {
  let painted: PagePicture[] = [];
  let took = 0;

  return {
    show(pages: readonly DrawnPage[]) {
      const pictures = pages.map((page, index) => pictureOf(page, painted[index]));
      const isSame = pictures.length === painted.length && pictures.every((page, i) => page === painted[i]);
      if (isSame) return;
      painted = pictures;
      onPainted(pictures);
      timeFrame((ms) => (took = ms));
    },
    /** How long the frame took that showed the last pages, in ms. */
    took: () => took,
  };
}

/** The picture of a page: the one before, where it shows the same. */
function pictureOf(page: DrawnPage, before: PagePicture | undefined): PagePicture {
  if (page.kind === 'canvas') return page;
  if (before?.kind === 'drawing' && before.svg === page.svg) return before;
  return { kind: 'drawing', svg: page.svg, markup: withJoinedGlyphs(page.svg), ...pageSize(page.svg) };
}

/** Tells what the next frame costs the page's thread: the task after it waits until style, layout and paint are done. */
function timeFrame(tell: (ms: number) => void): void {
  requestAnimationFrame(() => {
    const began = performance.now();
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      tell(performance.now() - began);
    };
    port2.postMessage(null);
  });
}

/** Size of an A4 sheet in points: what a page is taken for until its own size is read. */
const A4 = { width: 595, height: 842 };

/** Width and height of a drawn page, in points, as its `viewBox` says. */
function pageSize(svg: string): { width: number; height: number } {
  const [, width, height] = /viewBox="\S+ \S+ ([\d.]+) ([\d.]+)"/.exec(svg.slice(0, 1_000)) ?? [];
  return Number(width) > 0 && Number(height) > 0 ? { width: Number(width), height: Number(height) } : A4;
}
