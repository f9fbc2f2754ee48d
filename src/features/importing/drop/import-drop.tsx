import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useFileDrop } from '#ui/fields/use-file-drop.ts';
import { useTextPaste } from '#ui/fields/use-text-paste.ts';
import { DocumentIcon } from '#ui/display/icons.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { dropTexts, readingTexts } from '../content/import-texts.ts';
import { importPath, type OpenResume } from '../import-path.ts';
import type { Brought } from '../reading/protocol.ts';
import { bring } from './brought.ts';

type ImportDropProps = {
  /** What the page is about. */
  place: 'home' | 'dashboard' | 'resume' | 'letter';
  /** The resume that is open, which what is brought most likely goes into. */
  into: OpenResume | null;
};

/**
 * Takes a file that is dropped anywhere on the page, and a long text that is pasted outside of any field, to the page that
 * reads them. It shows itself while a file is held over the page, and takes nothing from what is being typed. In a
 * letter's editor it asks first: what is read becomes a resume, and no letter.
 */
export function ImportDrop({ place, into }: ImportDropProps) {
  const navigate = useNavigate();
  const { toast } = useToast();
  const [over, setOver] = useState(false);
  const [asked, setAsked] = useState<File | null>(null);
  const take = (brought: Brought) => {
    bring(brought);
    void navigate(importPath(into));
  };
  useFileDrop({
    onOver: setOver,
    onFiles: ([first, more]) => {
      if (!first) return;
      if (more) toast({ title: readingTexts.oneFile });
      if (place === 'letter') setAsked(first);
      else take({ file: first });
    },
  });
  useTextPaste((text) => place !== 'letter' && take({ text }));
  return (
    <>
      {over && (
        <Held
          text={place === 'resume' ? dropTexts[into === null ? 'unsaved' : 'intoThis'] : dropTexts.asNew}
        />
      )}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={dropTexts.letter}
        subject={asked?.name}
        description={dropTexts.letterText}
        confirmLabel={dropTexts.letterYes}
        cancelLabel={dropTexts.letterNo}
        onConfirm={() => asked && take({ file: asked })}
      />
    </>
  );
}

function Held({ text }: { text: string }) {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none fixed inset-3 z-50 flex items-center justify-center rounded-lg border-4 border-dashed border-accent bg-paper/90"
    >
      <div className="flex flex-col items-center px-6 text-center">
        <DocumentIcon className="size-12 text-accent" />
        <p className="mt-4 font-serif text-2xl font-semibold">{dropTexts.title}</p>
        <p className="mt-2 max-w-prose text-ink-soft">{text}</p>
      </div>
    </div>
  );
}
