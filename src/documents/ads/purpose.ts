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
  const leads = reading.tokens.slice(chunk.first, first).findLastIndex(({ word }) => FOR.test(word));
  if (leads <= 0) return false;
  const before = knownIn({ first: chunk.first, end: chunk.first + leads }, reading);
  const isProduct = knownIn(chunk, reading).some((each) => each.first === first && each.isName);
  return !isProduct && before.some(({ isName }) => isName);
}

const FOR = /^(?:for|fur|zum|zur|pour|para|do|dla)$/u;
