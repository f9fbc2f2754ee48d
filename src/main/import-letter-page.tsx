import { letterPage } from '#features/importing/content/letter-texts.ts';
import { LetterImportScreen } from '#features/importing/letter/letter-import-screen.tsx';

export const meta = () => [
  { title: letterPage.metaTitle },
  { name: 'description', content: letterPage.description },
  { name: 'robots', content: 'noindex' },
];

/** Where a cover letter that somebody has is brought. */
export default function Page() {
  return <LetterImportScreen />;
}
