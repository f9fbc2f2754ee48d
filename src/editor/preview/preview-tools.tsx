import type { ReactNode } from 'react';
import { ChevronDownIcon } from '#ui/display/icons.tsx';
import { controlStyle } from '#ui/fields/text-controls.tsx';
import { asZoom, ZOOMS, type Zoom } from './zoom.ts';

type PreviewToolsProps = {
  pages: number;
  /** The page in sight, from 0. */
  page: number;
  zoom: Zoom;
  onZoom: (zoom: Zoom) => void;
  /** Stands beside the count of pages. */
  children?: ReactNode;
};

/** Where one is in the pages, and how large they are; a small screen shows them at its width. */
export function PreviewTools({ pages, page, zoom, onZoom, children }: PreviewToolsProps) {
  if (pages === 0) return null;
  return (
    <>
      <span className="text-sm text-ink-faint tabular-nums">
        {pages === 1 ? '1 page' : `Page ${Math.min(page, pages - 1) + 1} of ${pages}`}
      </span>
      {children}
      <span className="relative ml-auto block max-lg:hidden">
        <select
          aria-label="Zoom"
          value={zoom}
          onChange={({ target }) => onZoom(asZoom(target.value) ?? 'width')}
          className={controlStyle('min-h-11 appearance-none pr-9')}
        >
          {ZOOMS.map((each) => (
            <option key={each.zoom} value={each.zoom}>
              {each.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-2.5 size-5 -translate-y-1/2 text-ink-soft" />
      </span>
    </>
  );
}
