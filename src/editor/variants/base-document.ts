import type { ServerCopies } from '#editor/drafts/server-copies.ts';
import type { Stored } from '#editor/session/content.ts';
import type { EditedKind } from '#editor/session/edited-kind.ts';
import { draftName } from '#editor/drafts/draft-name.ts';
import { ApiError } from '#platform/http/api-error.ts';

/** How often a save of the base is tried again that another one was faster than. */
const TRIES = 4;

/** The base as the server has it; as this device has it where the server cannot be reached; nothing where it is gone. */
export async function readBase<Data extends Record<string, unknown>>(
  kind: EditedKind<Data>,
  copies: Pick<ServerCopies, 'find'>,
  id: number,
): Promise<Stored<Data> | undefined> {
  try {
    return await kind.gateway.read(id);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    const copy = await copies.find(draftName(kind, id));
    return copy && { ...copy, id, data: kind.prepare(copy.data) };
  }
}

/**
 * Changes the base by an ordinary save: over the version that was read, and again where another save came first.
 * @returns what it was before, and what it is now
 */
export async function changeBase<Data extends Record<string, unknown>>(
  { gateway }: Pick<EditedKind<Data>, 'gateway'>,
  id: number,
  change: (data: Data) => Data,
): Promise<{ before: Stored<Data>; now: Stored<Data> }> {
  for (let tries = 1; ; tries += 1) {
    const before = await gateway.read(id);
    const { title, templateId } = before;
    const data = change(before.data);
    try {
      const saved = await gateway.update(id, { title, templateId, data }, before.version);
      return { before, now: { ...before, data, version: saved.version } };
    } catch (error) {
      const isLate = error instanceof ApiError && error.code === 'version_conflict';
      if (!isLate || tries === TRIES) throw error;
    }
  }
}
