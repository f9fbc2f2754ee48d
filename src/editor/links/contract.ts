import { z } from '@hono/zod-openapi';
import { LEAVABLE } from '#documents/leave-out/choices.ts';
import { PRINTED_KIND_NAMES } from '#documents/printed-kinds.ts';
import { cleanLine } from '#documents/text/clean.ts';
import { savedMoment } from '#editor/store/contract.ts';
import { oneLine } from '#platform/http/one-line.ts';
import { LABEL_MAX } from './limits.ts';

const DAYS_MAX = 365;
const DAYS_USUAL = 30;

const leavable = z.enum(LEAVABLE, { error: `there are ${LEAVABLE.join(', ')}` });

/** What somebody wants of a new link. */
export const linkWish = z.object({
  /** After so many days it leads nowhere. */
  days: z.number().int().min(1).max(DAYS_MAX).default(DAYS_USUAL),
  /** What the document is shown without. */
  hide: z
    .array(leavable)
    .max(LEAVABLE.length)
    .transform((hide) => [...new Set(hide)])
    .default([]),
  /** For whom it is, in the person's words; nobody else sees it. */
  /** Without signs that turn the direction of what stands beside it. */
  label: oneLine(LABEL_MAX).transform(cleanLine).default(''),
  /** Whether it is counted how often its page is opened, by day. */
  countOpens: z.boolean().default(false),
});
export type LinkWish = z.input<typeof linkWish>;
export type WholeLinkWish = z.output<typeof linkWish>;

/** Something that was left out and also stands in a text, and where: "Work experience, job 1: Location". */
const standingValue = z.object({ of: leavable, value: z.string(), place: z.string() });

/** What stands elsewhere of what was left out, and what was to be left out and is not in the document. */
const left = { standing: z.array(standingValue), missing: z.array(leavable) };

/** What making a link answers: its address this once, since only a hash of it is kept. */
export const madeLink = z.object({
  id: z.number().int(),
  url: z.string(),
  expiresAt: savedMoment,
  ...left,
});
export type MadeLink = z.infer<typeof madeLink>;

/** What making it anew answers: the version that it shows by now. */
export const renewedLink = z.object({ id: z.number().int(), version: z.number().int(), ...left });
export type RenewedLink = z.infer<typeof renewedLink>;

/** A link as its person sees it. */
export const listedLink = z.object({
  id: z.number().int(),
  label: z.string(),
  hide: z.array(leavable),
  countOpens: z.boolean(),
  /** The version of the document that it shows. */
  version: z.number().int(),
  createdAt: savedMoment,
  updatedAt: savedMoment,
  expiresAt: savedMoment,
  /** `withheld` while the payment that it was made under is given back, `revoked` where we took it from the web. */
  state: z.enum(['open', 'expired', 'withheld', 'revoked']),
  /** How often its page was opened on which day, in UTC, the latest first; nothing where that is not counted. */
  opens: z.array(z.object({ day: z.string(), opens: z.number().int() })),
});
export type ListedLink = z.infer<typeof listedLink>;

/** The same among all links of a person, with the document that it is to: of which kind it is, and what it is called. */
export const anyLink = listedLink.extend({
  kind: z.enum(PRINTED_KIND_NAMES),
  documentId: z.number().int(),
  documentTitle: z.string(),
});
export type AnyLink = z.infer<typeof anyLink>;
