import type { Log } from '#platform/log/log.server.ts';

export type Task = { stop(): Promise<void> };

/** Does something again and again; one round never overlaps the next, and a failure is only logged. */
export function every(ms: number, name: string, log: Log, work: () => Promise<void>): Task {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= work()
      .catch((error: unknown) => log.warn('task.failed', { name, error }))
      .finally(() => {
        running = undefined;
      });
  }, ms);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
