import { useEffect, type ReactNode, type Ref } from 'react';
import { createPortal } from 'react-dom';
import { useMediaQuery } from '#ui/use-media-query.ts';

/** Then nothing keeps standing over the page: of a window this low nothing would be left. */
const TINY = '(max-height: 20rem)';

type ReviewBarProps = {
  /** What is to stand in it, from within the review. */
  slot?: Ref<HTMLDivElement>;
  children?: ReactNode;
};

/**
 * Holds the way on at the end of the window, since a review is many screens long on a phone. What takes the focus, and
 * toasts, stay clear of it.
 */
export function ReviewBar({ slot, children }: ReviewBarProps) {
  const tiny = useMediaQuery(TINY);
  useEffect(() => {
    if (tiny) return undefined;
    const { style } = document.documentElement;
    style.scrollPaddingBottom = '6rem';
    style.setProperty('--bottom-bar', '4.25rem');
    return () => {
      style.scrollPaddingBottom = '';
      style.removeProperty('--bottom-bar');
    };
  }, [tiny]);
  return (
    <div className="sticky bottom-0 z-20 border-t border-line bg-sheet py-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] short:py-1 tiny:static">
      <div ref={slot} className="page-width flex items-center gap-x-4 gap-y-1">
        {children}
      </div>
    </div>
  );
}

/** In the bar of the review; where there is none, in place. */
export function InReviewBar({ bar, children }: { bar: HTMLElement | null; children: ReactNode }) {
  return bar ? createPortal(children, bar) : children;
}
