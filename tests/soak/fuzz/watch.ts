import { childrenOf, megabytesOf } from '#tests/support/process-tree.ts';
import type { ProductProcess } from '#tests/support/product-process.ts';

/** What was seen of a product while it was attacked. */
export type Seen = {
  /** Answers of `/api/health`, and how long the slowest took, in ms. */
  healthAnswers: number;
  slowestHealthMs: number;
  /** Answers that were not 200, or none. */
  healthFaults: string[];
  /** Engine children that were replaced. */
  childrenReplaced: number;
  childrenNow: number;
  megabytes: { before: number; halfway: number; after: number };
};

const HEALTH_EVERY_MS = 25;
const CHILDREN_EVERY_MS = 250;
const HEALTH_PATIENCE_MS = 60_000;

/** Asks beside the attack how the product is, and counts its children, until the attack is over. */
export async function watched(
  { url, pid }: ProductProcess,
  attack: (halfway: () => void) => Promise<void>,
): Promise<Seen> {
  let running = true;
  const megabytes = { before: megabytesOf(pid), halfway: 0, after: 0 };
  const healthFaults: string[] = [];
  let [healthAnswers, slowestHealthMs] = [0, 0];
  const everyChild = new Set(childrenOf(pid));
  const askHealth = async () => {
    while (running) {
      const startedAt = performance.now();
      const answer = await fetch(`${url}/api/health`, {
        signal: AbortSignal.timeout(HEALTH_PATIENCE_MS),
      }).then(
        ({ status }) => (status === 200 ? undefined : String(status)),
        (error: unknown) => String(error),
      );
      slowestHealthMs = Math.max(slowestHealthMs, performance.now() - startedAt);
      healthAnswers += 1;
      if (answer !== undefined) healthFaults.push(answer);
      await new Promise((next) => setTimeout(next, HEALTH_EVERY_MS));
    }
  };
  const countChildren = async () => {
    while (running) {
      for (const child of childrenOf(pid)) everyChild.add(child);
      await new Promise((next) => setTimeout(next, CHILDREN_EVERY_MS));
    }
  };
  const watching = [askHealth(), countChildren()];
  await attack(() => (megabytes.halfway = megabytesOf(pid))).finally(() => (running = false));
  await Promise.all(watching);
  const childrenNow = childrenOf(pid).length;
  megabytes.after = megabytesOf(pid);
  return {
    ...{ healthAnswers, slowestHealthMs, healthFaults, megabytes, childrenNow },
    childrenReplaced: everyChild.size - childrenNow,
  };
}

/** Events of a log that tell of a fault of ours, and lines that are no events at all, such as a stack trace. */
export function faultsInLog(output: string): string[] {
  return output.split('\n').filter((line) => {
    if (line === '' || line.startsWith('Foothold is ready')) return false;
    if (!line.startsWith('{"time"')) return true;
    if (/"event":"(request\.failed|unhandled|task\.failed|payment\.review|outbox\.failed)"/.test(line))
      return true;
    // A document that cannot be set is no fault; a child that a document ends is one.
    return line.includes('"event":"engine.failed"') && line.includes('ended unexpectedly');
  });
}
