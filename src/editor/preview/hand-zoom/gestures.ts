import { placeAt } from '../field-marks.tsx';
import { anchorAt, type Anchor, type Point } from './anchor.ts';
import { followPinch, type Pinch } from './pinch.ts';
import { followTaps } from './taps.ts';
import type { Pages } from './use-hand-zoom.ts';
import { READABLE, zoomToLine, type HandZoom } from './zoom-steps.ts';

/** How the pages stand when fingers come to them, and what shows them at another size. */
type Zoomed = Pages & { zoom: HandZoom; zoomTo: (wanted: number, around: Anchor) => void };

/**
 * Two fingers on the pages' region, and two taps on a text of it and back.
 * @returns ends it
 */
export function followGestures(region: HTMLElement, now: () => Zoomed): () => void {
  const list = () => region.querySelector('ol');
  const pinched = (pinch: Pinch) => {
    const pages = list();
    if (!pages) return;
    endPicture(region, pages);
    // The plane that zoomed pages stand on is wider than the place in the page.
    now().zoomTo((pages.clientWidth * pinch.scale) / planeWidth(region), pinch.anchor);
  };
  const tappedTwice = (at: Point) => {
    const box = list()?.getBoundingClientRect();
    if (!box) return;
    const { zoom, zoomTo, ...shown } = now();
    if (zoom > 1) return zoomTo(1, anchorAt(at, box));
    const line = lineAt(at, shown);
    const wanted = line ? zoomToLine(line.place, line.page) : READABLE;
    if (!line || line.place.width * wanted > line.page.width) return zoomTo(wanted, anchorAt(at, box));
    // What fits into the window comes to its middle.
    const { left, width } = line.box;
    const x = left + ((line.place.x + line.place.width / 2) / line.page.width) * width;
    zoomTo(wanted, { ...anchorAt({ x, y: at.y }, box), at: { x: window.innerWidth / 2, y: at.y } });
  };
  const ends = [
    followPinch(region, list, { moved: (pinch, box) => showPicture(region, pinch, box), ended: pinched }),
    // Whoever has made the page larger reads it; a tap that slips must not throw them into the form.
    followTaps(region, tappedTwice, () => now().zoom > 1),
  ];
  return () => ends.forEach((end) => end());
}

/** The width that zoomed pages are measured by: that of the window, but for the margin around them. */
const MARGIN_PX = 12;

function planeWidth(region: HTMLElement): number {
  const dialog = region.closest('[role=dialog]');
  if (!dialog) return document.documentElement.clientWidth - 2 * MARGIN_PX;
  const { paddingLeft, paddingRight } = getComputedStyle(region);
  return region.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
}

/** While two fingers move, the pages as they are painted follow; they are set out anew once the fingers are gone. */
function showPicture(region: HTMLElement, { scale, anchor: { share, at } }: Pinch, box: DOMRect): void {
  const pages = region.querySelector('ol');
  if (!pages) return;
  const left = at.x - share.x * box.width * scale;
  const top = at.y - share.y * box.height * scale;
  region.style.overflow = 'clip';
  pages.style.transformOrigin = '0 0';
  pages.style.transform = `translate(${left - box.left}px, ${top - box.top}px) scale(${scale})`;
}

function endPicture(region: HTMLElement, pages: HTMLElement): void {
  region.style.overflow = '';
  pages.style.transform = '';
  pages.style.transformOrigin = '';
}

/** The line of text at a point of the window, with its page and where that stands. */
function lineAt({ x, y }: Point, { pages, places }: Pages) {
  const item = document.elementFromPoint(x, y)?.closest('li');
  const index = item?.parentElement ? [...item.parentElement.children].indexOf(item) : -1;
  const page = pages?.[index];
  if (!item || !page) return null;
  const box = item.getBoundingClientRect();
  const place = placeAt(
    places,
    index,
    ((x - box.left) / box.width) * page.width,
    ((y - box.top) / box.height) * page.height,
  );
  return place ? { place, page, box } : null;
}
