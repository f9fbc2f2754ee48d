import { useEffect, useState, type RefObject } from 'react';
import { Button } from '#ui/buttons/button.tsx';

type ShowMarkButtonProps = {
  /** Where the marks are. */
  region: RefObject<HTMLElement | null>;
  /** Changes whenever marks come, go or move. */
  marks: object;
};

/** Leads to the mark where it is out of sight: pages never move by themselves while somebody writes. */
export function ShowMarkButton({ region, marks }: ShowMarkButtonProps) {
  const [away, setAway] = useState(false);
  const first = () => region.current?.querySelector('[data-field-marks] > span');
  useEffect(() => {
    const mark = region.current?.querySelector('[data-field-marks] > span');
    if (!mark) return;
    const observer = new IntersectionObserver(([entry]) => setAway(entry?.isIntersecting === false));
    observer.observe(mark);
    return () => {
      observer.disconnect();
      setAway(false);
    };
  }, [region, marks]);
  if (!away) return null;
  return (
    <div className="pointer-events-none sticky bottom-[calc(var(--bottom-bar,0px)+1rem)] z-10 flex justify-center">
      <Button
        size="small"
        className="pointer-events-auto shadow-lifted"
        onClick={() => {
          first()?.scrollIntoView({ block: 'center' });
          // The button goes with the mark in sight; the focus stays in the pages.
          region.current?.focus({ preventScroll: true });
        }}
      >
        Show where this is
      </Button>
    </div>
  );
}
