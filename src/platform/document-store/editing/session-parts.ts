import type { DeviceDocuments } from '#platform/drafts/device-drafts.ts';
import type { DocumentGateway } from './document-gateway.ts';

/** What an editing session works with. */
export type SessionParts<Data> = DeviceDocuments & {
  gateway: DocumentGateway<Data>;
  /** Name of a stored document's draft on the device. */
  draftNameOf(id: number): string;
  now(): Date;
  onSaved?(): void;
};
