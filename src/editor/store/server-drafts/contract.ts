import { z } from '@hono/zod-openapi';
import { templateIdSchema } from '#documents/field-schemas.ts';
import { kindSchemas } from '#documents/kind-schemas.ts';
import { KIND_NAMES, type DataByKind, type KindName } from '#documents/kinds.ts';
import { TITLE_MAX } from '#documents/limits.ts';
import { oneLine } from '#platform/http/one-line.ts';
import { savedMoment, writtenMoment } from '../contract.ts';

type DraftOf<Name extends KindName> = {
  kind: Name;
  /** Left out or empty where the person gave none. */
  title?: string | undefined;
  templateId: string;
  data: DataByKind[Name];
  /** When it was written, so that what comes late does not replace what is newer; now, where it is left out. */
  updatedAt?: string | undefined;
  /** Moment of the kept one that it goes on from, null for none: then kept only where that is still the one. */
  seen?: string | null | undefined;
};
/** A new document of any kind that was not saved yet. */
export type DraftRequest = { [Name in KindName]: DraftOf<Name> }[KindName];

const requestOf = (name: KindName) =>
  z.object({
    kind: z.literal(name),
    title: oneLine(TITLE_MAX).optional(),
    templateId: templateIdSchema,
    data: kindSchemas[name].sent,
    updatedAt: writtenMoment.optional(),
    seen: savedMoment.nullable().optional(),
  });

const [first, ...others] = KIND_NAMES.map(requestOf);
if (first === undefined) throw new Error('no kind of documents is registered');
// The schemas were made one by one of the kinds; that each goes with its own data is lost on the way.
export const draftRequest = z.discriminatedUnion('kind', [
  first,
  ...others,
]) as unknown as z.ZodType<DraftRequest>;

/** The key that its first save will come with, in whatever capitals. */
export const draftParams = z.object({
  key: z.uuid().toLowerCase().openapi({ example: '3e4666bf-d5e5-4aa7-b8ce-cefe41c7568a' }),
});

/** Thrown away only where no newer one is kept than the one of that moment. */
export const removalQuery = z.object({ seen: savedMoment.optional() });

/** A draft as the list has it. */
export const listedDraft = z.object({
  key: z.string(),
  kind: z.string(),
  /** In the list the one that a first save would give it; of the draft itself the person's own, empty where there is none. */
  title: z.string(),
  templateId: z.string(),
  updatedAt: savedMoment,
});
export type ListedDraft = z.infer<typeof listedDraft>;

/** With its data, in the current shape of its kind. */
export const wholeDraft = listedDraft.extend({ data: z.unknown() });
export type WholeDraft = z.infer<typeof wholeDraft>;

/** What keeping one answers. */
export const keptDraft = listedDraft.pick({ key: true, updatedAt: true });
export type KeptDraft = z.infer<typeof keptDraft>;
