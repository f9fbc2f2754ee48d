import { useEffect, useRef, useState, type RefObject } from 'react';
import type { CheckerEngine } from '../analysis/checker-engine.ts';

/** How a page's picture stands: not asked for yet, on the screen, or not to be had. */
export type PictureState = 'waiting' | 'drawn' | 'absent';

/** How much wider than its picture a page may grow before it is drawn anew. */
const TOLERANCE = 1.15;
/** Drawn before it comes into sight, this far ahead. */
const AHEAD = '400px';

/** Draws a page on its canvas when it comes into sight, and again when it has grown. */
export function usePagePicture(
  canvas: RefObject<HTMLCanvasElement | null>,
  engine: CheckerEngine,
  page: number,
): PictureState {
  const [state, setState] = useState<PictureState>('waiting');
  const drawnWidth = useRef(0);
  useEffect(() => {
    const target = canvas.current;
    if (!target) return;
    let closed = false;
    let visible = false;
    let width = 0;
    const draw = async () => {
      const wanted = Math.round(width * devicePixelRatio);
      if (!visible || wanted === 0 || wanted <= drawnWidth.current * TOLERANCE) return;
      drawnWidth.current = wanted;
      const bitmap = await engine.draw(page, wanted).catch(() => null);
      if (closed) return bitmap?.close();
      if (!bitmap) return setState((now) => (now === 'drawn' ? now : 'absent'));
      target.width = bitmap.width;
      target.height = bitmap.height;
      target.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
      setState('drawn');
    };
    const seen = new IntersectionObserver(
      ([entry]) => {
        visible = entry?.isIntersecting ?? false;
        void draw();
      },
      { rootMargin: AHEAD },
    );
    const sized = new ResizeObserver(([entry]) => {
      width = entry?.contentRect.width ?? 0;
      void draw();
    });
    seen.observe(target);
    sized.observe(target);
    return () => {
      closed = true;
      drawnWidth.current = 0;
      seen.disconnect();
      sized.disconnect();
    };
  }, [canvas, engine, page]);
  return state;
}
