/** Of all links together, and of one file: what is longer is read each time. */
const MOST_BYTES = 16 * 1024 * 1024;
const LONGEST_BYTES = 4 * 1024 * 1024;
/** What was erased is out of memory after that at the latest. */
const KEPT_MS = 60_000;

export type Bytes = Uint8Array<ArrayBuffer>;
type Kept = { bytes: Promise<Bytes>; size: number; forgetting?: ReturnType<typeof setTimeout> };

/**
 * What links show, ready to be sent, for a minute: a link that many open is read from the database, unpacked and put
 * together once. Whether a link is open is not kept here; that is asked each time before anything is looked for.
 */
export class ReadyBytes {
  readonly #kept = new Map<string, Kept>();
  #size = 0;

  /**
   * What is known by a name, which says all that it is made of.
   * @param make gets it where it is not there; who asks meanwhile waits for the same
   */
  async get(name: string, make: () => Promise<Uint8Array>): Promise<Bytes> {
    const kept = this.#kept.get(name);
    if (kept) {
      // What was asked for last goes last.
      this.#kept.delete(name);
      this.#kept.set(name, kept);
      return kept.bytes;
    }
    // A copy in a plain buffer: what an answer takes.
    const making: Kept = { bytes: make().then((made) => new Uint8Array(made)), size: 0 };
    this.#kept.set(name, making);
    try {
      const bytes = await making.bytes;
      this.#keep(name, making, bytes.length);
      return bytes;
    } catch (error) {
      this.#forget(name, making);
      throw error;
    }
  }

  #keep(name: string, made: Kept, size: number): void {
    if (size > LONGEST_BYTES) {
      this.#forget(name, made);
      return;
    }
    if (this.#kept.get(name) !== made) return;
    made.size = size;
    this.#size += size;
    made.forgetting = setTimeout(() => this.#forget(name, made), KEPT_MS).unref();
    for (const [oldest, { size }] of this.#kept) {
      if (this.#size <= MOST_BYTES) break;
      // What is still being made takes no room yet.
      const kept = this.#kept.get(oldest);
      if (size > 0 && kept) this.#forget(oldest, kept);
    }
  }

  #forget(name: string, kept: Kept): void {
    if (this.#kept.get(name) !== kept) return;
    this.#kept.delete(name);
    this.#size -= kept.size;
    clearTimeout(kept.forgetting);
  }
}
