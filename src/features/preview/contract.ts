import { z } from 'zod';
import { daySchema, templateIdSchema } from '#documents/field-schemas.ts';
import { kindSchemas } from '#documents/kind-schemas.ts';
import {
  printedKinds,
  PRINTED_KIND_NAMES,
  type PrintedData,
  type PrintedKindName,
} from '#documents/printed-kinds.ts';

/** Keys of the pages that the last answer told: those that still look the same are left out of this one. */
const known = z.array(z.string().max(60)).max(200).optional();

type Preview<Name extends PrintedKindName> = {
  kind: Name;
  templateId: string;
  data: PrintedData[Name];
  /** The person's own day, where the kind prints one; the server's day where it is missing. */
  date?: string | undefined;
  known?: string[] | undefined;
};
export type PreviewRequest = { [Name in PrintedKindName]: Preview<Name> }[PrintedKindName];

const requestOf = (name: PrintedKindName) =>
  z.object({
    kind: z.literal(name),
    templateId: templateIdSchema,
    data: kindSchemas[name].sent,
    ...(printedKinds[name].isDated && { date: daySchema.optional() }),
    known,
  });

const [first, ...others] = PRINTED_KIND_NAMES.map(requestOf);
if (first === undefined) throw new Error('no kind of documents is registered');
// The schemas were made one by one of the kinds; that each goes with its own data is lost on the way.
export const previewRequest = z.discriminatedUnion('kind', [
  first,
  ...others,
]) as unknown as z.ZodType<PreviewRequest>;

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
  /** The place of the whole text among all that are printed, from 0. */
  part: z.number(),
  /** Set with a bullet. */
  bullet: z.literal(true).optional(),
  /** Goes on where the one before ends, in the middle of a word. */
  glued: z.literal(true).optional(),
});

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
      /** From 0 to 1; null where nothing is printed. */
      lastPageFill: z.number().nullable(),
      lastPageLines: z.number(),
      places: z.array(place),
    })
    .optional(),
});
