import { z } from 'zod';
import { anyVersion } from '#documents/any-version.ts';
import { migrateLetter } from '#documents/letter/migrations.ts';
import { letterData } from '#documents/letter/schema.ts';
import { migrateResume } from '#documents/resume/migrations.ts';
import { resumeData } from '#documents/resume/schema.ts';

const templateId = z.string().min(1).max(60);

/** A day as `YYYY-MM-DD`. */
export const day = z.iso.date();

export const previewRequest = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('resume'),
    templateId,
    data: anyVersion(migrateResume, resumeData),
  }),
  z.object({
    kind: z.literal('letter'),
    templateId,
    data: anyVersion(migrateLetter, letterData),
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
