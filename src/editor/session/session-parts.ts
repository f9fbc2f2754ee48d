import type { KeptDocuments } from '#editor/drafts/device-drafts.ts';
import type { Content } from './content.ts';
import type { DocumentGateway } from './document-gateway.ts';

/** A field, such as `data.employment.0.startDate`, and what is to be done about it. */
export type Unfit = { field: string; message: string };

/** What an editing session works with. */
export type SessionParts<Data> = KeptDocuments & {
  gateway: DocumentGateway<Data>;
  /** Name of a stored document's draft on the device. */
  draftNameOf(id: number): string;
  now(): Date;
  /** What of it cannot be saved as it was typed, and why: then nothing is sent. */
  unfit?: ((content: Content<Data>) => Unfit | null) | undefined;
  /** The server has this version now, by a save of this page. */
  onSaved?(saved: { id: number; version: number }): void;
};
