import { useRef, type CSSProperties } from 'react';
import { Skeleton } from '../../display/skeleton.tsx';
import { PageCanvas } from './page-canvas.tsx';
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
  /** Told which page is in sight, from 0. */
  onPage: (index: number) => void;
  /** Told how wide the pages are, in pixels of the device. */
  onWidth: (pageWidth: number) => void;
};

const SHEET = 'mx-auto block h-auto w-full bg-white shadow-sheet';

/** The pages as they will be printed, one below the other. */
export function PreviewPages({ pictures, subject, shown, zoom, onPage, onWidth }: PreviewPagesProps) {
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
          <li key={index}>
            {page.kind === 'canvas' ? (
              <PageCanvas page={page} label={label} shown={shown} className={SHEET} />
            ) : (
              <img
                src={page.url}
                width={page.width}
                height={page.height}
                decoding="sync"
                alt={label}
                className={SHEET}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}
