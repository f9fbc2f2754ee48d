import { useMemo, useState, type ReactNode } from 'react';
import { problemText, sourceNames } from '#documents/import/import-texts.ts';
import type { ImportedFile } from '#documents/import/imported-file.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { FileView } from '#editor/file-pages/file-view.tsx';
import { MarksContext } from '#editor/file-pages/marks.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useFileDrop } from '#ui/fields/use-file-drop.ts';
import { Banner } from '#ui/display/banner.tsx';
import { UndoIcon } from '#ui/display/icons.tsx';
import { SIDE_BY_SIDE, useMediaQuery } from '#ui/use-media-query.ts';
import { reviewTexts } from '../content/import-texts.ts';
import { letterReview } from '../content/letter-texts.ts';
import type { ImportEngine } from '../reading/import-engine.ts';
import { leadToField } from './lead-to-field.ts';
import { countOf, reviewedResume } from './review.ts';
import type { ReviewWords } from './review-groups.ts';
import { reviewMarks } from './review-marks.ts';
import { ReviewBar } from './review-bar.tsx';
import { ReviewForm } from './review-form.tsx';
import { ReviewHead } from './review-head.tsx';
import { useReview } from './use-review.ts';
import { ReviewParts } from './review-parts.tsx';
import { ReviewLayout } from './review-layout.tsx';
import { useLeavingQuestion } from './use-leaving-question.ts';
import { useReviewMarks } from './use-review-marks.ts';

type ReviewScreenProps = {
  imported: ImportedFile;
  /** Of the file; a pasted text has none. */
  name: string;
  engine: ImportEngine;
  words: ReviewWords;
  /** Back to where something is brought. */
  onAnother: () => void;
  /** What was brought is a letter, and no resume. */
  onLetter: () => void;
  /** Another file was dropped on the review. */
  onFile: (file: File) => void;
  /** Where it goes, at the end of the form. */
  into: (review: Reviewed) => ReactNode;
};

/** What was reviewed, for whatever it goes into. */
export type Reviewed = {
  reviewed: () => ResumeData;
  /** To a field in which something is to be corrected, by its path in the resume as it was reviewed. */
  leadTo: (path: string) => void;
  /** Stands at the end of the window, for the way on. */
  bar: HTMLElement | null;
};

/** What was read beside the file that it was read from: looked at, corrected, and every word accounted for. */
export function ReviewScreen(props: ReviewScreenProps) {
  const { imported, name, engine, words, into } = props;
  const wide = useMediaQuery(SIDE_BY_SIDE);
  const steps = useReview(imported);
  const { review } = steps;
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const marking = useReviewMarks(wide);
  const { context, pick } = marking;
  const marks = useMemo(() => reviewMarks(imported, review.words), [imported, review.words]);
  const { file } = imported;
  const view = file ? <FileView file={file} engine={engine} marks={marks} onPick={pick} /> : null;
  const reviewed = () => reviewedResume(review, imported);
  const form = (
    <>
      <ReviewParts imported={imported} />
      <ReviewForm imported={imported} steps={steps} words={words} />
      {into({ reviewed, bar, leadTo: (path) => leadToField(path, reviewed(), review.data) })}
    </>
  );
  return (
    <MarksContext value={context}>
      <section aria-labelledby="review-title">
        <div className="page-width py-8 sm:py-12">
          <ReviewHead
            id="review-title"
            title={reviewTexts.title}
            from={reviewTexts.from(sourceNames[imported.source], name)}
            read={imported}
          >
            <Button variant="secondary" disabled={!steps.canUndo} onClick={steps.undo}>
              <UndoIcon className="size-5" />
              {reviewTexts.undo}
            </Button>
            <Another {...props} isChanged={steps.canUndo} />
          </ReviewHead>
          <WordsPlaced {...countOf(review, imported.words)} />
          <Problems imported={imported} />
          <ReviewLayout {...marking} wide={wide} form={form} view={view} />
        </div>
        <ReviewBar slot={setBar} />
      </section>
    </MarksContext>
  );
}

type AnotherProps = Pick<ReviewScreenProps, 'onAnother' | 'onLetter' | 'onFile'> & { isChanged: boolean };

/** The way to another file; what was changed in the review is given up only by an answer. */
function Another({ isChanged, onAnother, onLetter, onFile }: AnotherProps) {
  const [asked, setAsked] = useState<(() => void) | null>(null);
  const leave = (go: () => void) => (isChanged ? setAsked(() => go) : go());
  const leaving = useLeavingQuestion(isChanged);
  useFileDrop({ onOver: ignore, onFiles: ([first]) => first && leave(() => onFile(first)) });
  return (
    <>
      <Button variant="secondary" onClick={() => leave(onLetter)}>
        {letterReview.isLetter}
      </Button>
      <Button variant="secondary" onClick={() => leave(onAnother)}>
        {reviewTexts.another}
      </Button>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={reviewTexts.leave}
        description={reviewTexts.leaveText}
        confirmLabel={reviewTexts.leaveYes}
        cancelLabel={reviewTexts.leaveNo}
        onConfirm={() => asked?.()}
      />
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(open) => !open && leaving?.stay()}
        title={reviewTexts.leavePage}
        description={reviewTexts.leaveText}
        confirmLabel={reviewTexts.leavePageYes}
        cancelLabel={reviewTexts.leaveNo}
        onConfirm={() => leaving?.leave()}
      />
    </>
  );
}

const ignore = () => undefined;

/** "412 of 412 words placed", said plainly, and what is to be said of the rest. */
function WordsPlaced({ total, placed, open, dismissed }: ReturnType<typeof countOf>) {
  const rest = [
    open > 0 && reviewTexts.open(open),
    dismissed > 0 && reviewTexts.dismissed(dismissed),
    open + dismissed === 0 && reviewTexts.allPlaced,
  ].filter(Boolean);
  return (
    <p role="status" className="mt-4 text-lg">
      <strong className="font-semibold tabular-nums">{reviewTexts.placed(placed, total)}.</strong>{' '}
      <span className="text-ink-soft">{rest.join(' ')}</span>
    </p>
  );
}

/** A table may have thousands of broken rows: what they say stands among the words without a field. */
const PROBLEMS_SHOWN = 20;

/** Rows and parts that could not be read, by their names. */
function Problems({ imported: { problems } }: Pick<ReviewScreenProps, 'imported'>) {
  if (problems.length === 0) return null;
  return (
    <Banner tone="caution" className="mt-4" title={reviewTexts.problems}>
      <ul className="list-disc pl-5 wrap-anywhere">
        {problems.slice(0, PROBLEMS_SHOWN).map((problem, index) => (
          <li key={index}>{problemText(problem)}</li>
        ))}
        {problems.length > PROBLEMS_SHOWN && (
          <li>{reviewTexts.moreProblems(problems.length - PROBLEMS_SHOWN)}</li>
        )}
      </ul>
    </Banner>
  );
}
