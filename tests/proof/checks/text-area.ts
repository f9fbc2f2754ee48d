import type { WordBox } from '#tests/support/read-back.ts';
import type { Box } from '../page/box.ts';

/** In points: a word's box is as high as its typeface, which reaches above and below its letters. */
const TYPEFACE_HEIGHT = 6;
/** As shares of a word's height: a letter may lean out of its width, and half of a full-width mark is empty. */
const LEAN = 0.04;
const EMPTY_HALF = 0.5;
const FULL_WIDTH_MARK = /[\u3001\u3002\u3009-\u3011\uff01\uff09\uff0c\uff0e\uff1a\uff1b\uff1f]$/;
/** As a share of the upper margin, and in points at most: heads of pages may stand in it, but not at the edge. */
const UPPER_EDGE = { share: 0.25, most: 14 };

/**
 * Words that stand in a margin. The last line of a page may be its footer; which pages have one is looked at elsewhere.
 * @param isSigned whether a name stands below the line to sign, under the text of the last page
 */
export function outsideText(words: readonly WordBox[], area: Box, isSigned = false): string[] {
  const last = Math.max(...words.map(({ page }) => page));
  const signs = (word: WordBox) => isSigned && word.page === last;
  return words.flatMap((word) => {
    const height = word.bottom - word.top;
    const lean = LEAN * height;
    const empty = FULL_WIDTH_MARK.test(word.text) ? EMPTY_HALF * height : 0;
    const outside = [
      word.left < area.left - lean && 'left',
      word.right - empty > area.right + lean && 'right',
      word.top < Math.min(UPPER_EDGE.most, area.top * UPPER_EDGE.share) && 'upper',
      word.bottom > area.bottom + TYPEFACE_HEIGHT && !isFooter(word, words) && !signs(word) && 'lower',
    ].filter(Boolean);
    if (outside.length === 0) return [];
    return [
      `${JSON.stringify(word.text)} stands in the ${outside.join(' and ')} margin of page ${word.page}`,
    ];
  });
}

function isFooter(word: WordBox, words: readonly WordBox[]): boolean {
  const number = words.find((other) => other.page === word.page && /^\d{1,2}\/\d{1,2}$/.test(other.text));
  return number !== undefined && Math.abs(number.bottom - word.bottom) < 1;
}
