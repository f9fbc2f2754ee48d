import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DocumentSession } from '#editor/session/document-session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { NameForm } from './name-form.tsx';
import type { Versions } from './use-versions.ts';
import { problemText } from './version-problem.tsx';

const NOT_SAVED = 'What you wrote last could not be saved, and only what is saved can have a name.';

type PresentVersionProps<Data extends Record<string, unknown>> = {
  session: DocumentSession<Data>;
  versions: Versions;
};

/** The present version, which can be given a name: then it is kept for ever, too. */
export function PresentVersion<Data extends Record<string, unknown>>({
  session,
  versions: { name },
}: PresentVersionProps<Data>) {
  const [naming, setNaming] = useState(false);
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [done, setDone] = useState('');
  const button = useRef<HTMLButtonElement>(null);

  const stop = () => {
    // The button has to be there again before it can take the focus.
    flushSync(() => {
      setNaming(false);
      setProblem(undefined);
    });
    button.current?.focus();
  };
  const give = async (given: string) => {
    setProblem(undefined);
    setSaving(true);
    const isSaved = !session.state().dirty || (await session.save('person')).kind === 'saved';
    const version = session.state().stored?.version;
    try {
      if (!isSaved || version === undefined) return setProblem(NOT_SAVED);
      await name.mutateAsync({ version, name: given });
      setDone(`Named “${given}”.`);
      stop();
    } catch (error) {
      if (error instanceof Error)
        setProblem(
          problemText(error, 'The name could not be saved.', 'It has just been changed. Please try again.'),
        );
    } finally {
      setSaving(false);
    }
  };
  return (
    <div className="mb-5 rounded-md border border-line p-3">
      <p className="font-semibold">Now</p>
      <p className="text-sm text-ink-soft">What you have on the screen.</p>
      {naming ? (
        <NameForm
          name=""
          busy={saving}
          problem={problem}
          onName={(given) => void give(given)}
          onCancel={stop}
        />
      ) : (
        <Button
          ref={button}
          variant="secondary"
          size="small"
          className="mt-2"
          onClick={() => {
            setDone('');
            setNaming(true);
          }}
        >
          Name this version
        </Button>
      )}
      <p role="status" className={done ? 'mt-2 text-sm text-ink-soft' : 'visually-hidden'}>
        {done}
      </p>
    </div>
  );
}
