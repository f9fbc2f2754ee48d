/*
 * What a PDF unpacks to cannot always be looked at beforehand: where the file is locked with no password to open it, as
 * many are against changes, its parts are packed beneath the lock, and how a part is packed may be said elsewhere. pdf.js
 * has no limit of its own. It unpacks into arrays that it makes anew as they grow, or by the browser's own stream: both
 * are given out here, and refused past a budget as if there were no more memory.
 */

export type UnpackingLimits = {
  /** Most bytes that one part may come to. */
  one: number;
  /** Most bytes of all large arrays and streams together, with those that were let go. */
  all: number;
};

const MEGABYTE = 1024 * 1024;
/** Of reading text: an array grows to twice its size, and a typeface with all letters of China has 20 MB. */
export const READING_LIMITS: UnpackingLimits = { one: 64 * MEGABYTE, all: 512 * MEGABYTE };
/** Of drawing pages, which has pictures. */
export const DRAWING_LIMITS: UnpackingLimits = { one: 256 * MEGABYTE, all: 2048 * MEGABYTE };

/** Smaller arrays are not counted: there are very many. */
const SMALL = MEGABYTE;

class Budget {
  isSpent = false;
  #left: number;
  readonly #limits: UnpackingLimits;
  constructor(limits: UnpackingLimits) {
    this.#limits = limits;
    this.#left = limits.all;
  }
  /** Takes `more` bytes for what comes to `size` with them. @throws RangeError where that is too much, as of memory */
  take(size: number, more = size): void {
    this.#left -= more;
    if (size <= this.#limits.one && this.#left >= 0) return;
    this.isSpent = true;
    throw new RangeError('unpacks to more than any document needs');
  }
}

/** Several may run at a time in one thread, as reading and drawing: each pays for all. */
const running = new Set<Budget>();
const takeOfAll = (size: number, more = size) => {
  for (const budget of running) budget.take(size, more);
};

const own = { Uint8Array: globalThis.Uint8Array, DecompressionStream: globalThis.DecompressionStream };

const CountedArray = new Proxy(own.Uint8Array, {
  construct(target, given: unknown[]) {
    const [length] = given;
    if (typeof length === 'number' && length > SMALL) takeOfAll(length);
    // As the array itself, whose other ways of being made stay as they are.
    return Reflect.construct(target, given) as Uint8Array;
  },
});

const CountedStream = new Proxy(own.DecompressionStream, {
  construct(target, given: unknown[]) {
    const stream = Reflect.construct(target, given) as DecompressionStream;
    let size = 0;
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, controller) {
        size += piece.byteLength;
        takeOfAll(size, piece.byteLength);
        controller.enqueue(piece);
      },
    });
    return { writable: stream.writable, readable: stream.readable.pipeThrough(counted) };
  },
});

/**
 * Does something with pdf.js that may unpack no more than `limits`. What goes beyond them fails in pdf.js, which leaves a
 * typeface or a page out, or gives up; `isSpent` tells whether anything did.
 */
export async function withUnpackingBudget<T>(
  limits: UnpackingLimits,
  work: (budget: { readonly isSpent: boolean }) => Promise<T>,
): Promise<T> {
  const budget = new Budget(limits);
  running.add(budget);
  Object.assign(globalThis, { Uint8Array: CountedArray, DecompressionStream: CountedStream });
  try {
    return await work(budget);
  } finally {
    running.delete(budget);
    if (running.size === 0) Object.assign(globalThis, own);
  }
}
