import { z } from 'zod';

/** Which of a person's two contacts. */
export const contactParam = z.object({ channel: z.enum(['email', 'phone']) });
