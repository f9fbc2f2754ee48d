import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router';

/**
 * Makes going to another page within the application what loading it would be: the focus, which has gone with the old
 * page or stayed on the link in its frame, begins at the new page's content. A page that takes the focus itself keeps
 * it, and so does one that only changes its address.
 * @returns the title to be read out
 */
export function useArrival(content: RefObject<HTMLElement | null>): string {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const main = content.current;
    const focused = document.activeElement;
    if (!main || (focused !== main && main.contains(focused))) return;
    main.focus({ preventScroll: true });
    setTitle(document.title);
  }, [pathname, content]);
  return title;
}
