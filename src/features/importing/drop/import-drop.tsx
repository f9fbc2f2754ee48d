import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useFileDrop } from '#ui/fields/use-file-drop.ts';
import { useTextPaste } from '#ui/fields/use-text-paste.ts';
import { DocumentIcon } from '#ui/display/icons.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { dropTexts, readingTexts } from '../content/import-texts.ts';
import { IMPORT_LETTER_PATH, importPath, type OpenResume } from '../import-path.ts';
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
 * letter's editor it is read as a letter.
 */
export function ImportDrop({ place, into }: ImportDropProps) {
  const navigate = useNavigate();
  const { toast } = useToast();
  const [over, setOver] = useState(false);
  const take = (brought: Brought) => {
    bring(brought);
    void navigate(place === 'letter' ? IMPORT_LETTER_PATH : importPath(into));
  };
  useFileDrop({
    onOver: setOver,
    onFiles: ([first, more]) => {
      if (!first) return;
      // In a resume a picture is somebody's photo, and nothing to be read.
      if (place === 'resume' && first.type.startsWith('image/')) return void toast(dropTexts.picture);
      if (more) toast({ title: readingTexts.oneFile });
      take({ file: first });
    },
  });
  useTextPaste((text) => take({ text }));
  return (
    <>
      {over && (
        <Held
          title={place === 'letter' ? dropTexts.titleLetter : dropTexts.title}
          text={
            place === 'letter'
              ? dropTexts.letter
              : place === 'resume'
                ? dropTexts[into === null ? 'unsaved' : 'intoThis']
                : dropTexts.asNew
          }
        />
      )}
    </>
  );
}

function Held({ title, text }: { title: string; text: string }) {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none fixed inset-3 z-50 flex items-center justify-center rounded-lg border-4 border-dashed border-accent bg-paper/90"
    >
      <div className="flex flex-col items-center px-6 text-center">
        <DocumentIcon className="size-12 text-accent" />
        <p className="mt-4 font-serif text-2xl font-semibold">{title}</p>
        <p className="mt-2 max-w-prose text-ink-soft">{text}</p>
      </div>
    </div>
  );
}
