import { z } from 'zod';
import { FILE_FORMATS } from '#documents/export/file-format.ts';
import { daySchema, templateIdSchema } from '#documents/field-schemas.ts';
import { TITLE_MAX } from '#documents/limits.ts';
import { oneLine } from '#platform/http/one-line.ts';

/** A document's title. */
export const documentTitle = oneLine(TITLE_MAX).min(1);

/** As far as the database's integer goes. */
const databaseInteger = z.number().int().min(1).max(2_147_483_647);
export const versionNumber = databaseInteger;
/** As a body names another document. */
export const documentId = databaseInteger;
export const savedMoment = z.iso.datetime();
/** As a body tells when something was written: the database knows no year 0. */
export const writtenMoment = savedMoment.refine((moment) => !moment.startsWith('0000'), 'must be a year');

/** Most tags of a document. */
const DOCUMENT_TAGS_MAX = 20;
const TAG_MAX = 40;

/** A person's own words to sort documents by, each once, in the order in which they came; empty ones are left out. */
const documentTags = z
  .array(oneLine(TAG_MAX))
  .max(DOCUMENT_TAGS_MAX)
  .transform((tags) => [...new Set(tags.map((tag) => tag.replace(/\s+/g, ' ')))].filter((tag) => tag !== ''));

/** A place at which a merge could not decide; the document has `mine`. */
const conflict = z.object({
  /** Such as `employment.<entry id>.description`. */
  path: z.string(),
  was: z.unknown(),
  mine: z.unknown(),
  theirs: z.unknown(),
});
export type OpenConflict = z.infer<typeof conflict>;

/** What a save does, where that is more than editing: the version that it replaces is then always kept. */
export const SAVE_CAUSES = ['merge', 'import', 'template', 'restore'] as const;
export type SaveCause = (typeof SAVE_CAUSES)[number];
/** More conflicts than one merge of two documents of 1 MB can have open. */
const SETTLED_MAX = 5_000;
const PATH_MAX = 1_000;

/** A row of the dashboard's lists. */
export const documentSummary = z.object({
  id: z.number().int(),
  title: z.string(),
  templateId: z.string(),
  updatedAt: savedMoment,
  tags: z.array(z.string()),
  /** The document that it follows. */
  baseId: z.number().int().nullable(),
});
export type ListedDocument = z.infer<typeof documentSummary>;
/** The same as the browser reads it: a copy of an earlier release, which may answer while another is installed, has neither tags nor bases. */
export type DocumentSummary = Omit<ListedDocument, 'tags' | 'baseId'> & {
  tags?: string[] | undefined;
  baseId?: number | null | undefined;
};

/** What saving answers. A later save names `version`, so that it cannot overwrite another device's. */
export const saved = z.object({ id: z.number().int(), version: z.number().int(), updatedAt: savedMoment });
export type Saved = z.infer<typeof saved>;

/** What the first save answers: the title too, which the server derives where none was given. */
export const created = saved.extend({ title: z.string() });
export type Created = z.infer<typeof created>;

/** `before=following`: with what the document was before what had changed in its base came in. */
export const readQuery = z.object({
  before: z.enum(['following'], { error: 'there is following' }).optional(),
});

/** A whole document with data of the given shape. */
export function wholeDocument<T extends z.ZodType>(data: T) {
  return documentSummary.extend({
    version: z.number().int(),
    data,
    archived: z.boolean(),
    /** The document that this one follows. */
    base: z.object({ id: z.number().int(), title: z.string(), version: z.number().int() }).nullable(),
    /** What is open since this document was merged with its base. */
    conflicts: z.array(conflict),
    /** Where it was asked for: the version before it last followed its base, null where something was saved since. */
    beforeFollowing: documentSummary
      .pick({ title: true, templateId: true })
      .extend({ version: z.number().int(), data })
      .nullable()
      .optional(),
  });
}

/** A first save. */
export function createRequest<T extends z.ZodType>(data: T, onlyTemplate?: string) {
  return z.object({
    title: documentTitle.optional(),
    // Where there is but one, nobody has to name it.
    templateId: onlyTemplate === undefined ? templateIdSchema : templateIdSchema.default(onlyTemplate),
    data,
    /** Moment of the draft of its key that it goes on from, null for none: saved only where no other is kept. */
    draftSeen: savedMoment.nullable().optional(),
  });
}

export type CreateRequest = z.input<ReturnType<typeof createRequest<z.ZodUnknown>>>;

/** A first save that is sent again with its key, in whatever capitals, since its answer was lost, makes no second document. */
export const creationHeaders = z.object({ 'idempotency-key': z.uuid().toLowerCase().optional() });

/** A later save: whatever is named is changed; `version` makes the change conditional on it. */
export function updateRequest<T extends z.ZodType>(data: T) {
  return z.object({
    data: data.optional(),
    title: documentTitle.optional(),
    templateId: templateIdSchema.optional(),
    version: versionNumber.optional(),
    cause: z.enum(SAVE_CAUSES).optional(),
    /** Paths of conflicts that are settled by this save. */
    settled: z.array(z.string().max(PATH_MAX)).max(SETTLED_MAX).optional(),
    tags: documentTags.optional(),
  });
}

export type UpdateRequest = z.input<ReturnType<typeof updateRequest<z.ZodUnknown>>>;

/** Which documents a list has: those in use, or those that were archived. */
export const listQuery = z.object({ archived: z.enum(['true', 'false']).optional() });

export const archiving = z.object({ archived: z.boolean() });

/** Narrowest and widest lines that plain text is wrapped to, in characters. */
const WRAP = { least: 40, most: 200 } as const;

/** The person's own day as `YYYY-MM-DD`, which a letter is dated by; resumes carry no date. */
export const dayQuery = z.object({ date: daySchema.optional() });

/** As what a document is downloaded: a PDF where nothing is said. */
export const downloadQuery = dayQuery.extend({
  format: z.enum(FILE_FORMATS, { error: `there are ${FILE_FORMATS.join(', ')}` }).default('pdf'),
  /** `single`: a design with two columns in one; others are as they are. */
  layout: z.enum(['single'], { error: 'there is single' }).optional(),
  /** Of plain text: the most characters a line may have; without it lines end where the person ended them. */
  wrap: z.coerce.number().int().min(WRAP.least).max(WRAP.most).optional(),
});
