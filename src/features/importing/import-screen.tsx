import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import type { ImportedFile } from '#documents/import/imported-file.ts';
import { codeOnDemand } from '#ui/display/code-on-demand.ts';
import { useTextPaste } from '#ui/fields/use-text-paste.ts';
import { PageOpening } from '#ui/page-frame/page-parts.tsx';
import { CHOOSE_BUTTON, ImportForm } from './choose/import-form.tsx';
import { importPage, reviewTexts } from './content/import-texts.ts';
import { bring, forgetBrought, waitingBrought } from './drop/brought.ts';
import { IMPORT_LETTER_PATH } from './import-path.ts';
import type { ImportEngine } from './reading/import-engine.ts';
import type { Brought } from './reading/protocol.ts';
import { useReading } from './reading/use-reading.ts';
import type { ReviewWords } from './review/review-groups.ts';
import type { Reviewed } from './review/review-screen.tsx';

const useReviewScreen = codeOnDemand(() => import('./review/review-screen.tsx'));

const readResume = (engine: ImportEngine, brought: Brought) => engine.read(brought);

type ImportScreenProps = {
  words: ReviewWords;
  /** Where what was reviewed goes. */
  into: (imported: ImportedFile, review: Reviewed) => ReactNode;
};

/** From a file or a text to its review. */
export function ImportScreen({ words, into }: ImportScreenProps) {
  const { state, read, startOver, fail } = useReading(readResume);
  const navigate = useNavigate();
  const takeWaiting = useEffectEvent(() => {
    const brought = waitingBrought();
    if (brought) void read(brought).then(() => forgetBrought(brought));
  });
  useEffect(() => takeWaiting(), []);
  useTextPaste((text) => state.status === 'empty' && void read({ text }));
  const screen = useReviewScreen(state.status !== 'empty', fail);
  const another = () => {
    startOver();
    requestAnimationFrame(() => {
      window.scrollTo(0, 0);
      document.getElementById(CHOOSE_BUTTON)?.focus({ preventScroll: true });
    });
  };
  const isRead = state.status === 'read' && screen !== null;
  return (
    <>
      <span role="status" className="visually-hidden">
        {isRead && readyText(state.read.imported)}
      </span>
      {isRead ? (
        <screen.ReviewScreen
          {...{ words, imported: state.read.imported, name: state.name, engine: state.engine }}
          onAnother={another}
          onLetter={() => {
            bring(state.brought);
            void navigate(IMPORT_LETTER_PATH);
          }}
          onFile={(file) => void read({ file })}
          into={(review) => into(state.read.imported, review)}
        />
      ) : (
        <div className="page-width grid gap-x-14 pb-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:pb-20">
          <PageOpening title={importPage.title} text={importPage.text}>
            <p className="mt-5">
              <Link to="/templates" className="underline">
                {importPage.empty}
              </Link>
            </p>
          </PageOpening>
          <div className="lg:pt-16">
            <ImportForm
              state={state.status === 'read' ? { status: 'reading', name: state.name } : state}
              onBrought={(brought) => void read(brought)}
            />
            <p className="scripting:hidden">{importPage.withoutScript}</p>
          </div>
        </div>
      )}
    </>
  );
}

function readyText({ lowConfidenceFields, words }: ImportedFile): string {
  return reviewTexts.ready(lowConfidenceFields.length, words.total - words.placed);
}
