import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { inWritersTurn, writersTurn } from '#platform/http/admit-body.ts';
import type { ApiEnv } from '#platform/http/api-env.ts';
import { notFound } from '#platform/http/app-error.ts';
import type { RequireUser } from '#platform/http/authentication.ts';
import { bodyIsFile, sentFile } from '#platform/http/body-limit.ts';
import { createApi, endpoint, json } from '#platform/http/endpoint.ts';
import type { Limit } from '#platform/limits/limit.ts';
import { assertAllowed, type Limiter } from '#platform/limits/limiter.server.ts';
import { keptPhoto, listedPhoto } from './contract.ts';
import type { PhotoMaker } from './photo-maker.server.ts';
import { deletePhoto, keepPhoto, listPhotos, photoOf } from './photo-store.server.ts';

/** Photos a person may send: somebody who cannot decide sends twenty. */
const PHOTOS: Limit = { max: 30, windowSeconds: 3600, policy: 'photos' };

const PHOTO_PARAM = z.object({ id: z.string().max(100) });
const A_PICTURE = z.string().openapi({ format: 'binary' });

type Before = ReturnType<typeof countPhotos>;

function photoEndpoints(requireUser: RequireUser, ...beforePhoto: Before[]) {
  return {
    send: endpoint({
      method: 'post',
      path: '/api/photos',
      summary: 'Keep a photo, to be named by documents; made anew as a JPEG of at most 300 KB, pixels alone',
      before: [requireUser, ...beforePhoto, bodyIsFile],
      request: {
        body: {
          required: true,
          description: 'The picture itself, at most 1 MB: told by its bytes, whatever its type says',
          content: {
            'image/jpeg': { schema: A_PICTURE },
            'image/png': { schema: A_PICTURE },
            'image/webp': { schema: A_PICTURE },
          },
        },
      },
      responses: { 201: json(keptPhoto, 'Kept; the same picture again has the same id') },
      errors: [
        ...(['unauthenticated', 'storage_full', 'picture_not_taken', 'picture_broken'] as const),
        ...(['picture_too_large', 'rate_limited', 'engine_busy'] as const),
      ],
    }),
    list: endpoint({
      method: 'get',
      path: '/api/photos',
      summary: 'The photos that are kept of the person, with what names each',
      before: [requireUser],
      responses: { 200: json(z.array(listedPhoto), 'The photo that was sent or in use last comes first') },
      errors: ['unauthenticated', 'rate_limited'],
    }),
    read: endpoint({
      method: 'get',
      path: '/api/photos/{id}',
      summary: 'A photo of the person',
      before: [requireUser],
      request: { params: PHOTO_PARAM },
      responses: { 200: { description: 'The photo', content: { 'image/jpeg': { schema: A_PICTURE } } } },
      errors: ['unauthenticated', 'not_found'],
    }),
    remove: endpoint({
      method: 'delete',
      path: '/api/photos/{id}',
      summary:
        'Delete a photo that nothing which is kept names any more: no document, version, draft or sent copy',
      before: [requireUser],
      request: { params: PHOTO_PARAM },
      responses: {
        204: { description: 'Gone at once. What a link shows is a print of its own, and stays with it' },
      },
      errors: ['unauthenticated', 'not_found', 'photo_in_use', 'rate_limited'],
    }),
  };
}

/** Refuses while there is no place for a picture, which is counted as none then; before its body is read. */
function whileRoom(photoMaker: PhotoMaker): Before {
  return createMiddleware<ApiEnv>(async (context, next) => {
    photoMaker.assertRoom(personOf(context));
    await next();
  });
}

const personOf = (context: Context<ApiEnv>) => `user ${context.get('user').id}`;

/** Before its body is read, so that what is too much costs as little as may be. */
function countPhotos(limiter: Limiter) {
  return createMiddleware<ApiEnv>(async (context, next) => {
    const counted = await limiter.hit(`photos:${context.get('user').id}`, PHOTOS);
    assertAllowed(counted, 'Those were a lot of photos within an hour. Please try again later.');
    await next();
  });
}

export type PhotoRouteParts = {
  db: Database;
  clock: Clock;
  limiter: Limiter;
  requireUser: RequireUser;
  photoMaker: PhotoMaker;
};

/** The calls about photos. */
export function photoRoutes(parts: PhotoRouteParts) {
  const { requireUser, photoMaker, limiter } = parts;
  const calls = photoEndpoints(requireUser, whileRoom(photoMaker), countPhotos(limiter));
  return createApi()
    .openapi(calls.send, async (context) => {
      const { id: userId } = context.get('user');
      const { signal } = context.req.raw;
      const bytes = await photoMaker.make(personOf(context), sentFile(context), signal);
      const id = await inWritersTurn(context, () => keepPhoto(parts, userId, bytes));
      return context.json({ id }, 201);
    })
    .openapi(calls.list, async (context) => {
      // All texts of the person are searched for what names them.
      const read = (letters: number) => context.get('answerTurn')?.cost(letters);
      const list = await listPhotos(parts.db, context.get('user').id, { inTurn: writersTurn(context), read });
      return context.json(list, 200);
    })
    .openapi(calls.read, async (context) => {
      const bytes = await photoOf(parts.db, context.get('user').id, context.req.valid('param').id);
      if (!bytes) throw notFound('photo');
      context.get('answerTurn')?.cost(bytes.length);
      // As with every answer no cache may keep it: it would be there, without a token, after its person has logged out.
      return context.body(new Uint8Array(bytes), 200, { 'Content-Type': 'image/jpeg' });
    })
    .openapi(calls.remove, async (context) => {
      const { id } = context.req.valid('param');
      // All texts of the person are searched for it.
      await deletePhoto(parts.db, context.get('user').id, id, writersTurn(context));
      return context.body(null, 204);
    });
}
