import { lazy, Suspense, useState } from 'react';
import { useDocumentText } from '#editor/session/use-document-value.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { fieldId, useFieldFocus } from '#editor/fields/use-field-focus.ts';
import type { PhraseSubject } from '../content/phrases/phrase-groups.ts';
import { insertBullet, insertSentence } from '../editing/insert-phrase.ts';

/** The phrases are many words that few pages need. */
const PhraseList = lazy(async () => ({ default: (await import('./phrase-list.tsx')).PhraseList }));
const revealed = () => undefined;

type PhrasePickerProps = { path: string; about: PhraseSubject };

/** Offers phrases for the text at a path; one that is chosen goes to where the caret was. */
export function PhrasePicker({ path, about }: PhrasePickerProps) {
  const { value, change } = useDocumentText(path);
  const [open, setOpen] = useState(false);
  const focusField = useFieldFocus(revealed);
  const insert = (phrase: string) => {
    const field = document.getElementById(fieldId(path));
    const caret = field instanceof HTMLTextAreaElement ? field.selectionStart : value.length;
    const insertInto = about === 'summary' ? insertSentence : insertBullet;
    const { text, from, to } = insertInto(value, caret, phrase);
    change(text);
    setOpen(false);
    focusField(path, { caret: from, until: to });
  };
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        Phrases to start from
      </Button>
      <Dialog
        title="Phrases to start from"
        description="Choose one, then put what is true for you in place of the brackets."
        size="wide"
        open={open}
        onOpenChange={setOpen}
      >
        <Suspense fallback={<p role="status">Loading phrases...</p>}>
          <PhraseList about={about} onChoose={insert} />
        </Suspense>
      </Dialog>
    </>
  );
}
