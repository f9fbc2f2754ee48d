import type { KeptDocuments } from '#platform/drafts/device-drafts.ts';
import type { DocumentGateway } from './document-gateway.ts';

/** What an editing session works with. */
export type SessionParts<Data> = KeptDocuments & {
  gateway: DocumentGateway<Data>;
  /** Name of a stored document's draft on the device. */
  draftNameOf(id: number): string;
  now(): Date;
  /** The server has this version now, by a save of this page. */
  onSaved?(saved: { id: number; version: number }): void;
};
