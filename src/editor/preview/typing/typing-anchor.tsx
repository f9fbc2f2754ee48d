import { useLayoutEffect, useRef, useState } from 'react';
import type { PagePart } from './anchor.ts';

type TypingAnchorProps = {
  /** The parts of the page that the open field may stand beside, the best first. */
  boxes: readonly PagePart[];
  /** The page's size in points. */
  page: { width: number; height: number };
  /** Told what stands on the page where the field is to stand beside. */
  onAnchor: (anchor: HTMLElement | null) => void;
};

/** Of the window's height, what may be taken by the text that the field stands beside: the field needs room, too. */
const MOST = 0.4;

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** Stands over the text of the open field; the page is moved as little as it takes to have it in sight. */
export function TypingAnchor({ boxes, page, onAnchor }: TypingAnchorProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const [pixels, setPixels] = useState(1);
  const box = boxes.find(({ height }) => height * pixels <= window.innerHeight * MOST) ?? boxes.at(-1);
  useLayoutEffect(() => {
    const shown = anchor.current?.offsetParent?.clientHeight ?? 0;
    if (shown > 0) setPixels(shown / page.height);
  }, [page.height, boxes]);
  useLayoutEffect(() => {
    onAnchor(anchor.current);
    return () => onAnchor(null);
  }, [onAnchor]);
  const [top, left] = [box?.y, box?.x];
  useLayoutEffect(() => {
    anchor.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [top, left]);
  if (!box) return null;
  return (
    <span
      ref={anchor}
      aria-hidden
      style={{
        left: percent(box.x, page.width),
        top: percent(box.y, page.height),
        width: percent(box.width, page.width),
        height: percent(box.height, page.height),
      }}
      className="pointer-events-none absolute scroll-my-4"
    />
  );
}
