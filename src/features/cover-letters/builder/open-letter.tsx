import { useEffect } from 'react';
import { emptyLetter } from '#documents/letter/empty.ts';
import { exampleLetters } from '#documents/samples/example-letters.ts';
import { browserPaper } from '#editor/fields/browser-paper.ts';
import { useExampleSource } from '#editor/builder/use-example-source.ts';
import { useOpenDocument } from '#editor/session/use-open-document.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import type { Profile } from '#platform/session/profile.ts';
import { OpeningScreen } from '#editor/builder/opening-screen.tsx';
import { DEFAULT_TITLE } from '#documents/letter/fields.ts';
import { letterKind } from '../letter-kind.ts';
import { DEFAULT_TEMPLATE } from './default-template.ts';
import { LetterBuilder } from './letter-builder.tsx';

const newLetter = (template: string | null) => ({
  title: DEFAULT_TITLE,
  templateId: template ?? DEFAULT_TEMPLATE,
  data: emptyLetter(browserPaper()),
});

type OpenLetterProps = {
  user: Profile;
  id: number | null;
  template: string | null;
  /** Creation key of the draft to go on with. */
  draftKey: string | null;
  /** Id of an example to start from. */
  example: string | null;
};

/** Opens the letter in the address, and says so where that cannot be. */
export function OpenLetter({ user, id, template, draftKey, example }: OpenLetterProps) {
  const { refresh } = useAuth();
  const source = useExampleSource('letter', exampleLetters, example, template, DEFAULT_TITLE);
  const { opening, tryAgain, begin } = useOpenDocument(
    letterKind,
    user.id,
    id,
    newLetter,
    { template, draftKey },
    source,
  );
  const signedOut = opening.status === 'signedOut';
  useEffect(() => {
    if (signedOut) void refresh();
  }, [signedOut, refresh]);

  if (opening.status === 'ready') return <LetterBuilder session={opening.session} user={user} />;
  const kept = opening.status === 'missing' ? opening.kept : null;
  return (
    <OpeningScreen
      opening={opening}
      noun="cover letter"
      onTryAgain={tryAgain}
      onOpenKept={() => kept && begin(kept)}
    />
  );
}
