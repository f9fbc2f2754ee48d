import type { Content, Stored } from './content.ts';

/** What saving answers. */
export type SavedAs = { id: number; version: number };

/** The server's side of one kind of document. Every call may reject with an ApiError, or a TypeError offline. */
export interface DocumentGateway<Data> {
  read(id: number, signal?: AbortSignal): Promise<Stored<Data>>;
  /** Answers the title too, which may be made from the content on the first save. */
  create(content: Content<Data>): Promise<SavedAs & { title: string }>;
  /** Saves over `version` and no other. */
  update(id: number, content: Content<Data>, version: number): Promise<SavedAs>;
}
