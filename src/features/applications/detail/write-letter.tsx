import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { BeforeLetter } from './before-letter.tsx';
import { useWritingLetter, type LetterParts } from './use-writing-letter.ts';

/** Makes a letter of what the application and its resume say, puts it with the application, and leads to it. */
export function WriteLetter(parts: LetterParts) {
  const { begin, write, cancel, writing, asking, resumes, adLanguage } = useWritingLetter(parts);
  return (
    <>
      <Button variant="secondary" size="small" busy={writing} busyLabel="Making it..." onClick={begin}>
        Write the letter
      </Button>
      <Dialog open={asking} onOpenChange={(open) => !open && cancel()} title="Before the letter is made">
        <BeforeLetter
          {...{ resumes, adLanguage, writing }}
          chosenId={parts.session.state().content.data.resumeId}
          onWrite={write}
          onCancel={cancel}
        />
      </Dialog>
    </>
  );
}
