import { useRef, useState } from 'react';
import { NEWEST_DRAWING } from '#documents/look/drawing.ts';
import type { PicturedKind } from '#editor/template-pages/template-pages.ts';
import { useEditorSession, useSession } from '#editor/session/use-session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { onDemand } from '#ui/display/on-demand.tsx';
import { focusAsLastUsed } from '#ui/quiet-focus.ts';
import { DRAWING_TEXTS } from './drawing-texts.ts';
import { drawingOf, withNewestDrawing } from './template-choice.ts';

const DrawingsDialog = onDemand(async () => (await import('./drawings-dialog.tsx')).DrawingsDialog);

type NewDrawingProps = { pictured: PicturedKind; noun: string };

/** Offers the newest drawing of the design where the document has an older one, with both pages to look at. */
export function NewDrawing({ pictured, noun }: NewDrawingProps) {
  const session = useEditorSession();
  const isOlder = useSession(session, ({ content }) => drawingOf(content) !== NEWEST_DRAWING);
  const [isOpen, setOpen] = useState(false);
  const [isTaken, setTaken] = useState(false);
  const line = useRef<HTMLParagraphElement>(null);

  const take = () => {
    session.edit(withNewestDrawing, 'template');
    setOpen(false);
    setTaken(true);
    // The button goes. The dialog gives the focus back to it first.
    setTimeout(() => line.current && focusAsLastUsed(line.current));
  };
  const said = isOlder ? DRAWING_TEXTS.older : isTaken ? DRAWING_TEXTS.taken : '';
  return (
    <div
      className={
        said === '' ? 'visually-hidden' : 'flex flex-wrap items-center gap-x-3 text-sm text-ink-soft'
      }
    >
      <p ref={line} role="status" tabIndex={-1}>
        {said}
      </p>
      {isOlder && (
        <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
          {DRAWING_TEXTS.compare}
        </Button>
      )}
      {isOpen && (
        <DrawingsDialog {...{ session, pictured, noun }} onClose={() => setOpen(false)} onTake={take} />
      )}
    </div>
  );
}
