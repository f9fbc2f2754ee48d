import type { Draft } from '#editor/drafts/draft.ts';
import type { ServerCopy } from '#editor/drafts/server-copies.ts';
import type { Content, Stored } from './content.ts';
import type { DocumentGateway } from './document-gateway.ts';
import type { FieldProblem } from './save-failure.ts';
import type { PreparedDraft } from './session-start.ts';

/** What an editor has to know of the kind of document it edits. */
export type EditedKind<Data> = {
  /** Begins the names of drafts on the device: `resume`. */
  name: string;
  gateway: DocumentGateway<Data>;
  /** Key of the list that a save makes out of date. */
  list: readonly string[];
  /** Makes what the server or the device had fit for the screen: migrated, with nothing missing, and nothing lost. */
  prepare(data: unknown): Data;
  /** What of it cannot be saved as it was typed, and why. */
  validate?(content: Content<Data>): FieldProblem | null;
};

export function draftName(kind: Pick<EditedKind<never>, 'name'>, id: number | null): string {
  return `${kind.name}/${id ?? 'new'}`;
}

/** Whether a draft is of a document that was never saved; those of one kind all have the same name. */
export function isOfNewDocument(name: string): boolean {
  return name.endsWith('/new');
}

export function prepareDraft<Data, D extends Draft | undefined>(
  kind: EditedKind<Data>,
  draft: D,
): PreparedDraft<Data> | (undefined & D) {
  return draft && { ...draft, data: kind.prepare(draft.data) };
}

export function prepareCopy<Data>(
  kind: EditedKind<Data>,
  id: number,
  copy: ServerCopy | undefined,
): Stored<Data> | undefined {
  return copy && { ...copy, id, data: kind.prepare(copy.data) };
}

/** The calls of a kind, which answer what is fit for the screen. */
export function preparingGateway<Data>(kind: EditedKind<Data>): DocumentGateway<Data> {
  const { gateway } = kind;
  return { ...gateway, read: async (...which) => prepareStored(kind, await gateway.read(...which)) };
}

export function prepareStored<Data>(kind: EditedKind<Data>, stored: Stored<Data>): Stored<Data> {
  return { ...stored, data: kind.prepare(stored.data) };
}

/** The document an address names: its id, null for a new one, or undefined where it names nothing that can be. */
export function documentId(text: string | null | undefined): number | null | undefined {
  if (text === null || text === undefined || text === '' || text === 'new') return null;
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}

/** A key for a first save (UUID), by which the server tells one that is sent again from another document. */
export function newCreationKey(): string {
  // Missing where the page is not served safely; there the same is made from its parts.
  return crypto.randomUUID?.() ?? uuidOf(crypto.getRandomValues(new Uint8Array(16)));
}

/** Random bytes as a UUID of version 4 (RFC 9562, section 5.4). */
function uuidOf(bytes: Uint8Array): string {
  const marked = bytes.with(6, ((bytes[6] ?? 0) & 0x0f) | 0x40).with(8, ((bytes[8] ?? 0) & 0x3f) | 0x80);
  const hex = Array.from(marked, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
