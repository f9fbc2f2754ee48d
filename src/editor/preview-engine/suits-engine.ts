/** What browsers tell of the device and the line, where they do; TypeScript's library does not list it. */
type Surroundings = Navigator & {
  /** In GB, rounded, 8 at most. */
  deviceMemory?: number;
  connection?: { saveData?: boolean; effectiveType?: string };
};

/** The engine takes 100 to 400 MB. */
const LEAST_MEMORY_GB = 2;
/** A second one beside it takes as much again. */
const LEAST_FOR_TWO_GB = 4;

/** Whether a browser can run the engine and may be asked to load its 9 MB. Where not, the server draws. */
export function suitsLocalEngine(): boolean {
  return hindranceToEngine(LEAST_MEMORY_GB) === null;
}

/** Why no second engine may be started beside the one of the preview; null where it may. */
export function hindranceToSecondEngine(): EngineHindrance | null {
  return hindranceToEngine(LEAST_FOR_TWO_GB);
}

export type EngineHindrance = 'browser' | 'memory' | 'line';

function hindranceToEngine(leastMemory: number): EngineHindrance | null {
  // WebAssembly can be switched off, and the cache is there on secure addresses only.
  const able =
    typeof WebAssembly === 'object' &&
    typeof Worker === 'function' &&
    typeof OffscreenCanvas === 'function' &&
    typeof ImageBitmapRenderingContext === 'function' &&
    typeof caches === 'object';
  if (!able) return 'browser';
  // Where a browser does not tell, it is taken to be enough.
  const { deviceMemory = leastMemory, connection }: Surroundings = navigator;
  if (deviceMemory < leastMemory) return 'memory';
  const slow = connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '');
  return slow ? 'line' : null;
}
