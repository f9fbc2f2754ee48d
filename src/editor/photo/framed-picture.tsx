import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { PhotoShape } from '#documents/catalog/design.ts';
import { classNames } from '#ui/class-names.ts';
import { dragged, seen, zoomed, type Frame } from './frame.ts';

type FramedPictureProps = {
  picture: HTMLCanvasElement;
  frame: Frame;
  /** What the design cuts the photo to. */
  shape: PhotoShape | undefined;
  onFrame: (frame: Frame) => void;
};

/** Pixels of the window; it is shown smaller where there is less room. */
const WINDOW = { width: 480, height: 600 };
const KEY_STEP = 0.04;
/** The picture goes where the arrow points, as it follows a finger. */
const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
};
const ZOOMS: Readonly<Record<string, number>> = { '+': 1.1, '=': 1.1, '-': 1 / 1.1 };

/** A picture under the frame: moved and enlarged by pointers, the wheel and keys. */
export function FramedPicture({ picture, frame, shape, onFrame }: FramedPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const held = useRef(new Map<number, { x: number; y: number }>());
  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (!pen) return;
    const { x, y, width, height } = seen(picture, frame);
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(picture, x, y, width, height, 0, 0, WINDOW.width, WINDOW.height);
  }, [picture, frame]);

  const turnWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    onFrame(zoomed(picture, frame, Math.exp(-event.deltaY / 500)));
  });
  useEffect(() => {
    const element = canvas.current;
    const listen = (event: WheelEvent) => turnWheel(event);
    // React's own listens without the right to keep the page from scrolling.
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, []);

  const down = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const move = (event: PointerEvent<HTMLCanvasElement>) => {
    const before = held.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    held.current.set(event.pointerId, now);
    const { width, height } = event.currentTarget.getBoundingClientRect();
    const [other] = [...held.current].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    if (!other) {
      onFrame(dragged(picture, frame, (now.x - before.x) / width, (now.y - before.y) / height));
      return;
    }
    const apart = (at: { x: number; y: number }) => Math.hypot(at.x - other.x, at.y - other.y) || 1;
    onFrame(zoomed(picture, frame, apart(now) / apart(before)));
  };
  const letGo = ({ pointerId }: PointerEvent) => void held.current.delete(pointerId);
  const press = (event: KeyboardEvent) => {
    const by = MOVES[event.key];
    const times = ZOOMS[event.key];
    if (by) onFrame(dragged(picture, frame, ...by));
    else if (times !== undefined) onFrame(zoomed(picture, frame, times));
    else return;
    event.preventDefault();
  };

  return (
    // What is moved by keys has no other role that says so.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- as its role says, it takes keys
    <div
      role="application"
      aria-label="Frame of the photo. Arrow keys move the photo in it, plus and minus change its size."
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it takes keys
      tabIndex={0}
      onKeyDown={press}
      className="relative mx-auto w-full max-w-[min(16rem,calc((100dvh-9rem)*.8))] overflow-hidden rounded-md border border-edge"
    >
      <canvas
        ref={canvas}
        {...WINDOW}
        aria-hidden="true"
        className="block w-full cursor-move touch-none"
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={letGo}
        onPointerCancel={letGo}
      />
      {shape && shape !== 'portrait' && <Cut isRound={shape === 'round'} />}
    </div>
  );
}

/** Dims what the design cuts off; where it cuts stands in templates/lib/photo.typ: more below than above. */
function Cut({ isRound }: { isRound: boolean }) {
  return (
    <div
      aria-hidden="true"
      data-cut={isRound ? 'round' : 'square'}
      className={classNames(
        'pointer-events-none absolute inset-x-0 top-[7%] aspect-square border-2 border-white',
        'shadow-[0_0_0_100rem_rgb(0_0_0/.55)]',
        isRound && 'rounded-full',
      )}
    />
  );
}
