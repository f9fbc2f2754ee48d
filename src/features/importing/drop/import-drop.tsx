import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useFileDrop } from '#ui/fields/use-file-drop.ts';
import { useTextPaste } from '#ui/fields/use-text-paste.ts';
import { DocumentIcon } from '#ui/display/icons.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { dropTexts, readingTexts } from '../content/import-texts.ts';
import { importPath } from '../import-path.ts';
import type { Brought } from '../reading/protocol.ts';
import { bring } from './brought.ts';

type ImportDropProps = {
  /** The saved resume that is open, which what is brought most likely goes into. */
  into: number | null;
};

/**
 * Takes a file that is dropped anywhere on the page, and a long text that is pasted outside of any field, to the page that
 * reads them. It shows itself while a file is held over the page, and takes nothing from what is being typed.
 */
export function ImportDrop({ into }: ImportDropProps) {
  const navigate = useNavigate();
  const { toast } = useToast();
  const [over, setOver] = useState(false);
  const take = (brought: Brought) => {
    bring(brought);
    void navigate(importPath(into));
  };
  useFileDrop({
    onOver: setOver,
    onFiles: ([first, more]) => {
      if (!first) return;
      if (more) toast({ title: readingTexts.oneFile });
      take({ file: first });
    },
  });
  useTextPaste((text) => take({ text }));
  if (!over) return null;
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none fixed inset-3 z-50 flex items-center justify-center rounded-lg border-4 border-dashed border-accent bg-paper/90"
    >
      <div className="flex flex-col items-center px-6 text-center">
        <DocumentIcon className="size-12 text-accent" />
        <p className="mt-4 font-serif text-2xl font-semibold">{dropTexts.title}</p>
        <p className="mt-2 max-w-prose text-ink-soft">
          {into === null ? dropTexts.asNew : dropTexts.intoThis}
        </p>
      </div>
    </div>
  );
}
