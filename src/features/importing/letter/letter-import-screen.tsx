import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ReadLetter } from '#documents/import/letter/read-letter.ts';
import { keepNewLetter } from '#editor/drafts/keep-new-letter.ts';
import { useAuth, useGatedLink } from '#platform/session/auth-context.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { codeOnDemand } from '#ui/display/code-on-demand.ts';
import { useTextPaste } from '#ui/fields/use-text-paste.ts';
import { PageOpening } from '#ui/page-frame/page-parts.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { ImportForm } from '../choose/import-form.tsx';
import { importPage, intoTexts } from '../content/import-texts.ts';
import { letterChooser, letterPage, letterPaste, letterReview } from '../content/letter-texts.ts';
import { bring, forgetBrought, waitingBrought } from '../drop/brought.ts';
import { importPath } from '../import-path.ts';
import type { ImportEngine } from '../reading/import-engine.ts';
import type { Brought } from '../reading/protocol.ts';
import { useReading } from '../reading/use-reading.ts';
import { TAKEN_ALONG } from '../review/use-leaving-question.ts';

const useReview = codeOnDemand(() => import('./letter-review-screen.tsx'));

/** A letter is reviewed by its fields alone: its file is not drawn. */
async function readLetter(engine: ImportEngine, brought: Brought) {
  const outcome = await engine.readLetter(brought);
  engine.close();
  return outcome;
}

const TEXTS = { chooser: letterChooser, paste: letterPaste, privacy: letterPage.privacy };

/** From a file or a text to a cover letter that was looked at, and on into the builder. */
export function LetterImportScreen() {
  const { state, read, startOver, fail } = useReading(readLetter);
  const takeWaiting = useEffectEvent(() => {
    const brought = waitingBrought();
    if (brought) void read(brought).then(() => forgetBrought(brought));
  });
  useEffect(() => takeWaiting(), []);
  useTextPaste((text) => state.status === 'empty' && void read({ text }));
  const screen = useReview(state.status !== 'empty', fail);
  const navigate = useNavigate();
  if (state.status === 'read' && screen) {
    const asResume = () => {
      bring(state.brought);
      void navigate(importPath());
    };
    return (
      <screen.LetterReviewScreen
        key={state.name}
        letter={state.read.letter}
        name={state.name}
        ways={
          <>
            <Button variant="secondary" onClick={asResume}>
              {letterReview.isResume}
            </Button>
            <Button variant="secondary" onClick={startOver}>
              {letterReview.another}
            </Button>
          </>
        }
        into={(reviewed) => <IntoLetter GoOn={screen.GoOn} reviewed={reviewed} />}
      />
    );
  }
  return (
    <div className="page-width grid gap-x-14 pb-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:pb-20">
      <PageOpening title={letterPage.title} text={letterPage.text} />
      <div className="lg:pt-16">
        <ImportForm
          texts={TEXTS}
          state={state.status === 'read' ? { status: 'reading', name: state.name } : state}
          onBrought={(brought) => void read(brought)}
        />
        <p className="scripting:hidden">{importPage.withoutScript}</p>
      </div>
    </div>
  );
}

type IntoLetterProps = {
  GoOn: (props: { busy: boolean; note: string; onPress: () => void }) => React.ReactNode;
  reviewed: () => ReadLetter['data'];
};

/** Keeps what was looked at as a new letter on this device, and goes on past the sign-in where needed. */
function IntoLetter({ GoOn, reviewed }: IntoLetterProps) {
  const navigate = useNavigate();
  const gated = useGatedLink();
  const { user } = useAuth();
  const { toast } = useToast();
  const [busy, setBusy] = useState(false);
  const open = () => {
    setBusy(true);
    const path = keepNewLetter(reviewed(), user?.id ?? null);
    if (path) return void navigate(gated(path), { state: TAKEN_ALONG });
    setBusy(false);
    toast({ title: intoTexts.cannotKeep, variant: 'destructive' });
  };
  return <GoOn busy={busy} note={user ? intoTexts.keeps : intoTexts.signIn} onPress={open} />;
}
