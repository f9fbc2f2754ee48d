import type { MouseEvent, ReactNode } from 'react';
import { IN_PAGE_LINK } from '#ui/in-page-link.ts';

type PreviewLinkProps = {
  /** The picture's own file, for whoever has no script or wants it in a tab of its own. */
  href: string;
  label: string;
  onPreview: () => void;
  children: ReactNode;
};

/** A picture that opens large over the page. */
export function PreviewLink({ href, label, onPreview, children }: PreviewLinkProps) {
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onPreview();
  };
  return (
    <a
      href={href}
      aria-label={label}
      onClick={open}
      {...{ [IN_PAGE_LINK]: '' }}
      className="group/picture block aspect-4/5 cursor-zoom-in overflow-hidden bg-desk px-[9%] pt-[9%] focus-visible:-outline-offset-2"
    >
      {children}
    </a>
  );
}
