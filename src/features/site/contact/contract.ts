import { z } from 'zod';
import { oneLine } from '#platform/http/one-line.ts';
import { typedEmail } from '#platform/http/typed-email.ts';
import { CONTACT_MAX } from './contact-fields.ts';

export const contactRequest = z.object({
  name: oneLine(CONTACT_MAX.name).min(1, 'Please enter your name.'),
  email: typedEmail,
  subject: oneLine(CONTACT_MAX.subject).min(1, 'Please enter a subject.'),
  // A database takes no NUL, and no message means one.
  message: z
    .string()
    .overwrite((text) => text.replaceAll('\0', ''))
    .trim()
    .min(1, 'Please enter a message.')
    .max(CONTACT_MAX.message),
  /** A field that people do not see: only programs fill it in. */
  website: z.string().max(500).default(''),
});
export type ContactRequest = z.input<typeof contactRequest>;

export const contactAnswer = z.object({ received: z.literal(true) });
