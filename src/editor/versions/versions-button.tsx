import { useState } from 'react';
import { Tooltip } from '#ui/display/tooltip.tsx';
import { useSession } from '#editor/session/use-session.ts';
import { IconButton } from '#ui/buttons/button.tsx';
import { VersionsIcon } from '#ui/display/icons.tsx';
import { VersionsFrame } from './versions-frame.tsx';
import type { VersionsParts } from './versions-parts.ts';

/** Opens the versions that were kept of a document; there is none of one that was never saved. */
export function VersionsButton<Data extends Record<string, unknown>>(parts: VersionsParts<Data>) {
  const isStored = useSession(parts.session, ({ stored }) => stored !== null);
  const [open, setOpen] = useState(false);
  if (!isStored) return null;
  return (
    <>
      <Tooltip text="Versions" side="bottom">
        <IconButton
          label="Versions"
          aria-haspopup="dialog"
          // One group with Undo and Redo.
          className="-ml-1"
          onClick={() => setOpen(true)}
        >
          <VersionsIcon />
        </IconButton>
      </Tooltip>
      <VersionsFrame open={open} onOpenChange={setOpen} parts={parts} />
    </>
  );
}
