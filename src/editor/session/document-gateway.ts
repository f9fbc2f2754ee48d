import type { Content, Stored } from './content.ts';

/** What saving answers. */
export type SavedAs = { id: number; version: number; updatedAt?: string };

/**
 * What a first save answers: the title too, which may be made from the content. `repeated` where an earlier call with
 * the same key had made the document, whose answer was lost: what this call brought was not saved.
 */
export type CreatedAs = SavedAs & { title: string; repeated: boolean };

/** The server's side of one kind of document. Every call may reject with an ApiError, or a TypeError offline. */
export interface DocumentGateway<Data> {
  read(id: number, signal?: AbortSignal): Promise<Stored<Data>>;
  /** Makes one document for one key, however often it is called. */
  create(content: Content<Data>, key: string): Promise<CreatedAs>;
  /** Saves over `version` and no other. */
  update(id: number, content: Content<Data>, version: number): Promise<SavedAs>;
}
