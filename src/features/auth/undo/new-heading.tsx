import { useEffect, useRef, type ReactNode } from 'react';

/** The heading of a page. @param focused where the button that was pressed is gone: whoever hears the page is told by it */
export function NewHeading({ focused, children }: { focused: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
      {children}
    </h1>
  );
}
