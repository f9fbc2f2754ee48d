import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PhotoShape } from '#documents/catalog/design.ts';
import { ApiError, isErased, isSignedOut } from '#platform/http/api-error.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { sendPhoto } from './calls.ts';
import { framedPhoto, openPicture, PictureRefusedError } from './chosen-picture.ts';
import { FrameControls } from './frame-controls.tsx';
import { wholeFrame, type Framed } from './frame.ts';

export type CropDialogProps = {
  /** What was chosen; or what was framed already, and is sent once more. */
  chosen: File | Framed;
  /** What the design cuts photos to; nothing where it has no place for one. */
  shape: PhotoShape | undefined;
  /** The photo is kept under this id. */
  onDone: (id: string) => void;
  /** With what is said where the picture is not taken. */
  onClose: (refusal?: string) => void;
  /** Nobody is signed in any more. */
  onSignedOut: (framed: Framed) => void;
};

const ADVICE =
  'Your face in the upper half looks best. What is outside of the frame never leaves your device.';

/** A window that is wide and low, as of a phone that lies: what stands below each other stands side by side there. */
const LOW = '(max-height: 30rem) and (min-width: 30rem)';

/** Frames a picture that was chosen, and sends what is in the frame. */
export function CropDialog({ chosen, shape, onDone, onClose, onSignedOut }: CropDialogProps) {
  const [framed, setFramed] = useState(chosen instanceof File ? undefined : chosen);
  const controls = useFocusOnceThere(framed !== undefined);
  const isLow = useMediaQuery(LOW);
  useOpened(chosen, setFramed, onClose);
  const { send, busy, problem } = useSending(onDone, onSignedOut);
  const buttons = (
    <>
      <Button variant="secondary" onClick={() => onClose()}>
        Cancel
      </Button>
      <Button busy={busy || !framed} busyLabel="One moment…" onClick={() => framed && void send(framed)}>
        Use photo
      </Button>
    </>
  );
  const problemLine = (
    <p role="alert" className="mt-3 text-sm text-danger empty:hidden">
      {problem}
    </p>
  );
  const beside = (
    <>
      <p className="text-sm text-ink-soft">{ADVICE}</p>
      {problemLine}
      <div className="flex justify-end gap-2">{buttons}</div>
    </>
  );
  return (
    <Dialog
      open
      unasked
      onOpenChange={(open) => !open && onClose()}
      title="Frame your photo"
      {...(isLow ? { size: 'wide' } : { description: ADVICE, footer: buttons })}
    >
      {framed ? (
        <div ref={controls}>
          <FrameControls {...{ framed, shape, busy }} onFramed={setFramed} beside={isLow && beside} />
        </div>
      ) : (
        <p role="status">Opening…</p>
      )}
      {isLow ? !framed && beside : problemLine}
    </Dialog>
  );
}

/** Gives the frame the focus once it is there, unless the person has gone elsewhere meanwhile. */
function useFocusOnceThere(isThere: boolean) {
  const controls = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isOnWindow = document.activeElement?.getAttribute('role') === 'dialog';
    if (isThere && isOnWindow) controls.current?.querySelector<HTMLElement>('[role=application]')?.focus();
  }, [isThere]);
  return controls;
}

function useSending(onDone: CropDialogProps['onDone'], onSignedOut: CropDialogProps['onSignedOut']) {
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const sending = useRef<AbortController>(undefined);
  // Whoever cancels, or goes elsewhere, wants no photo that arrives later.
  useEffect(() => () => sending.current?.abort(), []);

  const send = async (framed: Framed) => {
    setBusy(true);
    setProblem('');
    const { signal } = (sending.current = new AbortController());
    try {
      const { id } = await sendPhoto({ body: await framedPhoto(framed.picture, framed.frame), signal });
      if (!signal.aborted) onDone(id);
    } catch (error) {
      if (signal.aborted) return;
      setProblem(problemOf(error));
      setBusy(false);
      if (isSignedOut(error)) onSignedOut(framed);
    }
  };
  return { send, busy, problem };
}

/** Opens the file that was chosen; what cannot be opened is said where it was chosen. */
function useOpened(
  chosen: File | Framed,
  onFramed: (framed: Framed) => void,
  onRefused: (refusal: string) => void,
): void {
  const opened = useEffectEvent((picture: HTMLCanvasElement) =>
    onFramed({ picture, frame: wholeFrame(picture) }),
  );
  const refused = useEffectEvent((error: unknown) => onRefused(problemOf(error)));
  useEffect(() => {
    if (!(chosen instanceof File)) return undefined;
    let isOver = false;
    openPicture(chosen).then(
      (picture) => isOver || opened(picture),
      (error: unknown) => isOver || refused(error),
    );
    return () => {
      isOver = true;
    };
  }, [chosen]);
}

function problemOf(error: unknown): string {
  if (error instanceof PictureRefusedError) return error.message;
  if (isSignedOut(error) && !isErased(error))
    return 'Your session has ended. Please sign in again: nothing is lost.';
  // What stands between us and the person, a proxy, may answer without a word.
  if (error instanceof ApiError && error.message !== '') return error.message;
  return 'We cannot reach our server, so the photo is not kept yet. Please check your connection and try again. Nothing that you wrote is lost.';
}
