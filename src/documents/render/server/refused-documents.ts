import { hash } from 'node:crypto';
import type { Printable } from '#documents/printable.ts';
import type { JobKind } from './engine-child.server.ts';

/** Long enough that asking again at once costs nothing, short enough that a machine's bad minute passes. */
const KEPT_MS = 3 * 60_000;
const KEPT_MOST = 200;

/** Documents that ran into the deadline or brought a child down: asked for again, they get the same answer at once. */
export class RefusedDocuments {
  readonly #kept = new Map<string, { error: Error; until: number }>();

  keep(document: Printable, kind: JobKind, error: Error): void {
    const key = nameOf(document, kind);
    this.#kept.delete(key);
    this.#kept.set(key, { error, until: Date.now() + KEPT_MS });
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= KEPT_MOST) break;
      this.#kept.delete(oldest);
    }
  }

  /** Why the document was refused a moment ago. While nothing was, which is always nearly, this costs nothing. */
  reason(document: Printable, kind: JobKind): Error | undefined {
    const now = Date.now();
    // The oldest come first.
    for (const [key, { until }] of this.#kept) {
      if (until > now) break;
      this.#kept.delete(key);
    }
    return this.#kept.size === 0 ? undefined : this.#kept.get(nameOf(document, kind))?.error;
  }
}

/**
 * The same for the same text in the same design: when it was changed, and which pages are known, is no matter. What
 * cannot be read back in time, or be another file, can still be set.
 */
function nameOf(document: Printable, kind: JobKind): string {
  const said =
    'entry' in document
      ? [document.entry, document.model]
      : [document.kind, document.templateId, document.data, document.date];
  const wish = 'entry' in document ? undefined : document.copy?.format;
  return hash('sha256', JSON.stringify([kind === 'readBack', wish, said]));
}
