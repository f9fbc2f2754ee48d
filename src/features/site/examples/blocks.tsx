import { Fragment } from 'react';
import type { DescriptionBlock } from '#documents/text/description.ts';

/** Running text and lists of a document, as plain HTML. */
export function Blocks({ blocks }: { blocks: readonly DescriptionBlock[] }) {
  return blocks.map((block, index) =>
    block.kind === 'list' ? (
      <ul key={index} className="list-disc space-y-1 pl-5">
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    ) : (
      <p key={index}>
        {block.lines.map((line, number) => (
          <Fragment key={line}>
            {number > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </p>
    ),
  );
}
