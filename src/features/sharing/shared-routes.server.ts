import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { withEnding, attachment } from '#documents/file-name.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { acceptsEncoding } from '#platform/http/accepted-encoding.ts';
import { admitStrangersBody } from '#platform/http/admit-body.ts';
import type { ApiEnv } from '#platform/http/api-env.ts';
import { AppError } from '#platform/http/app-error.ts';
import { limitBody } from '#platform/http/body-limit.ts';
import { limitNetwork, widerNetwork } from '#platform/http/client-address.server.ts';
import { createApi } from '#platform/http/endpoint.ts';
import { encodedTag, namesTag } from '#platform/http/entity-tags.ts';
import { inStrangersTurn } from '#platform/http/strangers-answers.ts';
import { assertAllowed, hitAll, waitText, type Limiter } from '#platform/limits/limiter.server.ts';
import type { Limit } from '#platform/limits/limit.ts';
import { countOpen, findOpenLink, LinkChanged, type OpenLink } from './find-link.server.ts';
import { nothingShared, SHARED_SCRIPT, SHARED_STYLE, tooManyOpened } from './shared-page.ts';
import { createShowing, unpacked, type Showable } from './showing.server.ts';

export type SharedParts = { db: Database; clock: Clock; limiter: Limiter; product: { name: string } };

/** What one page takes is a handful of calls: a busy office opens a hundred pages in this time. */
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

/** By which address a link is called, and what is told the bytes that this has come to. */
type Called = { token: string; cost: (bytes: number) => void };

/** What somebody sees who has a link: no session is asked for, and none is made. */
export function sharedRoutes({ db, clock, limiter, product }: SharedParts) {
  const missing = nothingShared(product.name);
  const showing = createShowing(db, product.name);
  /** Finds the link of the address and answers by it; all that leads nowhere is answered alike. */
  const answering =
    (answer: (context: Context<ApiEnv>, link: OpenLink, called: Called) => Promise<Response | undefined>) =>
    async (context: Context<ApiEnv>): Promise<Response> => {
      context.header('X-Robots-Tag', 'noindex, nofollow, noarchive');
      context.header('Referrer-Policy', 'no-referrer');
      try {
        return await inStrangersTurn(context, async (cost) => {
          const token = context.req.param('token') ?? '';
          let isCounted = false;
          const answered = await asItIs(async () => {
            const link = await findOpenLink(db, token, clock.now());
            if (!isCounted) await countCall(limiter, context.get('clientAddress'), link);
            isCounted = true;
            return link && answer(context, link, { token, cost });
          });
          return answered ?? pageAnswer(context, missing, 404);
        });
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'rate_limited') throw error;
        const { retryAfterSeconds = 1 } = error;
        context.header('Retry-After', String(retryAfterSeconds));
        return pageAnswer(context, tooManyOpened(waitText(retryAfterSeconds)), 429);
      }
    };
  const api = createApi();
  api.get(
    '/s/:token',
    answering((context, link, called) => {
      context.header('Content-Security-Policy', PAGE_CSP);
      return readyAnswer(context, called, showing.page(link, called.token));
    }),
  );
  api.get(
    '/s/:token/file.pdf',
    answering((context, link, called) => {
      context.header('Content-Disposition', attachment(withEnding(link.fileName, 'pdf')));
      return readyAnswer(context, called, showing.pdf(link));
    }),
  );
  api.get(
    '/s/:token/:page',
    answering(async (context, link, called) => {
      const number = Number(/^page-(\d{1,3})\.svg$/.exec(context.req.param('page') ?? '')?.[1]);
      const sha256 = link.pageSha256s[number - 1];
      return sha256 === undefined ? undefined : readyAnswer(context, called, showing.picture(link, sha256));
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

/**
 * Counts a call of whoever it is. What leads nowhere is counted apart, and each link by itself: nobody keeps a neighbour
 * from opening theirs. @throws AppError `rate_limited` where they have had enough
 */
async function countCall(limiter: Limiter, address: string, link: OpenLink | undefined): Promise<void> {
  const [near, far] = [limitNetwork(address), widerNetwork(address)];
  const refused = await hitAll(limiter, [
    { key: link ? `shared:address:${near}:${link.id}` : `shared:missed:address:${near}`, limit: PER_ADDRESS },
    { key: link ? `shared:network:${far}` : `shared:missed:network:${far}`, limit: PER_NETWORK },
  ]);
  if (refused) assertAllowed(refused.answer, 'Many pages were opened from your network.');
}

function pageAnswer(context: Context<ApiEnv>, page: string, status: 404 | 429): Response {
  context.header('Content-Security-Policy', PAGE_CSP);
  return context.html(page, status);
}

/**
 * Answers what is shown as it is kept, compressed where it is and whoever asks can read it; whoever has it already is
 * told so. A cache of the browser keeps none of it (decision 28): it would be there after the link was taken back.
 */
async function readyAnswer(
  context: Context<ApiEnv>,
  { cost }: Called,
  { type, tag, isPacked, bytes }: Showable,
): Promise<Response> {
  const encoding =
    isPacked && acceptsEncoding(context.req.header('Accept-Encoding'), 'gzip') ? 'gzip' : undefined;
  const ownTag = encodedTag(tag, encoding);
  context.header('ETag', ownTag);
  if (isPacked) context.header('Vary', 'Accept-Encoding');
  if (namesTag(context.req.header('If-None-Match'), ownTag)) return context.body(null, 304);
  const kept = await bytes(cost);
  const sent = isPacked && !encoding ? new Uint8Array(await unpacked(kept)) : kept;
  cost(sent.length);
  if (encoding) context.header('Content-Encoding', encoding);
  return context.body(sent, 200, { 'Content-Type': type });
}
