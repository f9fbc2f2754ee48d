import {
  useEffect,
  useEffectEvent,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { IconButton } from '#ui/buttons/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { MinusIcon, PlusIcon, ShrinkIcon } from '#ui/display/icons.tsx';
import { GREATEST_ZOOM } from './zoom-steps.ts';
import type { HandZoomState } from './use-hand-zoom.ts';

type HandZoomFrameProps = {
  hand: HandZoomState;
  /** Where the pages are. */
  region: RefObject<HTMLElement | null>;
  /** Whether the pages are shown here. */
  shown: boolean;
  children: ReactNode;
};

/** Around the pages: keeps their place in the page while they stand on the whole window, and has the buttons for it. */
export function HandZoomFrame({ hand, region, shown, children }: HandZoomFrameProps) {
  const { offered, zoom } = hand;
  const isPlane = zoom > 1;
  const [height, setHeight] = useState(0);
  // What takes the focus under the plane is not seen: the pages go back.
  const onFocus = useEffectEvent(({ target }: FocusEvent) => {
    if (target instanceof Element && isUnder(target, region.current)) hand.whole();
  });
  useEffect(() => {
    if (!isPlane) return undefined;
    const follow = (event: FocusEvent) => onFocus(event);
    document.documentElement.toggleAttribute('data-pages-zoomed', true);
    document.addEventListener('focusin', follow);
    return () => {
      document.documentElement.toggleAttribute('data-pages-zoomed', false);
      document.removeEventListener('focusin', follow);
    };
  }, [isPlane]);
  useEffect(() => {
    const element = region.current;
    if (isPlane || !element) return undefined;
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [isPlane, region]);
  return (
    <div className={isPlane ? 'block' : 'contents'} style={isPlane ? { minHeight: height } : {}}>
      {children}
      {offered && shown && <ZoomButtons hand={hand} />}
    </div>
  );
}

function ZoomButtons({ hand: { zoom, step, whole } }: { hand: HandZoomState }) {
  return (
    <div
      role="group"
      aria-label="Size of the pages"
      className="fixed right-3 bottom-[calc(var(--bottom-bar,0px)+0.75rem)] z-36 flex flex-col rounded-md short:flex-row-reverse border border-line bg-sheet shadow-lifted"
    >
      {zoom > 1 && (
        <IconButton label="Whole width" onClick={whole}>
          <ShrinkIcon />
        </IconButton>
      )}
      <IconButton
        label="Zoom in"
        aria-disabled={zoom >= GREATEST_ZOOM || undefined}
        onClick={() => step('in')}
      >
        <PlusIcon />
      </IconButton>
      <IconButton label="Zoom out" aria-disabled={zoom === 1 || undefined} onClick={() => step('out')}>
        <MinusIcon />
      </IconButton>
      <span role="status" className="visually-hidden">
        {zoom > 1 && `Pages at ${Math.round(zoom * 100)}% of the width`}
      </span>
    </div>
  );
}

/** How the pages' region looks and what keys do in it, by how they are zoomed. */
export function handZoomed({ offered, zoom, step, whole }: HandZoomState) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (!offered || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') step('in');
    else if (event.key === '-') step('out');
    else if (event.key === '0' || (event.key === 'Escape' && zoom > 1)) whole();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    onKeyDown,
    style: { '--hand-zoom': zoom } as CSSProperties, // React's type lists no variables.
    className: classNames(
      // The browser pans; two fingers are for the pages (pinch.ts).
      offered && '[touch-action:pan-x_pan-y]',
      zoom > 1 &&
        'overflow-auto overscroll-contain not-in-[[role=dialog]]:fixed not-in-[[role=dialog]]:inset-0 not-in-[[role=dialog]]:z-35 not-in-[[role=dialog]]:rounded-none! not-in-[[role=dialog]]:p-3! not-in-[[role=dialog]]:pb-[calc(var(--bottom-bar,0px)+0.75rem)]!',
    ),
  };
}

/** Whether an element lies, at its middle, under the pages. */
function isUnder(element: Element, region: HTMLElement | null): boolean {
  if (region === null || region.contains(element)) return false;
  const { left, top, width, height } = element.getBoundingClientRect();
  return region.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
