import { z } from '@hono/zod-openapi';
import { daySchema } from '#documents/field-schemas.ts';
import { savedMoment } from '#editor/store/contract.ts';
import { idParam } from '#platform/http/endpoint.ts';
import { oneLine } from '#platform/http/one-line.ts';

const HOW_MAX = 200;

/** The resume or the letter that somebody sees chosen; null where they see none. */
const seen = z.number().int().min(1).max(2_147_483_647).nullable().optional();

/**
 * What somebody says of having sent an application: on which day, today where nothing is said, and by what way; and what
 * they have seen chosen, so that nothing else is kept than that.
 */
export const sending = z.object({
  sentOn: daySchema.optional(),
  how: oneLine(HOW_MAX).optional(),
  resumeId: seen,
  letterId: seen,
});
export type Sending = z.infer<typeof sending>;

export const sentParams = idParam.extend({ sentId: idParam.shape.id });

/** SHA-256 of the bytes of each PDF, in hexadecimal; null where none was sent. */
const hashes = z.object({ resume: z.string().nullable(), letter: z.string().nullable() });

/** What marking as sent answers. */
export const markedAsSent = z.object({ id: z.number().int(), sentOn: z.string(), sha256: hashes });
export type MarkedAsSent = z.infer<typeof markedAsSent>;

/** A resume or letter as it was sent. */
const sentDocumentSchema = z.object({
  /** Its number; it may have been deleted since. */
  documentId: z.number().int(),
  version: z.number().int(),
  title: z.string(),
  templateId: z.string(),
  sha256: z.string(),
  /** Of the PDF, in bytes. */
  size: z.number().int(),
});

/** What can be shown of having sent an application, also after it was deleted. */
export const sentReceiptSchema = markedAsSent.extend({
  applicationId: z.number().int(),
  title: z.string(),
  employer: z.string(),
  position: z.string(),
  how: z.string(),
  /** When it was marked, by the server's clock. */
  createdAt: savedMoment,
  resume: sentDocumentSchema.nullable(),
  letter: sentDocumentSchema.nullable(),
  /** Whether the PDFs are held back, since the payment that they were made under was given back. */
  isWithheld: z.boolean(),
});
export type SentReceipt = z.infer<typeof sentReceiptSchema>;

/** The same with what was frozen: the ad, and the data of all that was sent, in the current shape. */
export const wholeSentSchema = sentReceiptSchema.extend({
  ad: z.string(),
  data: z.object({ application: z.unknown(), resume: z.unknown(), letter: z.unknown() }),
});
export type WholeSent = z.infer<typeof wholeSentSchema>;
