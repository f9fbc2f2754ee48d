import { z } from 'zod';
import { anyLetterData } from '#documents/letter/any-letter.ts';
import { anyResumeData } from '#documents/resume/any-resume.ts';

const templateId = z.string().min(1).max(60);

/** Keys of the pages that the last answer told: those that still look the same are left out of this one. */
const known = z.array(z.string().max(60)).max(200).optional();

/** A day as `YYYY-MM-DD`. */
export const day = z.iso.date();

export const previewRequest = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('resume'),
    templateId,
    data: anyResumeData,
    known,
  }),
  z.object({
    kind: z.literal('letter'),
    templateId,
    data: anyLetterData,
    /** The person's own day, printed as the letter's date; the server's day where it is missing. */
    date: day.optional(),
    known,
  }),
]);

/** A field's text may stand on several lines: each is a place of its own; in points, from the page's upper left corner. */
const place = z.object({
  path: z.string(),
  /** From 0. */
  page: z.number(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  text: z.string(),
});

export type PreviewRequest = z.infer<typeof previewRequest>;

export const previewAnswer = z.object({
  /** One SVG a page, each whole in itself; empty for a page that is known. */
  pages: z.array(z.string()),
  /** What each page is known by; where the request says what is known. */
  keys: z.array(z.string()).optional(),
  /** Characters that no typeface at hand can set. */
  unsupportedCharacters: z.array(z.string()),
  layout: z
    .object({
      pages: z.number(),
      /** From 0 to 1; null where that is the only page. */
      lastPageFill: z.number().nullable(),
      lastPageLines: z.number(),
      places: z.array(place),
    })
    .optional(),
});
