import { isRecord } from '#documents/is-record.ts';
import type { DeviceTable } from '#editor/device/device-database.ts';
import type { Content } from '#editor/session/content.ts';
import type { History, HistoryStep } from './history.ts';

/** What can be taken back of a document, and the content that the steps lead to. */
export type KeptSteps<Data> = {
  content: Content<Data>;
  history: History<Data>;
  /** Version of the stored document that the content builds on; null where it was never saved. */
  version: number | null;
};

/** Steps of one account's documents on this device, so that they can be taken back after a reload, too. */
export interface StepStore {
  /** Keeps them in place of what was kept of that document; as many as there is room for, the nearest first. */
  keep<Data>(document: string, steps: KeptSteps<Data>): Promise<void>;
  find<Data>(document: string): Promise<KeptSteps<Data> | undefined>;
  drop(document: string): Promise<void>;
  /** Removes those of every document of the account; from then on nothing is kept. */
  clear(): Promise<void>;
}

/** How much the steps of one document may take, about, in bytes. */
export const STEPS_MAX_BYTES = 2 * 1024 * 1024;

/**
 * Steps in the table in which the server's copies are: whatever removes all of an account's copies removes them, too.
 * A device that keeps nothing is no failure: then there is nothing to take back after a reload.
 */
export function createStepStore(accountId: number, table: DeviceTable): StepStore {
  const account = `${accountId}:steps/`;
  let cleared = false;
  const drop = (document: string) => table.write({ remove: [account + document] }).catch(() => undefined);
  return {
    async keep(document, steps) {
      if (cleared) return;
      const kept = withinBudget(steps, STEPS_MAX_BYTES);
      // What versions share is the same object, and stays so: the browser's database writes it once.
      await table.write({ put: [[account + document, kept]] }).catch(() => undefined);
    },
    async find<Data>(document: string) {
      const rows = await table.read(account + document).catch(() => []);
      const row = rows.find(({ name }) => name === account + document)?.row;
      return readSteps<Data>(row);
    },
    drop,
    async clear() {
      cleared = true;
      await table.removeAll(account).catch(() => undefined);
    },
  };
}

/** Written by `keep` alone, perhaps of another version of the product: its outline is enough to know it by. */
function readSteps<Data>(row: unknown): KeptSteps<Data> | undefined {
  if (!isRecord(row) || !isContent(row.content) || !isRecord(row.history)) return undefined;
  const { past, future } = row.history;
  if (row.version !== null && typeof row.version !== 'number') return undefined;
  const isRight = [past, future].every((steps) => Array.isArray(steps) && steps.every(isStep));
  // The data is used only where it is what is on the screen.
  return isRight ? (row as KeptSteps<Data>) : undefined;
}

function isStep(step: unknown): step is HistoryStep<unknown> {
  if (!isRecord(step) || typeof step.path !== 'string' || typeof step.at !== 'number') return false;
  return isContent(step.before) && isContent(step.after);
}

function isContent(value: unknown): value is Content<Record<string, unknown>> {
  return isRecord(value) && typeof value.templateId === 'string' && isRecord(value.data);
}

/** As many steps as take no more than so many bytes together with the content: those farthest away go first. */
export function withinBudget<Data>(
  { content, history, version }: KeptSteps<Data>,
  mostBytes: number,
): KeptSteps<Data> {
  const seen = new Set<object>();
  let bytes = sizeOf(content, seen);
  const asMany = (steps: readonly HistoryStep<Data>[]): HistoryStep<Data>[] => {
    const kept: HistoryStep<Data>[] = [];
    for (const step of steps.toReversed()) {
      bytes += sizeOf(step, seen);
      if (bytes > mostBytes) break;
      kept.push(step);
    }
    return kept.reverse();
  };
  const past = asMany(history.past);
  return { content, history: { past, future: asMany(history.future) }, version };
}

/** How much of a value is not counted yet, in bytes, about: what is shared is counted once. */
function sizeOf(value: unknown, seen: Set<object>): number {
  if (typeof value === 'string') return 2 * value.length + 8;
  if (typeof value !== 'object' || value === null || seen.has(value)) return 8;
  seen.add(value);
  return Object.entries(value).reduce((sum, [key, part]) => sum + key.length + sizeOf(part, seen), 16);
}
