import { useMemo, useState } from 'react';
import type { ResumeData } from '#documents/resume/schema.ts';
import { ConflictChoices } from '#editor/merge/conflict-choices.tsx';
import { conflictRows, type DocumentWords } from '#editor/merge/conflict-words.ts';
import type { Choices } from '#editor/merge/merge-content.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { intoTexts } from '../content/import-texts.ts';

type DifferencesDialogProps = {
  choices: Choices<ResumeData>;
  words: DocumentWords;
  /** Whether the version before stays to be found. */
  keepsVersions: boolean;
  /** Whether it is being saved: what was chosen stands until that is done. */
  busy: boolean;
  onClose: () => void;
  onSave: (taken: ReadonlySet<string>) => void;
};

/** Where a resume and a file say something else, as the editor shows it; closing it changes nothing. */
export function DifferencesDialog(props: DifferencesDialogProps) {
  const { choices, words, keepsVersions, busy, onClose, onSave } = props;
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => conflictRows(choices, words), [choices, words]);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="page"
      title={intoTexts.differ}
      description={keepsVersions ? `${intoTexts.differText} ${intoTexts.keptBefore}` : intoTexts.differText}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {intoTexts.cancel}
          </Button>
          <Button busy={busy} busyLabel={intoTexts.merging} onClick={() => onSave(taken)}>
            {intoTexts.saveChoices}
          </Button>
        </>
      }
    >
      <ConflictChoices {...{ rows, taken }} names={intoTexts.sides} onTaken={setTaken} />
    </Dialog>
  );
}
