/** A rectangle on a page, in points from the upper left corner. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** Width and height of what two boxes share; negative where they are apart. */
export function overlap(one: Box, other: Box): { width: number; height: number } {
  return {
    width: Math.min(one.right, other.right) - Math.max(one.left, other.left),
    height: Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
  };
}

export function around(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** Where a box lies, for people who look for it on the page. */
export function placeOf({ left, top }: Box): string {
  return `${Math.round(left)} pt from the left, ${Math.round(top)} pt from the top`;
}
