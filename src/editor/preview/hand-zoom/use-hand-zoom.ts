import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import type { Place } from '#documents/render/places/field-places.ts';
import { codeOnDemand } from '#ui/display/code-on-demand.ts';
import { SIDE_BY_SIDE, useMediaQuery } from '#ui/use-media-query.ts';
import type { PaintedPage } from '../preview-source.ts';
import { anchorAt, type Anchor } from './anchor.ts';
import { nextHandZoom, withinZoom, type HandZoom } from './zoom-steps.ts';

/** Screens where editor and preview stand side by side have no use for it. */
const useGestures = codeOnDemand(() => import('./gestures.ts'));

/** How the pages are zoomed, and which point of them is to lie where. */
type Shown = { zoom: HandZoom; anchor: Anchor | null };

export type Pages = { pages: readonly PaintedPage[] | null; places: readonly Place[] };

/**
 * Zoom by hand on screens where a page is as wide as its place: two fingers, two taps on a text and back, buttons and keys.
 * Zoomed pages stand on the whole window, on a plane that scrolls both ways by itself; at the whole width they are back in
 * the page. What lay under the fingers still does afterwards.
 */
export function useHandZoom(region: RefObject<HTMLElement | null>, { pages, places }: Pages) {
  const offered = !useMediaQuery(SIDE_BY_SIDE) && pages !== null;
  const [chosen, setChosen] = useState<Shown>({ zoom: 1, anchor: null });
  const zoom = offered ? chosen.zoom : 1;
  const list = () => region.current?.querySelector('ol') ?? null;

  const zoomTo = (wanted: number, around: Anchor | null) => {
    setChosen({ zoom: withinZoom(wanted), anchor: around });
  };
  const middle = (): Anchor | null => {
    const box = list()?.getBoundingClientRect();
    const window_ = region.current?.getBoundingClientRect();
    if (!box || !window_) return null;
    const bottom = Math.min(window_.bottom, window.innerHeight);
    const top = Math.max(window_.top, 0);
    return anchorAt({ x: window_.left + window_.width / 2, y: (top + bottom) / 2 }, box);
  };

  useKeptPlace(region, chosen);
  const gestures = useGestures(offered);
  const now = useEffectEvent(() => ({ pages, places, zoom, zoomTo }));
  useEffect(() => {
    const element = region.current;
    return gestures && element ? gestures.followGestures(element, () => now()) : undefined;
  }, [region, gestures]);

  return {
    offered,
    zoom,
    step: (direction: 'in' | 'out') => zoomTo(nextHandZoom(zoom, direction), middle()),
    whole: () => zoomTo(1, middle()),
  };
}

export type HandZoomState = ReturnType<typeof useHandZoom>;

/** Scrolls to what was in sight before: after a zoom, and when the pages come back after having been hidden. */
function useKeptPlace(region: RefObject<HTMLElement | null>, shown: Shown): void {
  const { zoom } = shown;
  useLayoutEffect(() => {
    const element = region.current;
    const box = element?.querySelector('ol')?.getBoundingClientRect();
    if (!shown.anchor || !box || !element) return;
    const { share, at } = shown.anchor;
    const left = box.left + share.x * box.width - at.x;
    const top = box.top + share.y * box.height - at.y;
    const isPlane = shown.zoom > 1 || element.closest('[role=dialog]') !== null;
    (isPlane ? element : window).scrollBy({ left: isPlane ? left : 0, top, behavior: 'instant' });
  }, [shown, region]);

  useEffect(() => {
    const element = region.current;
    if (zoom === 1 || !element) return undefined;
    let place = { left: element.scrollLeft, top: element.scrollTop };
    let hidden = false;
    const keep = () => (place = { left: element.scrollLeft, top: element.scrollTop });
    const observer = new ResizeObserver(() => {
      const isHidden = element.clientWidth === 0;
      if (hidden && !isHidden) element.scrollTo(place);
      hidden = isHidden;
    });
    observer.observe(element);
    element.addEventListener('scroll', keep, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', keep);
    };
  }, [zoom, region]);
}
