const RIGHT_TO_LEFT = /[\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}]/u;
/** Signs of amounts go with their numbers. */
const LEFT_TO_RIGHT = /[\p{L}\p{N}%‰$€£₪+]/u;

export function isRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}

/** Whether a text is mostly written from right to left. */
export function runsRightToLeft(texts: readonly string[]): boolean {
  const right = texts.filter(isRightToLeft).length;
  return right > 0 && right >= texts.filter((text) => /\p{L}/u.test(text)).length / 2;
}

/**
 * Things of a line as they stand from left to right, in the order in which they are read: a line of Hebrew is read
 * from its right end, but numbers and Latin words in it from their left.
 */
export function inReadingOrder<T>(items: readonly T[], textOf: (item: T) => string): readonly T[] {
  const texts = items.map(textOf);
  if (!texts.some(isRightToLeft)) return items;
  const isLeft = (item: T) => !isRightToLeft(textOf(item)) && LEFT_TO_RIGHT.test(textOf(item));
  if (!runsRightToLeft(texts)) return turned(items, (item) => isRightToLeft(textOf(item)), isLeft);
  return turned([...items].reverse(), isLeft, (item) => isRightToLeft(textOf(item)));
}

/** Turns around what lies between two things of one direction with none of the other in between. */
function turned<T>(items: readonly T[], turns: (item: T) => boolean, stops: (item: T) => boolean): T[] {
  const result = [...items];
  for (let first = 0; first < result.length; first++) {
    if (!turns(result[first] as T)) continue;
    let last = first;
    for (let at = first; at < result.length && !stops(result[at] as T); at++) {
      if (turns(result[at] as T)) last = at;
    }
    result.splice(first, last - first + 1, ...result.slice(first, last + 1).reverse());
    first = last;
  }
  return result;
}
