import { Fragment } from 'react';
import { Link } from 'react-router';
import { help } from '../content/help/help.ts';
import type { Block, Text } from '../content/help/writing.ts';

/** The text of an article. */
export function ArticleBody({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="max-w-[65ch] space-y-5">
      {blocks.map((block, index) => (
        <ArticleBlock key={index} block={block} />
      ))}
    </div>
  );
}

function ArticleBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Running text={block.text} />
        </p>
      );
    case 'note':
      return (
        <aside aria-label={help.note} className="rounded-md bg-accent-wash px-4 py-3">
          <Running text={block.text} />
        </aside>
      );
    case 'steps':
      return (
        <ol className="list-decimal space-y-2.5 pl-6 marker:font-serif marker:font-semibold marker:text-accent">
          <Items items={block.items} />
        </ol>
      );
    case 'list':
      return (
        <ul className="list-disc space-y-2.5 pl-6 marker:text-ink-faint">
          <Items items={block.items} />
        </ul>
      );
  }
}

function Items({ items }: { items: readonly Text[] }) {
  return items.map((item, index) => (
    <li key={index} className="pl-1">
      <Running text={item} />
    </li>
  ));
}

/** Names of the screen stand out; links within the site stay in it. */
function Running({ text }: { text: Text }) {
  return text.map((piece, index) => {
    if (typeof piece === 'string') return <Fragment key={index}>{piece}</Fragment>;
    if ('ui' in piece) return <strong key={index}>{piece.ui}</strong>;
    return (
      <Link key={index} to={piece.to} className="text-accent underline">
        {piece.label}
      </Link>
    );
  });
}
