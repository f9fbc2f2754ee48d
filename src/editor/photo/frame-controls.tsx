import { useId, type ReactNode } from 'react';
import type { PhotoShape } from '#documents/catalog/design.ts';
import { Button } from '#ui/buttons/button.tsx';
import { turnedRight } from './chosen-picture.ts';
import { wholeFrame, within, ZOOM_MAX, type Frame, type Framed } from './frame.ts';
import { FramedPicture } from './framed-picture.tsx';
import { printsBlurred } from './sharpness.ts';

const CUTS: Readonly<Record<PhotoShape, string | undefined>> = {
  round: 'Your template cuts the photo round: what is dimmed is not printed in it.',
  square: 'Your template cuts the photo square: what is dimmed is not printed in it.',
  portrait: undefined,
};

const BLURRED =
  'The frame has few pixels: on paper the photo will look blurred. You can use it all the same; a larger picture looks sharper.';

type FrameControlsProps = {
  framed: Framed;
  shape: PhotoShape | undefined;
  /** While it is sent: what is sent is what is seen. */
  busy: boolean;
  onFramed: (framed: Framed) => void;
  /** What stands beside the picture where the window is too low to have it below; nothing elsewhere. */
  beside: ReactNode;
};

/** The picture in its frame, what changes that, and what comes of it in print. */
export function FrameControls({ framed, shape, busy, onFramed, beside }: FrameControlsProps) {
  const slider = useId();
  const { picture, frame } = framed;
  const change = (next: Frame) => onFramed({ picture, frame: next });
  const turn = () => {
    const turned = turnedRight(picture);
    onFramed({ picture: turned, frame: wholeFrame(turned) });
  };
  const cut = shape && CUTS[shape];
  return (
    <div className={beside ? 'grid grid-cols-[auto_1fr] gap-x-5' : 'space-y-4'}>
      <div inert={busy} className={beside ? 'w-[min(16rem,calc((100dvh-9rem)*.8))]' : undefined}>
        <FramedPicture {...{ picture, frame, shape }} onFrame={change} />
      </div>
      <div className="space-y-3">
        <div inert={busy} className="flex flex-wrap items-center justify-center gap-3">
          <label htmlFor={slider} className="text-sm font-semibold">
            Size
          </label>
          <input
            id={slider}
            type="range"
            min={1}
            max={ZOOM_MAX}
            step={0.05}
            value={frame.zoom}
            onChange={({ target }) => change(within(picture, { ...frame, zoom: Number(target.value) }))}
            className="min-w-0 grow accent-accent"
          />
          <Button variant="secondary" size="small" onClick={turn}>
            Turn
          </Button>
        </div>
        {cut && <p className="text-sm text-ink-soft">{cut}</p>}
        <p role="status" className="text-sm text-caution empty:hidden">
          {printsBlurred(picture, frame) && BLURRED}
        </p>
        {beside}
      </div>
    </div>
  );
}
