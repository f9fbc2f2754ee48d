import { hash } from 'node:crypto';
import type { Printable } from '#documents/printable.ts';
import type { JobKind } from './engine-child.server.ts';

/** Long enough that asking again at once costs nothing, short enough that a machine's bad minute passes. */
const KEPT_MS = 3 * 60_000;
const KEPT_MOST = 200;

type Kept = { error: Error; until: number };

/** Documents that ran into the deadline or brought two children down: asked for again, they get the same answer at once. */
export class RefusedDocuments {
  readonly #kept = new Map<string, Kept>();
  /** Documents at which a child ended once. */
  readonly #suspects = new Map<string, Kept>();

  /** A document ran into the deadline. */
  keep(document: Printable, kind: JobKind, error: Error): void {
    const key = nameOf(document, kind);
    this.#suspects.delete(key);
    remember(this.#kept, key, { error, until: Date.now() + KEPT_MS });
  }

  /**
   * A child ended at a document, which may have had other reasons: a lack of memory, or somebody who killed it. Only the
   * second time is the document's fault.
   */
  suspect(document: Printable, kind: JobKind, error: Error): void {
    const key = nameOf(document, kind);
    const until = this.#suspects.get(key)?.until ?? 0;
    if (until > Date.now()) this.keep(document, kind, error);
    else remember(this.#suspects, key, { error, until: Date.now() + KEPT_MS });
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

/** Keeps it as the newest, and no more than so many. */
function remember(kept: Map<string, Kept>, key: string, what: Kept): void {
  kept.delete(key);
  kept.set(key, what);
  const [oldest] = kept.keys();
  if (kept.size > KEPT_MOST && oldest !== undefined) kept.delete(oldest);
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
