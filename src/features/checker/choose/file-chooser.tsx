import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { DocumentIcon } from '#ui/display/icons.tsx';
import { checkerTexts } from '../content/checker-texts.ts';

/** What the field takes; `.doc` is in it, so that whoever has one is told what to do with it. */
const ACCEPTED = '.pdf,.doc,.docx';

/** What a person begins with, and comes back to. */
export const CHOOSE_BUTTON = 'choose-resume';

type FileChooserProps = {
  /** The file that is chosen, shown in the field's place. */
  chosen: ReactNode;
  error: ReactNode;
  onFile: (file: File, more: boolean) => void;
};

/** A field for one file: by its button, by dropping anywhere on the page, or by pasting. */
export function FileChooser({ chosen, error, onFile }: FileChooserProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [first] = files ?? [];
    if (first) onFile(first, (files?.length ?? 0) > 1);
    // The same file once more, changed in the meantime, is a choice as well.
    if (input.current) input.current.value = '';
  };
  const takeEarly = useEffectEvent(() => take(input.current?.files ?? null));
  // A file may have been chosen before the application took the page over.
  useEffect(() => takeEarly(), []);
  useFileDrop({ onOver: setOver, onFiles: take });
  return (
    <div>
      <label htmlFor={id} className="text-sm font-semibold">
        {checkerTexts.label}
      </label>
      <div
        className={classNames(
          'mt-1.5 rounded-md border-2 border-dashed transition-colors',
          over ? 'border-accent bg-accent-wash' : 'border-edge bg-paper',
          error ? 'border-danger' : undefined,
        )}
      >
        <input
          ref={input}
          id={id}
          type="file"
          accept={ACCEPTED}
          aria-describedby={`${id}-hint ${id}-error`}
          aria-invalid={error ? true : undefined}
          className="visually-hidden"
          tabIndex={-1}
          onChange={({ target }) => take(target.files)}
        />
        {chosen ?? (
          <div className="flex flex-col items-center px-5 py-8 text-center">
            <DocumentIcon className="size-9 text-accent" />
            <p className="mt-3 font-serif text-xl font-semibold">
              {over ? checkerTexts.dropNow : checkerTexts.drop}
            </p>
            <p className="mt-1 text-sm text-ink-faint">{checkerTexts.or}</p>
            <Button id={CHOOSE_BUTTON} className="mt-2" onClick={() => input.current?.click()}>
              {checkerTexts.choose}
            </Button>
          </div>
        )}
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-xs text-ink-faint">
        {checkerTexts.hint}
      </p>
      <div id={`${id}-error`} role="alert">
        {error}
      </div>
    </div>
  );
}

type FileDrop = {
  /** Told when a file begins and ceases to be held over the page. */
  onOver: (over: boolean) => void;
  onFiles: (files: FileList) => void;
};

/** Takes files that are dropped anywhere on the page, or pasted, for as long as the field is there. */
export function useFileDrop(drop: FileDrop): void {
  const latest = useRef(drop);
  useEffect(() => {
    latest.current = drop;
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    /** Entering a part of the page comes before leaving the one around it: only their count tells. */
    let entered = 0;
    const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

    addEventListener(
      'dragenter',
      (event) => {
        if (!holdsFiles(event)) return;
        entered += 1;
        latest.current.onOver(true);
      },
      { signal },
    );
    addEventListener(
      'dragleave',
      (event) => {
        if (!holdsFiles(event)) return;
        entered = Math.max(0, entered - 1);
        if (entered === 0) latest.current.onOver(false);
      },
      { signal },
    );
    // Otherwise the browser opens the file in the page's place.
    addEventListener('dragover', (event) => holdsFiles(event) && event.preventDefault(), { signal });
    addEventListener(
      'drop',
      (event) => {
        entered = 0;
        latest.current.onOver(false);
        if (!holdsFiles(event)) return;
        event.preventDefault();
        if (event.dataTransfer) latest.current.onFiles(event.dataTransfer.files);
      },
      { signal },
    );
    addEventListener(
      'paste',
      ({ clipboardData }) => {
        if (clipboardData?.files.length) latest.current.onFiles(clipboardData.files);
      },
      { signal },
    );
    return () => listening.abort();
  }, []);
}
