import { knownIn } from './chunk-kinds.ts';
import type { TokenSpan } from './phrase-list.ts';
import type { FoundRequirement, Reading } from './reading.ts';

/** "Python for data analysis": what a product is wanted for is no second demand. */
export function isPurpose(
  { first, kind, concept }: Pick<FoundRequirement, 'first' | 'kind' | 'concept'>,
  chunk: TokenSpan,
  reading: Reading,
): boolean {
  if (kind !== 'skill' || concept === undefined) return false;
  const from = Math.max(chunk.first, first - REACH);
  const at = from + reading.tokens.slice(from, first).findLastIndex(({ word }) => FOR.test(word));
  if (at < from || at === chunk.first) return false;
  const before = knownIn({ first: Math.max(chunk.first, at - REACH), end: at }, reading);
  const around = { first: from, end: Math.min(chunk.end, first + REACH) };
  const isProduct = knownIn(around, reading).some((each) => each.first === first && each.isName);
  return !isProduct && before.some(({ isName }) => isName);
}

/** So many words away a product and its purpose still belong together; in a chunk of thousands, each looks no further. */
const REACH = 12;

const FOR = /^(?:for|fur|zum|zur|pour|para|do|dla)$/u;
