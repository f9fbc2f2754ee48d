import { useEffect, useRef, type ReactNode } from 'react';

type ReviewHeadProps = {
  /** Names the section that it heads. */
  id: string;
  title: string;
  /** What was read, and where it came from. */
  from: string;
  /** What was read: with another one the head takes the focus anew. */
  read: unknown;
  /** What else can be done with it. */
  children: ReactNode;
};

/** The head of a review: it takes the focus once something was read, so that the review is read from its beginning. */
export function ReviewHead({ id, title, from, read, children }: ReviewHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [read]);
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="min-w-0">
        <h1 ref={heading} id={id} tabIndex={-1} className="text-3xl outline-none">
          {title}
        </h1>
        <p className="mt-2 wrap-anywhere text-ink-soft">{from}</p>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </header>
  );
}
