import { z } from '@hono/zod-openapi';
import type { PhotoPlace } from '#editor/photo/photo-places.ts';

/** What documents name a photo by: the SHA-256 of its bytes, in hexadecimal. */
export const PHOTO_ID = /^[0-9a-f]{64}$/;

export const keptPhoto = z.object({
  id: z.string().openapi({ description: 'What documents name it by, in `data.photo.id`' }),
});

/** Where else than in a document a photo may be named: what is to be decided there, versions, drafts, what was sent. */
export const OTHER_PLACES = [
  'decisions',
  'versions',
  'drafts',
  'sent',
] as const satisfies readonly PhotoPlace[];

export const listedPhoto = keptPhoto.extend({
  size: z.number().int().openapi({ description: 'Its bytes' }),
  documents: z
    .array(z.object({ id: z.number().int(), kind: z.string(), title: z.string() }))
    .openapi({ description: 'The documents that name it' }),
  places: z.array(z.enum(OTHER_PLACES)).openapi({
    description:
      'Where else it is named: `decisions`, what is to be decided about a document; `versions`, earlier versions; `drafts`, what is not saved yet; `sent`, what was marked as sent',
  }),
});

export type ListedPhoto = z.infer<typeof listedPhoto>;

export type KeptPhoto = z.infer<typeof keptPhoto>;
