import { z } from 'zod';
import { typedEmail } from '#platform/http/typed-email.ts';
import { profile } from '#platform/session/profile.ts';

const phone = z.string().trim().min(1).max(32);

/** Where a code goes: exactly one of the two. */
const contact = { email: typedEmail.optional(), phone: phone.optional() };
const namesOneContact = (request: { email?: string | undefined; phone?: string | undefined }) =>
  (request.email === undefined) !== (request.phone === undefined);
const ONE_CONTACT = { message: 'Give either an email address or a phone number.', path: ['email'] };

/**
 * Tells the browser that asks apart from all others: what an earlier answer gave it, `null` where it has none yet. A
 * caller that leaves it out has its codes tried by whoever leaves it out, so that others can use up its guesses.
 */
export const handle = z
  .string()
  .regex(/^[\w-]{43}$/, 'must be the handle of an earlier answer')
  .nullish();

/** A request that names one contact. */
export const sendCodeRequest = z.object({ ...contact, handle }).refine(namesOneContact, ONE_CONTACT);

export const sendCodeAnswer = z.object({
  /** Seconds until another code may be asked for. */
  resendAfterSeconds: z.number().int(),
  /** To be kept by the browser and sent with its next calls about codes. */
  handle: z.string(),
});

export type SendCodeAnswer = z.infer<typeof sendCodeAnswer>;

export const code = z.string().regex(/^\d{6}$/, 'must be 6 digits');
export const verifyCodeRequest = z.object({ ...contact, handle, code }).refine(namesOneContact, ONE_CONTACT);

export const verifyCodeAnswer = z.object({
  sessionToken: z.string(),
  user: profile,
  /** Takes the place of the handle that was sent. */
  handle: z.string().optional(),
});
export type VerifyCodeAnswer = z.infer<typeof verifyCodeAnswer>;

/** Which of a person's two contacts. */
export const contactParam = z.object({ channel: z.enum(['email', 'phone']) });

export const deletionCodeRequest = z.object({ handle });

export const deletionContactAnswer = z.object({
  /** The person's own email address or phone number that the code goes to: of before a change that can still be undone. */
  sentTo: z.string(),
});

export const deletionCodeAnswer = sendCodeAnswer.extend(deletionContactAnswer.shape);

export const deletionRequest = z.object({ code, handle });

/** One place where the person is signed in. */
export const sessionSummary = z.object({
  id: z.number().int(),
  /** In plain words: "Chrome on Windows". */
  device: z.string(),
  startedAt: z.iso.datetime(),
  /** Up to an hour late: reads are not turned into writes. */
  lastSeenAt: z.iso.datetime(),
  /** Whether it is the session that asks. */
  current: z.boolean(),
});
export type SessionSummary = z.infer<typeof sessionSummary>;

/** What the link in the mail carries. */
export const undoRequest = z.object({
  token: z.string().regex(/^[\w-]{43}$/, 'must be the end of the link in our message'),
});

/** How the person signs in from now on. */
export const undoAnswer = z.object({
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** Whether one of the two could not be brought back, since another account signs in with it by now. */
  incomplete: z.boolean(),
});
export type UndoAnswer = z.infer<typeof undoAnswer>;
