import { z } from 'zod';
import { profile } from '#platform/session/profile.ts';

const email = z.string().trim().max(254).pipe(z.email('Please enter a valid email address.'));
const phone = z.string().trim().min(1).max(32);

/** Where a code goes: exactly one of the two. */
const contact = { email: email.optional(), phone: phone.optional() };
const namesOneContact = (request: { email?: string | undefined; phone?: string | undefined }) =>
  (request.email === undefined) !== (request.phone === undefined);
const ONE_CONTACT = { message: 'Give either an email address or a phone number.', path: ['email'] };

/** A request that names one contact. */
export const sendCodeRequest = z.object(contact).refine(namesOneContact, ONE_CONTACT);
export type SendCodeRequest = z.infer<typeof sendCodeRequest>;

export const sendCodeAnswer = z.object({
  /** Seconds until another code may be asked for. */
  resendAfterSeconds: z.number().int(),
});

export const code = z.string().regex(/^\d{6}$/, 'must be 6 digits');
export const verifyCodeRequest = z.object({ ...contact, code }).refine(namesOneContact, ONE_CONTACT);
export type VerifyCodeRequest = z.infer<typeof verifyCodeRequest>;

export const verifyCodeAnswer = z.object({ sessionToken: z.string(), user: profile });
export type VerifyCodeAnswer = z.infer<typeof verifyCodeAnswer>;
