import type { DocumentWords } from '#editor/merge/conflict-words.ts';
import type { PreviewDocument } from '#editor/preview-engine/protocol.ts';
import type { Content } from '#editor/session/content.ts';
import type { DocumentSession } from '#editor/session/document-session.ts';
import type { EditedKind } from '#editor/session/edited-kind.ts';

export type VersionsParts<Data extends Record<string, unknown>> = {
  session: DocumentSession<Data>;
  kind: EditedKind<Data>;
  /** How its parts are called where two versions are compared. */
  words: DocumentWords;
  /** "resume" or "cover letter". */
  noun: string;
  /** What the engine is asked for; missing for kinds that are not printed, whose versions are compared as words alone. */
  toDocument?(this: void, content: Content<Data>): PreviewDocument;
};

/** The same of a kind that is printed. */
export type PrintedVersionsParts<Data extends Record<string, unknown>> = VersionsParts<Data> & {
  toDocument(this: void, content: Content<Data>): PreviewDocument;
};
