import { aroundLetter } from '#features/applications/letter/around-letter.tsx';
import { LetterApplicationContext } from '#features/cover-letters/builder/letter-application.ts';
import LetterBuilderPage from '#features/cover-letters/letter-builder-page.tsx';
import { deskKinds } from './desk-kinds.ts';

export { meta } from '#features/cover-letters/letter-builder-page.tsx';

const Around = aroundLetter(deskKinds);

/** The letters' builder, with the way back to the application that a letter is for. */
export default function Page() {
  return (
    <LetterApplicationContext value={Around}>
      <LetterBuilderPage />
    </LetterApplicationContext>
  );
}
