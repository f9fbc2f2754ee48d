import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Context } from 'hono';
import { fileAnswer } from '#editor/store/printing-calls.server.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { acceptsEncoding } from '#platform/http/accepted-encoding.ts';
import { admitStrangersBody } from '#platform/http/admit-body.ts';
import type { ApiEnv } from '#platform/http/api-env.ts';
import { limitBody } from '#platform/http/body-limit.ts';
import { limitNetwork, widerNetwork } from '#platform/http/client-address.server.ts';
import { createApi } from '#platform/http/endpoint.ts';
import { hitAll, type Limiter } from '#platform/limits/limiter.server.ts';
import type { Limit } from '#platform/limits/limit.ts';
import { countOpen, findOpenLink, LinkChanged, shownFile, type OpenLink } from './find-link.server.ts';
import { nothingShared, SHARED_SCRIPT, SHARED_STYLE, sharedPage, tooManyOpened } from './shared-page.ts';

export type SharedParts = { db: Database; clock: Clock; limiter: Limiter; product: { name: string } };

/**
 * What one page takes is a handful of calls: a busy office opens a hundred pages in this time. It has no name to be told
 * by: all that leads nowhere is answered alike.
 */
const PER_ADDRESS: Limit = { max: 1_200, windowSeconds: 600 };
/** Of the network around it: as many as ten such offices. */
const PER_NETWORK: Limit = { max: 12_000, windowSeconds: 600 };
/** Opens of one link from one network that count: more would be a figure of whoever reloads. */
const OPENS: Limit = { max: 20, windowSeconds: 3_600 };

const sourceOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** Nothing but what stands in the page, its pictures, and the count of it. */
const PAGE_CSP = [
  "default-src 'none'",
  `style-src ${sourceOf(SHARED_STYLE)}`,
  `script-src ${sourceOf(SHARED_SCRIPT)}`,
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const decompressed = promisify(gunzip);

/** What somebody sees who has a link: no session is asked for, and none is made. */
export function sharedRoutes({ db, clock, limiter, product }: SharedParts) {
  const missing = nothingShared(product.name);
  /** Finds the link of the address and answers by it; all that leads nowhere is answered alike. */
  const answering =
    (answer: (context: Context<ApiEnv>, link: OpenLink, token: string) => Promise<Response | undefined>) =>
    async (context: Context<ApiEnv>): Promise<Response> => {
      context.header('X-Robots-Tag', 'noindex, nofollow, noarchive');
      context.header('Referrer-Policy', 'no-referrer');
      const refused = await countCall(limiter, context.get('clientAddress'));
      if (refused !== undefined) {
        context.header('Retry-After', String(refused));
        return pageAnswer(context, tooManyOpened(), 429);
      }
      const token = context.req.param('token') ?? '';
      const answered = await asItIs(async () => {
        const link = await findOpenLink(db, token, clock.now());
        return link && answer(context, link, token);
      });
      return answered ?? pageAnswer(context, missing, 404);
    };
  const api = createApi();
  api.get(
    '/s/:token',
    answering(async (context, link, token) => {
      const text = (await decompressed(await shownFile(db, link, link.textSha256))).toString('utf8');
      const { title, countsOpens, pageSha256s } = link;
      const page = { token, title, countsOpens, text, pages: pageSha256s.length, product: product.name };
      return pageAnswer(context, sharedPage(page), 200);
    }),
  );
  api.get(
    '/s/:token/file.pdf',
    answering(async (context, link) => {
      const bytes = await shownFile(db, link, link.pdfSha256);
      return fileAnswer(context, { bytes, ending: 'pdf' }, link.fileName);
    }),
  );
  api.get(
    '/s/:token/:page',
    answering(async (context, link) => {
      const number = Number(/^page-(\d{1,3})\.svg$/.exec(context.req.param('page') ?? '')?.[1]);
      const sha256 = link.pageSha256s[number - 1];
      return sha256 === undefined ? undefined : pictureOfPage(context, await shownFile(db, link, sha256));
    }),
  );
  api.post(
    '/s/:token/opened',
    admitStrangersBody,
    limitBody,
    answering(async (context, link) => {
      const network = limitNetwork(context.get('clientAddress'));
      if ((await limiter.hit(`opened:${link.id}:${network}`, OPENS)).allowed)
        await countOpen(db, link, clock.now());
      return context.body(null, 204);
    }),
  );
  const nothing = answering(() => Promise.resolve(undefined));
  return api.get('/s/*', nothing);
}

/** How often a link may change while one call is answered. */
const CHANGES_MAX = 3;

/** Answers by a link as it is now: one that changed since it was found is found again. */
async function asItIs(answer: () => Promise<Response | undefined>): Promise<Response | undefined> {
  for (let changes = 1; ; changes += 1)
    try {
      return await answer();
    } catch (error) {
      if (!(error instanceof LinkChanged) || changes > CHANGES_MAX) throw error;
    }
}

/** Counts a call of whoever it is. @returns in how many seconds they may come back, where they have had enough */
async function countCall(limiter: Limiter, address: string): Promise<number | undefined> {
  const refused = await hitAll(limiter, [
    { key: `shared:address:${limitNetwork(address)}`, limit: PER_ADDRESS },
    { key: `shared:network:${widerNetwork(address)}`, limit: PER_NETWORK },
  ]);
  return refused?.answer.retryAfterSeconds;
}

function pageAnswer(context: Context<ApiEnv>, page: string, status: 200 | 404 | 429): Response {
  context.header('Content-Security-Policy', PAGE_CSP);
  return context.html(page, status);
}

/** A page as a picture. It is kept compressed, and answered so to whoever can read it. */
async function pictureOfPage(context: Context<ApiEnv>, compressed: Uint8Array): Promise<Response> {
  context.header('Content-Type', 'image/svg+xml; charset=utf-8');
  context.header('Vary', 'Accept-Encoding');
  if (acceptsEncoding(context.req.header('Accept-Encoding'), 'gzip')) {
    context.header('Content-Encoding', 'gzip');
    return context.body(new Uint8Array(compressed), 200);
  }
  return context.body(new Uint8Array(await decompressed(compressed)), 200);
}
