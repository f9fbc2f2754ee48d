import { ApiError } from '#platform/http/api-error.ts';
import type { Stored } from './content.ts';
import type { EditedKind } from './edited-kind.ts';

/** How often a save is tried again that another one was faster than. */
const TRIES = 4;

/**
 * Changes a stored document that is not open by an ordinary save: over the version that was read, and again where another
 * save came first, so that what that one changed stays.
 * @returns what it was before, and what it is now
 */
export async function changeStored<Data extends Record<string, unknown>>(
  { gateway }: Pick<EditedKind<Data>, 'gateway'>,
  id: number,
  change: (data: Data) => Data,
): Promise<{ before: Stored<Data>; now: Stored<Data> }> {
  for (let tries = 1; ; tries += 1) {
    const before = await gateway.read(id);
    const { title, templateId } = before;
    const data = change(before.data);
    try {
      const { version, updatedAt } = await gateway.update(id, { title, templateId, data }, before.version);
      return { before, now: { ...before, data, version, ...(updatedAt !== undefined && { updatedAt }) } };
    } catch (error) {
      const isLate = error instanceof ApiError && error.code === 'version_conflict';
      if (!isLate || tries === TRIES) throw error;
    }
  }
}
