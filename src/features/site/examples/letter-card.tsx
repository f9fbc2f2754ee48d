import { letterPicture } from '#ui/template-picture/letter-pictures.ts';
import { letterExamplePath } from '../content/example-paths.ts';
import { examples, letterExamplesTexts } from '../content/examples.ts';
import type { LetterExample } from '../content/letter-examples.ts';
import { Chips } from './chips.tsx';
import { ExampleCard } from './example-card.tsx';

export function LetterCard({ example, eager }: { example: LetterExample; eager: boolean }) {
  const { id, templateId, title, role, company, preview, tags } = example;
  return (
    <ExampleCard
      kind="letter"
      example={example}
      path={letterExamplePath(id)}
      picture={letterPicture(templateId)}
      alt={letterExamplesTexts.pictureOf(title)}
      eager={eager}
    >
      <p className="text-sm font-semibold">{letterExamplesTexts.forCompany(role, company)}</p>
      <blockquote className="grow border-l-2 border-line pl-3 text-sm text-ink-soft">{preview}</blockquote>
      <Chips label={examples.tags} chips={tags} />
    </ExampleCard>
  );
}
