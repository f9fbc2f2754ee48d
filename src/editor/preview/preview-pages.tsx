import { useRef, type CSSProperties, type MouseEvent } from 'react';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { FieldMarks } from './field-marks.tsx';
import { placeAt } from './field-places.ts';
import type { Place } from '#documents/render/places/document-layout.ts';
import { PageCanvas } from './page-canvas.tsx';
import { PageDrawing } from './page-drawing.tsx';
import type { PagePicture } from './page-painter.ts';
import { useCurrentPage } from './use-current-page.ts';
import { usePageWidth } from './use-page-width.ts';
import { pageWidth, type Zoom } from './zoom.ts';

type PreviewPagesProps = {
  pictures: PagePicture[] | null;
  /** What the pages are of, for those who cannot see them: "your resume". */
  subject: string;
  /** Whether the pages are shown here: a canvas can only be in one place. */
  shown: boolean;
  zoom: Zoom;
  /** Where the fields' texts stand. */
  places: readonly Place[];
  /** Those of the field at hand. */
  marked: readonly Place[];
  /** Told which text was pressed, and how far through it. */
  onText: (place: Place, share: number) => void;
  /** Told which page is in sight, from 0. */
  onPage: (index: number) => void;
  /** Told how wide the pages are, in pixels of the device. */
  onWidth: (pageWidth: number) => void;
};

const SHEET = 'mx-auto block h-auto w-full bg-white shadow-sheet';

/** The pages as they will be printed, one below the other. */
export function PreviewPages(props: PreviewPagesProps) {
  const { pictures, subject, shown, zoom, places, marked, onText, onPage, onWidth } = props;
  const list = useRef<HTMLOListElement>(null);
  usePageWidth(list, shown && pictures !== null, onWidth);
  useCurrentPage(list, pictures?.length ?? 0, shown, onPage);
  const first = pictures?.[0];
  if (!pictures || !first) {
    return (
      <div role="status">
        <span className="visually-hidden">Drawing the first page…</span>
        <Skeleton className="mx-auto aspect-[595/842] w-full max-w-[52rem]" />
      </div>
    );
  }
  // Zoom is for screens with room: on small ones a page is as wide as its place.
  const width = { '--page-width': pageWidth(zoom, first) } as CSSProperties; // React's type lists no variables.
  return (
    <ol ref={list} style={width} className="mx-auto w-full space-y-4 lg:w-(--page-width)">
      {pictures.map((page, index) => {
        const label = `Page ${index + 1} of ${pictures.length} of ${subject}`;
        return (
          // Whoever cannot press a text goes to its field in the editor.
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
          <li
            key={index}
            className="relative"
            onClick={(event) => {
              const pressed = textAt(event, page, places, index);
              if (pressed) onText(pressed.place, pressed.share);
            }}
            onMouseMove={(event) => {
              event.currentTarget.style.cursor = textAt(event, page, places, index) ? 'text' : '';
            }}
          >
            {page.kind === 'canvas' ? (
              <PageCanvas page={page} label={label} shown={shown} className={SHEET} />
            ) : (
              <PageDrawing page={page} label={label} className={SHEET} />
            )}
            <FieldMarks page={page} places={marked.filter((place) => place.page === index)} />
          </li>
        );
      })}
    </ol>
  );
}

/** The text under the pointer, and how far through it that is. */
function textAt(event: MouseEvent, page: PagePicture, places: readonly Place[], index: number) {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  const x = ((event.clientX - left) / width) * page.width;
  const y = ((event.clientY - top) / height) * page.height;
  const place = placeAt(places, index, x, y);
  return place && { place, share: Math.min(1, Math.max(0, (x - place.x) / place.width)) };
}
