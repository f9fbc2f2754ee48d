import { z } from 'zod';
import { CONTACT_MAX } from './contact-fields.ts';

/** One line of text: nothing in it can begin another line of a mail's head. */
const line = (max: number, missing: string) =>
  z
    .string()
    .trim()
    .min(1, missing)
    .max(max)
    .regex(/^[^\r\n\0]*$/, 'must be one line');

export const contactRequest = z.object({
  name: line(CONTACT_MAX.name, 'Please enter your name.'),
  email: z.string().trim().max(CONTACT_MAX.email).pipe(z.email('Please enter a valid email address.')),
  subject: line(CONTACT_MAX.subject, 'Please enter a subject.'),
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
