/**
 * For what sticks to the top of the window: whatever takes the focus there is in sight already. Without this the room that
 * a page keeps free above its fields makes browsers scroll the page at every step of the Tab key through a bar.
 */
export const STAYS_IN_SIGHT = '[&_:focus]:scroll-mt-[calc(-1*var(--room-above,0px))]';
