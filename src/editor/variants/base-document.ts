import type { ServerCopies } from '#editor/drafts/server-copies.ts';
import type { Stored } from '#editor/session/content.ts';
import type { EditedKind } from '#editor/session/edited-kind.ts';
import { draftName } from '#editor/drafts/draft-name.ts';
import { ApiError } from '#platform/http/api-error.ts';

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
