import { useEffect } from 'react';
import { useMediaQuery } from '../use-media-query.ts';
import { SIDE_BY_SIDE } from './side-by-side.ts';

/** Keeps what takes the focus clear of the bars that stick to the window: two at the top, or one at each end. */
export function useScrollRoom() {
  const wide = useMediaQuery(SIDE_BY_SIDE);
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingTop = wide ? '9rem' : '';
    style.scrollPaddingBottom = wide ? '' : '6rem';
    return () => {
      style.scrollPaddingTop = '';
      style.scrollPaddingBottom = '';
    };
  }, [wide]);
}
