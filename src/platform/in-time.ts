/** Something did not end in the time that it was given. */
export class TooLateError extends Error {
  override readonly name = 'TooLateError';
}

/** Waits for something no longer than so many ms. @throws TooLateError, while what was waited for goes on unheard */
export async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLateError(`no answer within ${ms / 1000} s`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
