import { z } from 'zod';

/**
 * One line of a person's own words, trimmed. Without control characters: none can begin another line of a mail's
 * head, and no database refuses it (PostgreSQL's texts hold no NUL).
 * @param max characters
 */
export const oneLine = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\u0000-\u001f\u007f]*$/, 'must not contain control characters');
