import { z } from 'zod';
import { MONTH } from './text/months.ts';
import { ENTRIES_MAX, LONG_TEXT_MAX, SHORT_TEXT_MAX, URL_MAX } from './limits.ts';

/** One line of text a person wrote; kept exactly as typed. */
export const shortText = z.string().max(SHORT_TEXT_MAX).default('');
/** Several lines of text a person wrote; kept exactly as typed. */
export const longText = z.string().max(LONG_TEXT_MAX).default('');
/** An address as typed; only http(s), mailto and tel ones become links in print. */
export const url = z.string().max(URL_MAX).default('');
/** A month as `YYYY-MM`, or empty while not chosen. */
export const month = z
  .string()
  .regex(new RegExp(`^$|${MONTH.source}`), 'must be a month written YYYY-MM')
  .default('');
/** Tells entries of a list apart while editing; never printed. */
export const entryId = z.union([z.string().max(64), z.number().transform(String)]).default('');

/** A list of entries with the cap every list has. */
export const entries = <T extends z.ZodType>(entry: T) => z.array(entry).max(ENTRIES_MAX).default([]);

/** Sheet sizes a document can be set on. */
export const paper = z.enum(['a4', 'letter']);
export type Paper = z.infer<typeof paper>;
/** Language of headings and months: an ISO 639-1 code. */
export const language = z.string().regex(/^[a-z]{2}$/, 'must be a two-letter language code');
