/** Counts the turns of the event loop from now on, as everything else would be served in them. */
export function countThreadTurns() {
  let turns = 0;
  let isOver = false;
  const others = (): void => {
    turns += 1;
    if (!isOver) setImmediate(others);
  };
  setImmediate(others);
  return {
    /** Those that there were so far. */
    get passed() {
      return turns;
    },
    stop() {
      isOver = true;
    },
  };
}
