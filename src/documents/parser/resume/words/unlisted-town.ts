import { isName, organizationScore, titleScore } from './score.ts';

/** Whether a text may be the name of a town that no list knows. */
export function isTown(text: string): boolean {
  return (
    isName(text) && text.split(/\s+/u).length <= 2 && titleScore(text) < 1 && organizationScore(text) < 0.4
  );
}
