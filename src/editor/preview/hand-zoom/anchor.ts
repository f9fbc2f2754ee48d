/** A point of the window, in px. */
export type Point = { x: number; y: number };
/** A point of what is zoomed, as shares of its width and height, and where in the window it is to be. */
export type Anchor = { share: Point; at: Point };

/** The point of a box that lies at a point of the window. */
export function anchorAt(at: Point, box: DOMRect): Anchor {
  return { share: { x: (at.x - box.left) / box.width, y: (at.y - box.top) / box.height }, at };
}
