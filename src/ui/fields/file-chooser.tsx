import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { DocumentIcon } from '#ui/display/icons.tsx';
import { useFileDrop } from './use-file-drop.ts';

/** What a field for a file says. */
export type FileChooserTexts = {
  label: string;
  drop: string;
  dropNow: string;
  or: string;
  choose: string;
  hint: string;
};

type FileChooserProps = {
  texts: FileChooserTexts;
  /** The endings of names that it offers, such as `.pdf,.docx`. */
  accept: string;
  /** The id of its button, which a person begins with and comes back to. */
  buttonId: string;
  /** The file that is chosen, shown in the field's place. */
  chosen: ReactNode;
  error: ReactNode;
  onFile: (file: File, more: boolean) => void;
};

/** A field for one file: by its button, by dropping anywhere on the page, or by pasting. */
export function FileChooser({ texts, accept, buttonId, chosen, error, onFile }: FileChooserProps) {
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
        {texts.label}
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
          accept={accept}
          aria-describedby={`${id}-hint ${id}-error`}
          aria-invalid={error ? true : undefined}
          className="visually-hidden"
          tabIndex={-1}
          onChange={({ target }) => take(target.files)}
        />
        {chosen ?? (
          <div className="flex flex-col items-center px-5 py-8 text-center">
            <DocumentIcon className="size-9 text-accent" />
            {/* Nothing is dropped by a finger. */}
            <p className="mt-3 font-serif text-xl font-semibold pointer-coarse:hidden">
              {over ? texts.dropNow : texts.drop}
            </p>
            <p className="mt-1 text-sm text-ink-faint pointer-coarse:hidden">{texts.or}</p>
            <Button id={buttonId} className="mt-2 pointer-coarse:mt-4" onClick={() => input.current?.click()}>
              {texts.choose}
            </Button>
          </div>
        )}
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-xs text-ink-faint">
        {texts.hint}
      </p>
      <div id={`${id}-error`} role="alert">
        {error}
      </div>
    </div>
  );
}
