import { TextArea } from '#ui/fields/text-controls.tsx';
import { useRef, useState } from 'react';
import { Button, Spinner } from '#ui/buttons/button.tsx';
import { LockIcon, CheckIcon, DocumentIcon, AlertIcon } from '#ui/display/icons.tsx';
import { Field } from '#ui/fields/field.tsx';

import type { CheckerState, Problem } from '../analysis/use-checker.ts';
import { checkerTexts } from '../content/checker-texts.ts';
import { FileChooser } from '#ui/fields/file-chooser.tsx';
import { classNames } from '#ui/class-names.ts';

import { STEPS, type AnalysisStep } from '../analysis/protocol.ts';
import { fileSize } from './file-size.ts';
import { unreadableTexts, type UnreadableText } from '#documents/checks/file/unreadable-texts.ts';
import type { Refusal } from '../analysis/checker-engine.ts';

/** What the field takes; `.doc` is in it, so that whoever has one is told what to do with it. */
const ACCEPTED = '.pdf,.doc,.docx';

/** What a person begins with, and comes back to. */
export const CHOOSE_BUTTON = 'choose-resume';

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
        texts={checkerTexts}
        accept={ACCEPTED}
        buttonId={CHOOSE_BUTTON}
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

/** How far the check has come; screen readers hear it from the line of status. */
function AnalyzingSteps({ step }: { step: AnalysisStep }) {
  const current = STEPS.indexOf(step);
  return (
    <ol aria-hidden="true" className="mt-4 grid gap-2 text-sm">
      {STEPS.map((one, index) => (
        <li
          key={one}
          className={classNames('flex items-center gap-2.5', index > current ? 'text-ink-faint' : 'text-ink')}
        >
          <span className="flex size-5 items-center justify-center text-accent">
            {index < current ? <CheckIcon className="size-4.5" /> : index === current ? <Spinner /> : '·'}
          </span>
          {checkerTexts.steps[one]}
        </li>
      ))}
    </ol>
  );
}

type ChosenFileProps = { file: File; onRemove: () => void; onOther: () => void };

/** The file that will be checked, by name and size. */
function ChosenFile({ file, onRemove, onOther }: ChosenFileProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <DocumentIcon className="size-8 shrink-0 text-accent" />
      <p className="min-w-0 grow basis-40">
        <span className="block font-semibold break-words">{file.name}</span>
        <span className="block text-sm text-ink-faint">{fileSize(file.size)}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="secondary" onClick={onOther}>
          {checkerTexts.chooseOther}
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={checkerTexts.removeNamed(file.name)}
          onClick={onRemove}
        >
          {checkerTexts.remove}
        </Button>
      </div>
    </div>
  );
}

/** Why a file cannot be checked, and what to do about it. */
function ProblemMessage({ problem }: { problem: Problem }) {
  const { title, why, suggestion } = problemText(problem.reason);
  return (
    <div className="mt-4 flex gap-3 rounded-md border border-danger bg-danger-wash px-4 py-3 text-danger-deep">
      <AlertIcon className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p className="text-sm break-words">{problem.fileName}</p>
        <p className="mt-2 text-sm">{suggestion}</p>
        <p className="mt-2 text-sm">{why}</p>
      </div>
    </div>
  );
}

/** What is said of a file that cannot be checked. */
function problemText(reason: Refusal): UnreadableText {
  return reason === 'failed' ? checkerTexts.failed : unreadableTexts[reason];
}
