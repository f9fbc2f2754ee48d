import { useRef, type RefObject } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { PlusIcon } from '#ui/display/icons.tsx';

/** HEIC is offered, too: what to do about it is told, instead of a file that cannot be chosen. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,.jpg,.jpeg,.png,.webp,.heic,.heif';

type PhotoButtonsProps = {
  /** The first of them, which takes the focus back. */
  button: RefObject<HTMLButtonElement | null>;
  hasPhoto: boolean;
  signedIn: boolean;
  onFiles: (files: FileList) => void;
  onRemove: () => void;
};

/** What can be done with the photo of a resume. */
export function PhotoButtons({ button, hasPhoto, signedIn, onFiles, onRemove }: PhotoButtonsProps) {
  const input = useRef<HTMLInputElement>(null);
  if (!signedIn)
    return <p className="text-sm text-ink-soft">A photo can be added once you have signed in.</p>;
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        aria-label="File of the photo"
        tabIndex={-1}
        className="visually-hidden"
        onChange={({ target }) => {
          if (target.files) onFiles(target.files);
          // The same file once more is a choice as well.
          target.value = '';
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button ref={button} variant="secondary" size="small" onClick={() => input.current?.click()}>
          {!hasPhoto && <PlusIcon />}
          {hasPhoto ? 'Change photo' : 'Add a photo'}
        </Button>
        {hasPhoto && (
          <Button variant="secondary" size="small" onClick={onRemove}>
            Remove photo
          </Button>
        )}
      </div>
      <p className="text-xs text-ink-faint">
        JPEG, PNG or WebP, up to 20 MB. You can drop or paste it here. Many resumes go without one.
      </p>
    </>
  );
}
