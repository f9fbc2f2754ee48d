/** Raised where reading goes on for longer than it may, or nobody waits for it any more. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong';
}

/** Says when to stop. It is asked between the steps of reading, since one thread cannot interrupt itself. */
export type Deadline = () => Promise<void>;

export function deadlineIn(milliseconds: number, signal?: AbortSignal): Deadline {
  const end = performance.now() + milliseconds;
  return async () => {
    // Lets messages and timers in, such as the one that gives up.
    await new Promise((resolve) => setTimeout(resolve, 0));
    if (signal?.aborted || performance.now() > end) throw new TookTooLong();
  };
}
