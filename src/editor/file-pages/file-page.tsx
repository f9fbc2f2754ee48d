import { useRef, type CSSProperties, useEffect, useState, type RefObject } from 'react';
import type { Box, ParsedFile, ParsedPage } from '#documents/parser/parsed-file.ts';
import { classNames } from '#ui/class-names.ts';
import { fileTexts } from './file-texts.ts';
import { PageLines } from './page-lines.tsx';
import { boxesOnPage, type Mark, useMarks } from './marks.ts';

/** The page is white in the dark as well, and its marks are those of the light. */
const TONES: Record<Mark['tone'], string> = {
  plain: 'outline-[#0d5c47] bg-[#0d5c47]/15',
  caution: 'outline-[#b07b00] bg-[#ffd34d]/30',
  danger: 'outline-[#b3231b] bg-[#b3231b]/15',
};

/** Draws a page of the file that was read, as wide as it is shown; null where that cannot be. */
export type PageDrawer = { draw(page: number, width: number): Promise<ImageBitmap | null> };

type FilePageProps = {
  file: ParsedFile;
  page: ParsedPage;
  engine: PageDrawer;
  marks: readonly Mark[];
  onPick: (id: string) => void;
};

/** A page as it looks, with the places of what was read and found on it. */
export function FilePage({ file, page, engine, marks, onPick }: FilePageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const picture = usePagePicture(canvas, engine, page.number);
  const { active } = useMarks();
  if (picture === 'absent') return <PageLines file={file} page={page.number} marks={marks} onPick={onPick} />;
  return (
    <div
      // Beside the report a page is small enough to be seen as a whole, unless its text would be too small to read.
      className="relative w-full overflow-hidden rounded-sm bg-white shadow-sheet lg:mx-auto lg:max-w-[max(26rem,calc((100dvh-10rem)*var(--sides)))]"
      style={{ aspectRatio: `${page.width} / ${page.height}`, ...sidesOf(page) }}
    >
      <canvas
        ref={canvas}
        role="img"
        aria-label={fileTexts.page(page.number, file.pages.length)}
        className={classNames('block size-full transition-opacity', picture === 'waiting' && 'opacity-0')}
      />
      {marks.map((mark) =>
        boxesOnPage(mark, file, page.number).map((box, index) => (
          // For the pointer alone: the keyboard goes from the value to its place.
          <button
            key={`${mark.id}-${index}`}
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            data-mark={mark.id}
            onClick={() => onPick(mark.id)}
            style={placeOf(box, page)}
            className={classNames(
              'absolute rounded-sm transition-opacity',
              TONES[mark.tone],
              active === mark.id ? 'z-10 outline-2 opacity-100' : 'outline-1 opacity-30 hover:opacity-100',
            )}
          />
        )),
      )}
    </div>
  );
}

function sidesOf({ width, height }: ParsedPage): CSSProperties {
  // React's types know no properties of one's own.
  return { '--sides': width / height } as CSSProperties;
}

/** A little around the letters, so that the frame does not touch them; in points, as the page's own measures. */
const AIR = 1.5;

function placeOf({ left, top, right, bottom }: Box, { width, height }: ParsedPage) {
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;
  return {
    left: percent(left - AIR, width),
    top: percent(top - AIR, height),
    width: percent(right - left + 2 * AIR, width),
    height: percent(bottom - top + 2 * AIR, height),
  };
}

/** How a page's picture stands: not asked for yet, on the screen, or not to be had. */
type PictureState = 'waiting' | 'drawn' | 'absent';

/** How much wider than its picture a page may grow before it is drawn anew. */
const TOLERANCE = 1.15;
/** Drawn before it comes into sight, this far ahead. */
const AHEAD = '400px';

/** Draws a page on its canvas when it comes into sight, and again when it has grown. */
function usePagePicture(
  canvas: RefObject<HTMLCanvasElement | null>,
  engine: PageDrawer,
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
