/** How a letter that was made up is set. */
export type LetterLayout = 'typed' | 'spaced' | 'right' | 'head' | 'table' | 'banner';

/** The letters of `files/`, each as .docx, .odt and .pdf: LibreOffice has saved them (`make-letter-files.ts`). */
export const LETTER_FILES: readonly { file: string; letter: string; layout: LetterLayout }[] = [
  { file: 'american-head', letter: 'American, sender first', layout: 'head' },
  { file: 'american-banner', letter: 'American, sender first', layout: 'banner' },
  { file: 'british-typed', letter: 'British, one line of contact and a subject', layout: 'typed' },
  { file: 'german-right', letter: 'German, with a subject and a town before the day', layout: 'right' },
  { file: 'german-head', letter: 'German, to an office, with enclosures', layout: 'head' },
  { file: 'french-table', letter: 'French, with a formula of farewell', layout: 'table' },
  { file: 'french-right', letter: 'French, with a formula of farewell', layout: 'right' },
  { file: 'spanish-spaced', letter: 'Spanish', layout: 'spaced' },
  { file: 'portuguese-banner', letter: 'Portuguese', layout: 'banner' },
  { file: 'polish-table', letter: 'Polish', layout: 'table' },
];
