import { useRef, type CSSProperties, type MouseEvent, useEffect, type RefObject } from 'react';
import type { Place } from '#documents/render/places/field-places.ts';
import { Skeleton } from '#ui/display/loaded.tsx';
import { bulletAt, FieldMarks, placeAt } from './field-marks.tsx';
import { CanvasPage, SvgPage } from './page-view.tsx';
import type { PaintedPage } from './preview-source.ts';
import type { PagePart } from './typing/anchor.ts';
import { TypingAnchor } from './typing/typing-anchor.tsx';
import { pageWidth, type Zoom } from './zoom.ts';

export type PreviewPagesProps = {
  pages: readonly PaintedPage[] | null;
  /** What the pages are of, for those who cannot see them: "your resume". */
  subject: string;
  /** Whether the pages are shown here: a canvas can only be in one place. */
  shown: boolean;
  zoom: Zoom;
  /** Where the fields' texts stand. */
  places: readonly Place[];
  /** Those of the focused field. */
  marked: readonly Place[];
  /** Whether those have the focus. */
  markFocused: boolean;
  /** What the open field may stand beside, the best first; none where no field is open on the page. */
  anchors: readonly PagePart[];
  onAnchor: (anchor: HTMLElement | null) => void;
  /** Told that the pointer is over a text, which may be pressed next. */
  onNear: () => void;
  /** Told which text was pressed, or chosen by keyboard. */
  onText: (pressed: PressedText) => void;
  /** Told which page is in sight, from 0. */
  onPage: (index: number) => void;
  /** Told how wide the pages are, in pixels of the device. */
  onWidth: (pageWidth: number) => void;
};

/** A text of the page that was pressed: how far through it, or its bullet. */
export type PressedText = { place: Place; share: number; bullet: boolean };

const SHEET = 'mx-auto block h-auto w-full bg-white shadow-sheet';

/** The pages as they will be printed, one below the other. */
export function PreviewPages(props: PreviewPagesProps) {
  const { pages, subject, shown, zoom, places, marked, anchors, onText, onPage, onWidth } = props;
  const list = useRef<HTMLOListElement>(null);
  usePageWidth(list, shown && pages !== null, onWidth);
  useCurrentPage(list, pages?.length ?? 0, shown, onPage);
  const first = pages?.[0];
  if (!pages || !first) {
    return (
      <div role="status">
        <span className="visually-hidden">Drawing the first page…</span>
        <Skeleton className="mx-auto aspect-[595/842] w-full max-w-[52rem]" />
      </div>
    );
  }
  // This zoom is for screens with room: on small ones a page is as wide as its place, or as fingers make it (hand-zoom).
  const width = { '--page-width': pageWidth(zoom, first) } as CSSProperties; // React's type lists no variables.
  return (
    <ol
      ref={list}
      style={width}
      className="mx-auto w-[calc(100%*var(--hand-zoom,1))] space-y-4 lg:w-(--page-width)"
    >
      {pages.map((page, index) => {
        const label = `Page ${index + 1} of ${pages.length} of ${subject}`;
        return (
          // For the pointer alone: by keyboard every text is reached in the reading of the pages, and in the editor.
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
          <li
            key={index}
            className="relative"
            onClick={(event) => {
              const pressed = textAt(event, page, places, index);
              if (pressed) onText(pressed);
            }}
            onMouseMove={(event) => {
              const isText = textAt(event, page, places, index) !== undefined;
              event.currentTarget.style.cursor = isText ? 'text' : '';
              if (isText) props.onNear();
            }}
          >
            {page.kind === 'canvas' ? (
              <CanvasPage page={page} label={label} shown={shown} className={SHEET} />
            ) : (
              <SvgPage page={page} label={label} className={SHEET} />
            )}
            <FieldMarks
              page={page}
              places={marked.filter((place) => place.page === index)}
              focused={props.markFocused}
            />
            {shown && anchors[0]?.page === index && (
              <TypingAnchor page={page} boxes={anchors} onAnchor={props.onAnchor} />
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** The text under the pointer, and how far through it that is. */
function textAt(
  event: MouseEvent,
  page: PaintedPage,
  places: readonly Place[],
  index: number,
): PressedText | undefined {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  const x = ((event.clientX - left) / width) * page.width;
  const y = ((event.clientY - top) / height) * page.height;
  const place = placeAt(places, index, x, y);
  if (place) return { place, share: Math.min(1, Math.max(0, (x - place.x) / place.width)), bullet: false };
  const bullet = bulletAt(places, index, x, y);
  return bullet && { place: bullet, share: 0, bullet: true };
}

/** Tells which of the listed pages stands in the middle of the window, from 0; between two, the one before. */
function useCurrentPage(
  list: RefObject<HTMLElement | null>,
  pages: number,
  active: boolean,
  onPage: (index: number) => void,
): void {
  useEffect(() => {
    if (!active || !list.current) return;
    const items = [...list.current.children];
    const observer = new IntersectionObserver(
      (entries) => {
        const inSight = entries.find((entry) => entry.isIntersecting);
        if (inSight) onPage(items.indexOf(inSight.target));
      },
      { rootMargin: '-50% 0px' },
    );
    for (const item of items) observer.observe(item);
    return () => observer.disconnect();
  }, [list, pages, active, onPage]);
}

/** Tells how wide an element is, in pixels of the device: at first, when it changes, and when the page is zoomed. */
function usePageWidth(
  element: RefObject<HTMLElement | null>,
  active: boolean,
  onWidth: (pixels: number) => void,
): void {
  useEffect(() => {
    const observed = element.current;
    if (!active || !observed) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) onWidth(devicePixels(entry));
    });
    try {
      observer.observe(observed, { box: 'device-pixel-content-box' });
    } catch {
      // Safari does not know the box.
      observer.observe(observed);
    }
    return () => observer.disconnect();
  }, [element, active, onWidth]);
}

function devicePixels({ devicePixelContentBoxSize, contentRect }: ResizeObserverEntry): number {
  const computed = contentRect.width * devicePixelRatio;
  // TypeScript's library takes it for given; Safari does not have it, and an emulated screen's is that of the real one.
  const [box] = (devicePixelContentBoxSize as readonly ResizeObserverSize[] | undefined) ?? [];
  return box && Math.abs(box.inlineSize - computed) < 2 ? box.inlineSize : computed;
}
