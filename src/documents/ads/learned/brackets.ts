import type { TokenSpan } from '../phrase-list.ts';
import type { Token } from '../tokens.ts';

/** So many words a bracket is searched for its beginning. */
const LONGEST_BRACKET = 8;

/** Whether something stands in a bracket that opens right behind the other, and is not closed before. */
export function isInBracketOf(one: TokenSpan, { end }: TokenSpan, tokens: readonly Token[]): boolean {
  if (end > one.first || one.first - end > LONGEST_BRACKET) return false;
  const [opening = '', ...others] = tokens.slice(end, one.first + 1).map(({ gap }) => gap);
  return opening.includes('(') && !others.some((gap) => gap.includes(')'));
}
