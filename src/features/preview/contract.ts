import { z } from 'zod';
import { anyLetterData } from '#documents/letter/any-letter.ts';
import { anyResumeData } from '#documents/resume/any-resume.ts';

const templateId = z.string().min(1).max(60);

/** A day as `YYYY-MM-DD`. */
export const day = z.iso.date();

export const previewRequest = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('resume'),
    templateId,
    data: anyResumeData,
  }),
  z.object({
    kind: z.literal('letter'),
    templateId,
    data: anyLetterData,
    /** The person's own day, printed as the letter's date; the server's day where it is missing. */
    date: day.optional(),
  }),
]);

export type PreviewRequest = z.infer<typeof previewRequest>;

export const previewAnswer = z.object({
  /** One SVG a page, each whole in itself. */
  pages: z.array(z.string()),
  /** Characters that no typeface at hand can set. */
  unsupportedCharacters: z.array(z.string()),
});
export type PreviewAnswer = z.infer<typeof previewAnswer>;
