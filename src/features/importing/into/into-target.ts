import type { QueryClient } from '@tanstack/react-query';
import type { ResumeData } from '#documents/resume/schema.ts';
import { WRITE_FIRST } from '#editor/builder/document-address.ts';
import { NOBODY } from '#editor/device/browser-storage.ts';
import { deviceDocuments } from '#editor/drafts/device-drafts.ts';
import type { Draft } from '#editor/drafts/draft.ts';
import { draftName } from '#editor/drafts/draft-name.ts';
import type { Content } from '#editor/session/content.ts';
import { newCreationKey } from '#editor/session/creation-key.ts';
import { editPathOf, listKey, titleOfDraft, type EditedKind } from '#editor/session/edited-kind.ts';
import type { DocumentSummary } from '#editor/store/contract.ts';

type Kind = EditedKind<ResumeData>;

/** A resume as it is, and how another content is put in its place. */
export type ReadTarget = {
  content: Content<ResumeData>;
  /** @returns where it is gone on with */
  save(content: Content<ResumeData>): Promise<string>;
};

/** A resume that what was reviewed can be added to: a saved one, or one that was written here and never saved. */
export type IntoTarget = {
  /** Tells it among the others. */
  key: string;
  title: string;
  isSaved: boolean;
  /** Nothing where it is gone. */
  read(): Promise<ReadTarget | undefined>;
};

export function savedTarget(
  kind: Kind,
  { id, title }: DocumentSummary,
  queryClient: QueryClient,
): IntoTarget {
  return {
    ...{ key: String(id), title, isSaved: true },
    async read() {
      const stored = await kind.gateway.read(id);
      return {
        content: stored,
        async save(content) {
          await kind.gateway.update(id, content, stored.version, 'import');
          await queryClient.invalidateQueries({ queryKey: listKey(kind) });
          return editPathOf(kind, { id, templateId: stored.templateId });
        },
      };
    },
  };
}

/** The one that was never saved, by the key in its address; nothing where this device has no such draft. */
export async function draftTarget(
  kind: Kind,
  accountId: number | null,
  creationKey: string,
): Promise<IntoTarget | undefined> {
  const { drafts } = deviceDocuments(accountId ?? NOBODY);
  const name = draftName(kind, null);
  const find = async (): Promise<Draft | undefined> =>
    (await drafts.list()).find(
      ({ document, draft }) => document === name && draft.creationKey === creationKey,
    )?.draft;
  const contentOf = (draft: Draft) => ({
    title: draft.title,
    templateId: draft.templateId,
    data: kind.prepare(draft.data),
  });
  const found = await find();
  if (!found) return undefined;
  const save = async (content: Content<ResumeData>) => {
    // Where another page goes on writing it, this is a copy, which then is a resume of its own.
    const taken = await drafts.take(name, creationKey);
    const key = taken?.creationKey ?? newCreationKey();
    const writtenAt = new Date().toISOString();
    await drafts.keep(name, { ...(taken ?? { baseVersion: null }), ...content, creationKey: key, writtenAt });
    await drafts.leave(name, key);
    // Whoever is not signed in goes on writing first.
    const first = accountId === null ? `&${WRITE_FIRST.name}=${WRITE_FIRST.value}` : '';
    return `${kind.newPath}?draft=${key}${first}`;
  };
  return {
    ...{ key: creationKey, title: titleOfDraft(kind, found), isSaved: false },
    async read() {
      const draft = await find();
      return draft && { content: contentOf(draft), save };
    },
  };
}
