import type { KindIdentity } from '#documents/document-kind.ts';
import { valuesIn, type Fields } from '#documents/fields.ts';
import type { Draft } from '#editor/drafts/draft.ts';
import type { ServerCopy } from '#editor/drafts/server-copies.ts';
import { tailoringCalls, type TailoringCalls } from '#editor/session/tailoring-calls.ts';

import type { KeptShared } from '#editor/drafts/shared-drafts.ts';
import type { Content, Stored } from './content.ts';
import { documentCalls, type DocumentCalls, httpGateway, type DocumentGateway } from './document-gateway.ts';
import { followingTitle } from './following-title.ts';
import { httpDraftGateway } from './draft-gateway.ts';
import { holdsFields, prepareFields } from './prepare-fields.ts';
import type { FieldProblem } from './save-failure.ts';
import type { PreparedDraft } from './session-start.ts';
import type { SharedDraft } from './draft-event.ts';

/** What opening and saving have to know of a kind of documents. */
export type OpenedKind<Data> = {
  /** Begins the names of drafts on the device: `resume`. */
  name: string;
  gateway: DocumentGateway<Data>;
  /** Makes what the server or the device had fit for the screen: migrated, with nothing missing, and nothing lost. */
  prepare(data: unknown): Data;
  /** What of it cannot be saved as it was typed, field by field, in the order of the form. */
  unsavable?(content: Content<Data>): readonly FieldProblem[];
};

/** How a kind of documents stands on the dashboard, and where it is edited. */
export type KindPages = {
  /** In buttons and headings: "Cover Letter". */
  Name: string;
  /** Over its list: "Cover Letters". */
  Names: string;
  /** The way to begin one: the page on which one picks a template. */
  begin: { path: string; label: string; text: string };
  /** The way to begin one from what somebody has, where there is one; `first` is said to whoever has none yet. */
  bring?: { path: string; label: string; first: string };
  findTemplate(templateId: string): { id: string; name: string } | undefined;
  /** Stands for the name of a template that is not in the catalogue. */
  unknownTemplate: string;
  /** Where a document that was never saved is written, and where a saved one, which the query names. */
  newPath: string;
  editPath: string;
  /** Whether it is duplicated and downloaded from its card, which needs access. */
  hasPaidActions: boolean;
};

/** How a kind of documents is read, called and checked in the browser. */
type KindRules<Data> = {
  migrate(data: unknown): unknown;
  /** Title of one that was never saved and has none. */
  firstTitle(data: Data): string;
  /** Whether one can be tailored from another, which it then follows. */
  canFollow?: boolean;
  unsavable?(content: Content<Data>): readonly FieldProblem[];
  /** Of one that is called by what it holds for as long as nobody has called it otherwise: all that it may be called so. */
  titlesOfItsOwn?: (data: Data) => readonly string[];
};

/** All that the browser has to know of a kind of documents, whichever screen asks. */
export type EditedKind<Data> = KindIdentity<string> &
  KindPages &
  OpenedKind<Data> & {
    fields: Fields;
    calls: DocumentCalls;
    /** Missing for kinds of which none follows another. */
    variants: TailoringCalls | undefined;
    firstTitle(data: Data): string;
    /** As it is edited: without a title that it has from its own fields alone. */
    edited(content: Content<Data>): Content<Data>;
  };

/** A kind of which a screen does not have to know what its documents hold. */
export type AnyKind = EditedKind<Record<string, unknown>>;

/** Registers a kind in the browser: by its fields, its pages and its few rules. */
export function editedKind<Data extends Record<string, unknown>>(
  description: KindIdentity<string> & KindPages & KindRules<Data> & { fields: Fields },
): EditedKind<Data> {
  const { fields, migrate, canFollow = false, titlesOfItsOwn, ...kind } = description;
  const { schemaVersion, firstTitle } = kind;
  const prepare = (data: unknown): Data => {
    const prepared = { schemaVersion, ...prepareFields(fields, valuesIn(migrate(data))) };
    // What a document of the kind holds follows from the same table.
    return prepared as unknown as Data;
  };
  const dataOf = (answered: unknown) =>
    holdsFields(fields, migrate(answered)) ? prepare(answered) : undefined;
  const calls = documentCalls(kind.path);
  const gateway = httpGateway<Data>({
    ...{ calls, firstTitle, dataOf },
    canFollow,
    drafts: httpDraftGateway<Data>(kind.name, dataOf),
  });
  return {
    ...kind,
    fields,
    calls,
    variants: canFollow ? tailoringCalls(kind.path) : undefined,
    prepare,
    ...(titlesOfItsOwn ? followingTitle(gateway, titlesOfItsOwn) : { gateway, edited: (content) => content }),
  };
}

export function prepareDraft<Data, D extends Draft | undefined>(
  kind: OpenedKind<Data>,
  draft: D,
): PreparedDraft<Data> | (undefined & D) {
  return draft && { ...draft, data: kind.prepare(draft.data) };
}

export function prepareCopy<Data>(
  kind: OpenedKind<Data>,
  id: number,
  copy: ServerCopy | undefined,
): Stored<Data> | undefined {
  return copy && { ...copy, id, data: kind.prepare(copy.data) };
}

/** What the server was last known to keep of a draft, fit for the screen. */
export function prepareShared<Data>(
  kind: OpenedKind<Data>,
  { content, updatedAt }: KeptShared,
): SharedDraft<Data> {
  return { content: { ...content, data: kind.prepare(content.data) }, updatedAt };
}

/** What a document that was never saved is called until it is. */
export function titleOfDraft<Data>(kind: EditedKind<Data>, { title, data }: Draft): string {
  return title.trim() || kind.firstTitle(kind.prepare(data));
}

/** The query key of a kind's list: whatever saves or deletes a document makes it be read again. */
export function listKey({ calls }: Pick<AnyKind, 'calls'>): readonly [string] {
  return [calls.list.path];
}

/** What a link to a document says, beside its address, of somebody who goes on with it: its look has long been chosen. */
export const GOES_ON = 'goes-on';

/** Where a saved document is edited, in its template. */
export function editPathOf(
  { editPath }: Pick<KindPages, 'editPath'>,
  { id, templateId }: { id: number; templateId: string },
): string {
  return `${editPath}?id=${id}&template=${encodeURIComponent(templateId)}`;
}

export function templateNameOf({ findTemplate, unknownTemplate }: KindPages, templateId: string): string {
  return findTemplate(templateId)?.name ?? unknownTemplate;
}
