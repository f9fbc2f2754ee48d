import { useEffect, useRef, type RefObject } from 'react';

/** Whether somebody is still where they asked for something: an answer that comes later leads nobody away. */
export function useIsHere(open = true): RefObject<boolean> {
  const here = useRef(open);
  useEffect(() => {
    here.current = open;
    return () => {
      here.current = false;
    };
  }, [open]);
  return here;
}
