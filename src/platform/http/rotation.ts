/**
 * What waits, by whose it is: of networks, and of those within them, whoever waited longest for a turn is next. What one
 * of them has waiting, however much, keeps another waiting for one turn.
 */
export class Rotation<T> {
  readonly #own: T[] = [];
  readonly #within = new Map<string, Rotation<T>>();

  get isEmpty(): boolean {
    return this.#own.length === 0 && this.#within.size === 0;
  }

  /** @param whose from the widest: a network, who is within it */
  add([name, ...further]: readonly string[], item: T): void {
    if (name === undefined) {
      this.#own.push(item);
      return;
    }
    const inner = this.#within.get(name) ?? new Rotation<T>();
    this.#within.set(name, inner);
    inner.add(further, item);
  }

  remove([name, ...further]: readonly string[], item: T): void {
    if (name === undefined) {
      const at = this.#own.indexOf(item);
      if (at >= 0) this.#own.splice(at, 1);
      return;
    }
    const inner = this.#within.get(name);
    inner?.remove(further, item);
    if (inner?.isEmpty) this.#within.delete(name);
  }

  /** Takes out what is next of those that fit; whose it was is behind everybody else then. */
  next(fits: (item: T) => boolean = () => true): T | undefined {
    const at = this.#own.findIndex(fits);
    if (at >= 0) return this.#own.splice(at, 1)[0];
    for (const [name, inner] of this.#within) {
      const found = inner.next(fits);
      if (found === undefined) continue;
      this.#within.delete(name);
      if (!inner.isEmpty) this.#within.set(name, inner);
      return found;
    }
    return undefined;
  }
}
