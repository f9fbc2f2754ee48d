import { z } from '@hono/zod-openapi';

/** What documents name a photo by: the SHA-256 of its bytes, in hexadecimal. */
export const PHOTO_ID = /^[0-9a-f]{64}$/;

export const keptPhoto = z.object({
  id: z.string().openapi({ description: 'What documents name it by, in `data.photo.id`' }),
});

export type KeptPhoto = z.infer<typeof keptPhoto>;
