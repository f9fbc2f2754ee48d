import { unreadableTexts, type UnreadableText } from '#documents/checks/file/unreadable-texts.ts';
import type { Refusal } from '../analysis/checker-engine.ts';
import { checkerTexts } from './checker-texts.ts';

/** What is said of a file that cannot be checked. */
export function problemText(reason: Refusal): UnreadableText {
  return reason === 'failed' ? checkerTexts.failed : unreadableTexts[reason];
}
