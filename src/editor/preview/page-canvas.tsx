import { useLayoutEffect, useRef } from 'react';
import { PageBox, WHOLE_BOX } from './page-box.tsx';
import type { DrawnPage } from './preview-source.ts';

type PageCanvasProps = {
  page: Extract<DrawnPage, { kind: 'canvas' }>;
  label: string;
  /** Whether the canvas is to be here: the same one is moved into the full-screen preview and back. */
  shown: boolean;
  className: string;
};

/** A page on its canvas, which keeps its size while the canvas is elsewhere. */
export function PageCanvas({ page, label, shown, className }: PageCanvasProps) {
  const box = useRef<HTMLDivElement>(null);
  const { canvas } = page;
  useLayoutEffect(() => {
    if (!shown) return;
    canvas.style.cssText = WHOLE_BOX;
    box.current?.replaceChildren(canvas);
  }, [canvas, shown]);
  return <PageBox ref={box} page={page} label={label} className={className} />;
}
