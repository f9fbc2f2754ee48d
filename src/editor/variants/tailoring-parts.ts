import type { Fields } from '#documents/fields.ts';
import type { DocumentWords } from '#editor/merge/conflict-words.ts';
import type { Stored } from '#editor/session/content.ts';
import type { DocumentSession } from '#editor/session/document-session.ts';
import type { EditedKind } from '#editor/session/edited-kind.ts';

export type TailoringOf<Data extends Record<string, unknown>> = {
  kind: EditedKind<Data>;
  words: DocumentWords;
};

export type TailoringParts<Data extends Record<string, unknown>> = {
  session: DocumentSession<Data>;
  fields: Fields;
  words: DocumentWords;
  /** Reads the base; undefined where it is gone or cannot be read. */
  readBase(id: number): Promise<Stored<Data> | undefined>;
  /** Reads the open document, which then has followed. */
  readOwn(id: number): Promise<Stored<Data>>;
  /** Changes the base by an ordinary save. */
  changeBase(id: number, change: (data: Data) => Data): Promise<{ before: Stored<Data>; now: Stored<Data> }>;
};
