import type { DescriptionBlock } from '#documents/text/description.ts';
import { letterExamplesTexts } from '../content/examples.ts';
import { Blocks } from './blocks.tsx';

export type LetterTextProps = {
  /** Lines of the address field. */
  recipient: readonly string[];
  opening: string;
  body: readonly DescriptionBlock[];
  closing: readonly DescriptionBlock[];
  signature: string;
  name: string;
};

/** What a letter says, to be read without its picture. */
export function LetterText({ recipient, opening, body, closing, signature, name }: LetterTextProps) {
  return (
    <div className="space-y-4">
      <ul aria-label={letterExamplesTexts.to} className="text-sm text-ink-soft">
        {recipient.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{opening}</p>
      <Blocks blocks={body} />
      <Blocks blocks={closing} />
      <p>
        {signature}
        <br />
        {name}
      </p>
    </div>
  );
}
