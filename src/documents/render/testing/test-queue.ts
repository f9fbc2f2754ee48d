import type { EngineBusyError } from '#documents/render/engine-errors.ts';
import type { Urgency } from '#documents/render/engine.ts';
import { JobQueue, type QueueLimits } from '../server/job-queue.ts';

const LIMITS: QueueLimits = {
  maxWaiting: 4,
  maxWaitMs: 1000,
  maxEach: 2,
  maxRunningEach: 1,
  maxRunningLesser: 9,
  maxRunningSlow: 9,
  retryAfterSeconds: (waiting) => waiting * 10,
};

/** A queue whose jobs are named, with the names of those it refused. */
export function queueOf(limits: Partial<QueueLimits> = {}) {
  const queue = new JobQueue<string>({ ...LIMITS, ...limits });
  const refused: [string, EngineBusyError][] = [];
  const add = (item: string, person?: string, urgency: Urgency = 'download', isSmall = false) =>
    queue.add(item, { person, urgency, isSmall }, (error) => refused.push([item, error]));
  /** Lets all run, one after the other. */
  const rest = () => {
    const order: string[] = [];
    for (let turn = queue.take(); turn; turn = queue.take()) {
      order.push(turn.item);
      turn.done();
    }
    return order;
  };
  return { queue, add, rest, refused };
}
