import { useRef, useState } from 'react';
import { refusalTexts } from '#documents/import/import-texts.ts';
import { Button, Spinner } from '#ui/buttons/button.tsx';
import { AlertIcon, DocumentIcon, LockIcon } from '#ui/display/icons.tsx';
import { Field } from '#ui/fields/field.tsx';
import { FileChooser, type FileChooserTexts } from '#ui/fields/file-chooser.tsx';
import { TextArea } from '#ui/fields/text-controls.tsx';
import { chooserTexts, importPage, pasteTexts, readingTexts } from '../content/import-texts.ts';
import type { Brought } from '../reading/protocol.ts';
import type { BeforeReview, ReadingProblem } from '../reading/use-reading.ts';

/** What a person begins with, and comes back to. */
export const CHOOSE_BUTTON = 'choose-import';

/** What the field offers; what a file really is, its bytes tell. */
const ACCEPTED = '.pdf,.doc,.docx,.odt,.rtf,.txt,.md,.json,.zip,.csv,.yaml,.yml,.xml';

type ImportFormProps = {
  state: BeforeReview;
  onBrought: (brought: Brought) => void;
  texts?: ImportFormTexts;
};

type ImportFormTexts = {
  chooser: FileChooserTexts;
  paste: { label: string; hint: string; read: string; missing: string };
  privacy: string;
};

const OF_RESUMES: ImportFormTexts = {
  chooser: chooserTexts,
  paste: pasteTexts,
  privacy: importPage.privacy,
};

/** Where a file is chosen, dropped or pasted, or a text is. */
export function ImportForm({ state, onBrought, texts = OF_RESUMES }: ImportFormProps) {
  // What was pasted before the application took the page over stands in the field, too: it is asked for when it is needed.
  const field = useRef<HTMLTextAreaElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  const [told, setTold] = useState('');
  const reading = state.status === 'reading';
  const problem = state.status === 'empty' ? state.problem : null;
  const busy = reading ? readingTexts.busy(state.name) : '';
  const readText = () => {
    const text = field.current?.value ?? '';
    setIsMissing(text.trim() === '');
    if (text.trim() === '') field.current?.focus();
    else onBrought({ text });
  };
  return (
    <div className="rounded-lg bg-sheet p-5 shadow-sheet sm:p-7 noscript:hidden">
      <FileChooser
        texts={texts.chooser}
        accept={ACCEPTED}
        buttonId={CHOOSE_BUTTON}
        chosen={reading ? <Reading text={busy} /> : null}
        error={problem && <ProblemMessage problem={problem} />}
        onFile={(file, more) => {
          setTold(more ? readingTexts.oneFile : '');
          onBrought({ file });
        }}
      />
      <Field
        label={texts.paste.label}
        hint={texts.paste.hint}
        error={isMissing && texts.paste.missing}
        className="mt-5"
      >
        <TextArea ref={field} rows={4} onChange={() => setIsMissing(false)} />
      </Field>
      <Button variant="secondary" className="mt-3" busy={reading} onClick={readText}>
        {texts.paste.read}
      </Button>
      <span role="status" className="visually-hidden">
        {busy || told}
      </span>
      <p className="mt-5 flex gap-2.5 border-t border-line pt-4 text-sm text-ink-soft">
        <LockIcon className="mt-0.5 size-4.5 shrink-0 text-accent" />
        {texts.privacy}
      </p>
    </div>
  );
}

function Reading({ text }: { text: string }) {
  return (
    <div className="flex items-center gap-4 p-6">
      <DocumentIcon className="size-8 shrink-0 text-accent" />
      <p className="min-w-0 grow wrap-anywhere">{text}</p>
      <Spinner />
    </div>
  );
}

/** Why what was brought cannot be read, and what to do about it. */
function ProblemMessage({ problem: { reason, name } }: { problem: ReadingProblem }) {
  const { title, advice } = reason === 'failed' ? readingTexts.failed : refusalTexts[reason];
  return (
    <div className="mt-4 flex gap-3 rounded-md border border-danger bg-danger-wash px-4 py-3 text-danger-deep">
      <AlertIcon className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        {name !== '' && <p className="text-sm break-words">{name}</p>}
        <p className="mt-2 text-sm">{advice}</p>
      </div>
    </div>
  );
}
