/** Lines a minute of one kind: whoever causes them must not fill the disk. */
const LINES_A_MINUTE = 30;
const MINUTE_MS = 60_000;
/** Kinds that are remembered; then all begin anew. */
const REMEMBERED_MAX = 10_000;

/** What a line says besides: how many of its kind were not written since the last. */
export type Unsaid = { unsaid?: number };

/** Tells of each line whether it is to be written: of a flood of one kind some are, and how many there were besides. */
export function boundedLines(
  now: () => number = () => performance.now(),
): (kind: string) => Unsaid | undefined {
  const lately = new Map<string, { since: number; lines: number; unsaid: number }>();
  return (kind) => {
    const at = now();
    const before = lately.get(kind);
    const isOver = before === undefined || at - before.since >= MINUTE_MS;
    const counted = isOver ? { since: at, lines: 0, unsaid: before?.unsaid ?? 0 } : before;
    if (lately.size >= REMEMBERED_MAX) lately.clear();
    lately.set(kind, counted);
    if (counted.lines >= LINES_A_MINUTE) {
      counted.unsaid += 1;
      return undefined;
    }
    counted.lines += 1;
    const unsaid = counted.unsaid > 0 ? { unsaid: counted.unsaid } : {};
    counted.unsaid = 0;
    return unsaid;
  };
}
