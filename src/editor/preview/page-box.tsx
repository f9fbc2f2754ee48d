import type { Ref } from 'react';

type PageBoxProps = {
  ref: Ref<HTMLDivElement>;
  /** In points. */
  page: { width: number; height: number };
  label: string;
  className: string;
};

/** Where a page stands, with the page's sides, whatever is in it at the moment. */
export function PageBox({ ref, page, label, className }: PageBoxProps) {
  return (
    <div
      ref={ref}
      role="img"
      aria-label={label}
      style={{ aspectRatio: `${page.width} / ${page.height}` }}
      className={className}
    />
  );
}

/** What fills the box. */
export const WHOLE_BOX = 'display: block; width: 100%; height: 100%';
