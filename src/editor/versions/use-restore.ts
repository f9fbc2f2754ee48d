import { useState } from 'react';
import type { Content } from '#editor/session/content.ts';
import type { DocumentSession } from '#editor/session/document-session.ts';
import { useToast } from '#ui/toast/toast.tsx';

const NOT_SAVED =
  'What you wrote last could not be saved, so nothing was restored. It is kept where it is: please save it first.';
const CONFLICT = 'This document was changed elsewhere, too. Please choose between the two versions first.';

/**
 * Makes a version the document, as an edit like any other: what is not saved is saved first, what the document was is
 * kept by the save, and the restore can be taken back.
 */
export function useRestore<Data extends Record<string, unknown>>(
  session: DocumentSession<Data>,
  onRestored: () => void,
) {
  const { toast } = useToast();
  const [restoring, setRestoring] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function restore(version: Content<Data>, moment: string): Promise<void> {
    setProblem(undefined);
    if (session.state().dirty) {
      setRestoring(true);
      const outcome = await session.save('person');
      setRestoring(false);
      if (outcome.kind !== 'saved') return setProblem(outcome.kind === 'conflict' ? CONFLICT : NOT_SAVED);
    }
    session.edit(() => version, 'restore');
    // What comes of it stands in the bar, as of every save.
    void session.save('person');
    onRestored();
    toast({
      title: 'Version restored',
      description: `This is what you had: ${moment}. Undo brings back what it was before; that is kept as a version, too.`,
    });
  }
  return { restore, restoring, problem };
}
