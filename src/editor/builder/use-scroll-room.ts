import { useEffect } from 'react';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { SIDE_BY_SIDE } from '#editor/merge/side-by-side.ts';

/**
 * Tells the page where a builder's bars stick to the window, two at the top or one at each end, so that neither what
 * takes the focus nor a toast comes to lie under them.
 */
export function useScrollRoom() {
  const wide = useMediaQuery(SIDE_BY_SIDE);
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingTop = wide ? '9rem' : '';
    style.scrollPaddingBottom = wide ? '' : '6rem';
    style.setProperty('--bottom-bar', wide ? '0px' : '4rem');
    return () => {
      style.scrollPaddingTop = '';
      style.scrollPaddingBottom = '';
      style.removeProperty('--bottom-bar');
    };
  }, [wide]);
}
