import { useRef, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { LockIcon } from '#ui/display/icons.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-controls.tsx';
import type { CheckerState } from '../analysis/use-checker.ts';
import { checkerTexts } from '../content/checker-texts.ts';
import { AnalyzingSteps } from './analyzing-steps.tsx';
import { ChosenFile } from './chosen-file.tsx';
import { CHOOSE_BUTTON, FileChooser } from './file-chooser.tsx';
import { ProblemMessage } from './problem-message.tsx';

type CheckerFormProps = {
  state: Exclude<CheckerState, { status: 'result' }>;
  onFile: (file: File) => void;
  onRemove: () => void;
  onAnalyze: (file: File) => void;
  jobAd: string;
  onJobAd: (jobAd: string) => void;
};

/** Where a file is chosen and its check begins. */
export function CheckerForm(props: CheckerFormProps) {
  const { state, jobAd, onFile, onRemove, onAnalyze, onJobAd } = props;
  const box = useRef<HTMLDivElement>(null);
  const [told, setTold] = useState('');
  const openFiles = () => box.current?.querySelector<HTMLInputElement>('input[type=file]')?.click();
  const take = (file: File, more: boolean) => {
    onFile(file);
    setTold([checkerTexts.chosen(file.name), more ? checkerTexts.oneFile : ''].join(' '));
    // The button that the file was chosen by is gone; the next thing to do has come in its place.
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('[data-next]')?.focus());
  };
  const remove = () => {
    onRemove();
    setTold(checkerTexts.removed);
    // The button that had the focus is gone.
    requestAnimationFrame(() => document.getElementById(CHOOSE_BUTTON)?.focus());
  };
  const file = state.status === 'empty' ? null : state.file;
  const problem = state.status === 'analyzing' ? null : state.problem;
  const analyzing = state.status === 'analyzing';
  return (
    <div ref={box} className="rounded-lg bg-sheet p-5 shadow-sheet sm:p-7 noscript:hidden">
      <FileChooser
        chosen={file && <ChosenFile file={file} onRemove={remove} onOther={openFiles} />}
        error={problem && <ProblemMessage problem={problem} />}
        onFile={take}
      />
      <details className="mt-4">
        <summary className="w-fit py-1 text-sm font-semibold text-accent">{checkerTexts.jobAd.fold}</summary>
        <Field label={checkerTexts.jobAd.label} hint={checkerTexts.jobAd.hint} className="mt-3">
          <TextArea rows={5} value={jobAd} onChange={({ target }) => onJobAd(target.value)} />
        </Field>
      </details>
      {file && (
        <Button
          data-next
          size="large"
          className="mt-5 w-full"
          busy={analyzing}
          busyLabel={checkerTexts.analyzing}
          onClick={() => onAnalyze(file)}
        >
          {checkerTexts.analyze}
        </Button>
      )}
      {analyzing && <AnalyzingSteps step={state.step} />}
      <span role="status" className="visually-hidden">
        {analyzing ? `${checkerTexts.analyzing} ${checkerTexts.steps[state.step]}` : told}
      </span>
      <p className="mt-5 flex gap-2.5 border-t border-line pt-4 text-sm text-ink-soft">
        <LockIcon className="mt-0.5 size-4.5 shrink-0 text-accent" />
        {checkerTexts.privacy}
      </p>
    </div>
  );
}
