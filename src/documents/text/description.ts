import { cleanText } from './clean.ts';

/** A stretch of a description: lines of running text, or bulleted items. */
export type DescriptionBlock = { kind: 'paragraph'; lines: string[] } | { kind: 'list'; items: string[] };

/** A marker counts only with a blank after it: "-5% churn" is text. */
const BULLET = /^[-*•] +(?=\S)/u;
/** A marker with nothing after it is an item begun and left empty. */
const BARE_MARKER = /^[-*•]$/u;

/**
 * Splits what was typed into paragraphs and lists: lines that begin with `-`, `*` or `•` and a blank become
 * items, other lines stay lines, blank lines part paragraphs. Items on either side of a blank line are one list.
 */
export function descriptionBlocks(text: string): DescriptionBlock[] {
  const blocks: DescriptionBlock[] = [];
  let open: string[] | undefined;
  for (const line of cleanText(text).split('\n')) {
    const last = blocks.at(-1);
    if (line === '' || BARE_MARKER.test(line)) {
      open = undefined;
    } else if (BULLET.test(line)) {
      const item = line.replace(BULLET, '');
      if (last?.kind === 'list') last.items.push(item);
      else blocks.push({ kind: 'list', items: [item] });
      open = undefined;
    } else if (open) {
      open.push(line);
    } else {
      open = [line];
      blocks.push({ kind: 'paragraph', lines: open });
    }
  }
  return blocks;
}
