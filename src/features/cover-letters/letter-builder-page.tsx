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

const builder: Builder<LetterData> = {
  kind: letterKind,
  first: { title: DEFAULT_TITLE, templateId: 'professional-1' },
  empty: emptyLetter,
  examples: { kind: 'letter', all: exampleLetters },
  Screen: LetterBuilder,
};

/** `?id=` opens a letter; without it a new one begins. */
export default function LetterBuilderPage() {
  return <BuilderPage builder={builder} />;
}
