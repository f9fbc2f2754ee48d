import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { ApiError } from '#platform/http/api-error.ts';
import { sendPhoto } from './calls.ts';
import { framedPhoto, openPicture, PictureRefusedError, turnedRight } from './chosen-picture.ts';
import { wholeFrame, within, ZOOM_MAX, type Frame } from './frame.ts';
import { FramedPicture } from './framed-picture.tsx';

export type CropDialogProps = {
  file: File;
  /** The photo is kept under this id. */
  onDone: (id: string) => void;
  /** With what is said where the picture is not taken. */
  onClose: (refusal?: string) => void;
};

type Framed = { picture: HTMLCanvasElement; frame: Frame };

/** Frames a picture that was chosen, and sends what is in the frame. */
export function CropDialog({ file, onDone, onClose }: CropDialogProps) {
  const [framed, setFramed] = useState<Framed>();
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  useOpened(file, setFramed, onClose);
  const sending = useRef<AbortController>(undefined);
  // Whoever cancels, or goes elsewhere, wants no photo that arrives later.
  useEffect(() => () => sending.current?.abort(), []);

  const send = async ({ picture, frame }: Framed) => {
    setBusy(true);
    setProblem('');
    const { signal } = (sending.current = new AbortController());
    try {
      const { id } = await sendPhoto({ body: await framedPhoto(picture, frame), signal });
      if (!signal.aborted) onDone(id);
    } catch (error) {
      if (signal.aborted) return;
      setProblem(problemOf(error));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Frame your photo"
      description="Your face in the upper half looks best. What is outside of the frame never leaves your device."
      footer={
        <>
          <Button variant="secondary" onClick={() => onClose()}>
            Cancel
          </Button>
          <Button busy={busy || !framed} busyLabel="One moment…" onClick={() => framed && void send(framed)}>
            Use photo
          </Button>
        </>
      }
    >
      {/* What is sent is what is seen. */}
      <div inert={busy}>
        {framed ? <FrameControls framed={framed} onFramed={setFramed} /> : <p role="status">Opening…</p>}
      </div>
      <p role="alert" className="mt-3 text-sm text-danger empty:hidden">
        {problem}
      </p>
    </Dialog>
  );
}

function FrameControls({ framed, onFramed }: { framed: Framed; onFramed: (framed: Framed) => void }) {
  const slider = useId();
  const { picture, frame } = framed;
  const change = (next: Frame) => onFramed({ picture, frame: next });
  const turn = () => {
    const turned = turnedRight(picture);
    onFramed({ picture: turned, frame: wholeFrame(turned) });
  };
  return (
    <div className="space-y-4">
      <FramedPicture picture={picture} frame={frame} onFrame={change} />
      <div className="flex flex-wrap items-center justify-center gap-3">
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
    </div>
  );
}

/** Opens the file that was chosen; what cannot be opened is said where it was chosen. */
function useOpened(
  file: File,
  onFramed: (framed: Framed) => void,
  onRefused: (refusal: string) => void,
): void {
  const opened = useEffectEvent((picture: HTMLCanvasElement) =>
    onFramed({ picture, frame: wholeFrame(picture) }),
  );
  const refused = useEffectEvent((error: unknown) => onRefused(problemOf(error)));
  useEffect(() => {
    let isOver = false;
    openPicture(file).then(
      (picture) => isOver || opened(picture),
      (error: unknown) => isOver || refused(error),
    );
    return () => {
      isOver = true;
    };
  }, [file]);
}

function problemOf(error: unknown): string {
  if (error instanceof PictureRefusedError) return error.message;
  // What stands between us and the person, a proxy, may answer without a word.
  if (error instanceof ApiError && error.message !== '') return error.message;
  return 'We cannot reach our server, so the photo is not kept yet. Please check your connection and try again. Nothing that you wrote is lost.';
}
