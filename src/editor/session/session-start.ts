import type { Draft } from '#editor/drafts/draft.ts';
import { sameJson, type Content, type Stored } from './content.ts';
import type { Notice } from './notice.ts';

/** What an editing session begins with. */
export type SessionStart<Data> = {
  content: Content<Data>;
  /** What the server is known to have, or a new document's first look; null where that is not known any more. */
  base: Content<Data> | null;
  stored: { id: number; version: number } | null;
  notice: Notice<Data> | null;
  /** Name of the document's draft on the device. */
  draftName: string;
  /** Key of the first save of what was never saved; a new one is made where there is none. */
  creationKey?: string | undefined;
  /** Whether `base` is this device's copy, the server being out of reach. */
  fromDevice?: boolean;
  /** When `content` was written, where it was not saved. */
  writtenAt?: string;
};

/** A draft fit for the screen. */
export type PreparedDraft<Data> = Content<Data> &
  Pick<Draft, 'baseVersion' | 'writtenAt' | 'creationKey' | 'untouchedImport'>;

export function contentOf<Data>({ title, templateId, data }: Content<Data>): Content<Data> {
  return { title, templateId, data };
}

/**
 * A stored document, with what this device has not saved of it. `copy` is what the server had when this device last
 * heard of it: by it, what was changed here and elsewhere since can be told apart.
 */
export function startStored<Data>(
  stored: Stored<Data>,
  draft: PreparedDraft<Data> | undefined,
  draftName: string,
  copy?: Stored<Data>,
): SessionStart<Data> {
  const server = contentOf(stored);
  const { id, version } = stored;
  const asSaved = { content: server, base: server, stored: { id, version }, notice: null, draftName };
  if (!draft) return asSaved;
  const content = contentOf(draft);
  // The save had arrived, only its answer had not.
  if (sameJson(content, server)) return asSaved;
  const base = [stored, copy].find((known) => known?.version === draft.baseVersion);
  return {
    content,
    base: base === stored ? server : base ? contentOf(base) : null,
    // The draft's own version: when another device saved since, the next save finds that out.
    stored: { id, version: draft.baseVersion ?? version },
    notice: { kind: 'restored', other: server },
    draftName,
    writtenAt: draft.writtenAt,
  };
}

/** A document that was never saved, with what this device has of it. */
export function startNew<Data>(
  first: Content<Data>,
  draft: (Content<Data> & Partial<PreparedDraft<Data>>) | undefined,
  draftName: string,
): SessionStart<Data> {
  const start = { content: first, base: first, stored: null, notice: null, draftName };
  if (!draft || sameJson(contentOf(draft), first)) return { ...start, creationKey: draft?.creationKey };
  const { creationKey, writtenAt, untouchedImport } = draft;
  return {
    ...start,
    content: contentOf(draft),
    notice: untouchedImport ? null : { kind: 'restored', other: first },
    creationKey,
    ...(writtenAt && { writtenAt }),
  };
}
