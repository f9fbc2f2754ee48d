import type { Paper } from '#documents/fields.ts';
import { DEFAULT_LETTER_TEMPLATE } from '#documents/letter/default-template.ts';
import { DEFAULT_TITLE } from '#documents/letter/fields.ts';
import { emptyLetter } from '#documents/letter/empty.ts';
import type { LetterData } from '#documents/letter/schema.ts';
import { exampleLetters } from '#documents/samples/example-letters.ts';
import { BuilderPage, type Builder } from '#editor/builder/builder-page.tsx';
import { LetterBuilder } from './builder/letter-builder.tsx';
import { letterKind } from './letter-kind.ts';

export const meta = () => [
  { title: 'Cover Letter Builder – Foothold' },
  { name: 'robots', content: 'noindex' },
];

/** What is written in our own editor from the beginning has bold, italic and links; texts from elsewhere are literal. */
function newLetter(paper?: Paper): LetterData {
  const empty = emptyLetter(paper);
  return { ...empty, settings: { ...empty.settings, marks: true } };
}

const builder: Builder<LetterData> = {
  kind: letterKind,
  first: { title: DEFAULT_TITLE, templateId: DEFAULT_LETTER_TEMPLATE },
  empty: newLetter,
  examples: { kind: 'letter', all: exampleLetters },
  Screen: LetterBuilder,
};

/** `?id=` opens a letter; without it a new one begins. */
export default function LetterBuilderPage() {
  return <BuilderPage builder={builder} />;
}
