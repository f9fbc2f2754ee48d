import { z } from 'zod';

/** RFC 5321, 4.5.3.1: of an address, and of what stands before its sign. */
const EMAIL_MAX = 254;
const LOCAL_PART_MAX = 64;

const PROBLEM = 'Please enter a valid email address.';

/** An email address as somebody types it; longer ones than mail servers take are refused. */
export const typedEmail = z
  .string()
  .trim()
  .max(EMAIL_MAX)
  .pipe(z.email(PROBLEM).refine((address) => address.indexOf('@') <= LOCAL_PART_MAX, PROBLEM));
