import { Dialog } from 'radix-ui';
import { useEffect, useState } from 'react';
import { useSession } from '#editor/session/use-session.ts';
import { Button, buttonStyle } from '#ui/buttons/button.tsx';
import { FullWindow } from '#ui/dialogs/full-window.tsx';
import { CloseIcon } from '#ui/display/icons.tsx';
import type { VersionsScreen } from './versions-screen.tsx';
import type { VersionsParts } from './versions-parts.ts';

type VersionsFrameProps<Data extends Record<string, unknown>> = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  parts: VersionsParts<Data>;
};

/** The versions of a document over the whole window; Escape or Close leads back to it. */
export function VersionsFrame<Data extends Record<string, unknown>>({
  open,
  onOpenChange,
  parts,
}: VersionsFrameProps<Data>) {
  const title = useSession(parts.session, ({ content }) => content.title);
  const head = (
    <>
      <Dialog.Title className="shrink-0 text-xl">Versions</Dialog.Title>
      <p className="line-clamp-2 min-w-0 grow text-sm wrap-anywhere text-ink-soft sm:text-base">{title}</p>
      <Dialog.Close className={buttonStyle('secondary', 'medium', 'shrink-0')}>
        <CloseIcon />
        Close
      </Dialog.Close>
    </>
  );
  return (
    <FullWindow
      open={open}
      onOpenChange={onOpenChange}
      onEscapeKeyDown={leavesInnerOnly}
      head={head}
      className="bg-paper text-ink"
    >
      <LoadedScreen parts={parts} onClose={() => onOpenChange(false)} />
    </FullWindow>
  );
}

/** The key leaves a form within it, or a question over it, and no more. */
function leavesInnerOnly(event: KeyboardEvent): void {
  const isInForm = event.target instanceof Element && event.target.closest('form') !== null;
  if (isInForm || document.querySelector('[role=alertdialog]')) event.preventDefault();
}

type LoadedScreenProps<Data extends Record<string, unknown>> = {
  parts: VersionsParts<Data>;
  onClose: () => void;
};
type LoadedModule = { VersionsScreen: typeof VersionsScreen };

/** The code of the versions is loaded when it is asked for; a bad network may withhold it. */
function LoadedScreen<Data extends Record<string, unknown>>({ parts, onClose }: LoadedScreenProps<Data>) {
  const [loaded, setLoaded] = useState<LoadedModule | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let left = false;
    setLoaded(null);
    import('./versions-screen.tsx').then(
      (module) => !left && setLoaded(module),
      () => !left && setLoaded('failed'),
    );
    return () => {
      left = true;
    };
  }, [attempt]);
  if (loaded === null) {
    return (
      <p role="status" className="p-6 text-ink-soft">
        Loading...
      </p>
    );
  }
  if (loaded === 'failed') {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 p-6">
        <p>The versions could not be loaded. Please check your connection. Nothing is lost.</p>
        <Button variant="secondary" size="small" onClick={() => setAttempt((count) => count + 1)}>
          Try again
        </Button>
      </div>
    );
  }
  return <loaded.VersionsScreen {...parts} onClose={onClose} />;
}
