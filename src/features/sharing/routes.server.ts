import type { Context } from 'hono';
import { LEAVABLE_OF, type Leavable } from '#documents/leave-out/choices.ts';
import { PRINTED_KIND_NAMES, type PrintedKindName } from '#documents/printed-kinds.ts';
import { linkWish, type WholeLinkWish } from '#editor/links/contract.ts';
import type { KeepingMoney } from '#editor/store/files/printed-versions.server.ts';
import type { PrintingTurns } from '#editor/store/files/printing-turns.ts';
import { askedBy, clientDate, countPrint, unlessWithdrawn } from '#editor/store/printing-calls.server.ts';
import { servedPrintedKind } from '#editor/store/served-kind.ts';
import { hasAccess } from '#money/access.ts';
import { inWritersTurn, writersTurn } from '#platform/http/admit-body.ts';
import type { ApiEnv } from '#platform/http/api-env.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { RequireUser } from '#platform/http/authentication.ts';
import { createApi } from '#platform/http/endpoint.ts';
import type { Limiter } from '#platform/limits/limiter.server.ts';
import { linkEndpoints, linksEndpoints } from './endpoints.ts';
import { keepLink, keepRenewed, noPlanForLinks } from './keep-link.server.ts';
import { createLinkStore, type LinkStore } from './link-store.server.ts';
import { printLink, type PrintLinkParts, type Shown } from './print-link.server.ts';
import { sharedPath } from './shared-paths.ts';
import { hashedToken, newToken } from './token.server.ts';

export type LinkParts = PrintLinkParts & {
  limiter: Limiter;
  turns: PrintingTurns;
  requireUser: RequireUser;
  money: KeepingMoney;
  product: { publicUrl: string };
};

const DAY_MS = 24 * 3600_000;

/** The calls by which people make links to their documents, and take them back. */
export function linkRoutes(parts: LinkParts) {
  const { db, clock, requireUser, money } = parts;
  const store = createLinkStore(db);
  const calls = linkEndpoints(requireUser);
  const api = createApi()
    .openapi(calls.everything, async (context) =>
      context.json(await store.everything(context.get('user'), clock.now()), 200),
    )
    .openapi(calls.renew, async (context) => {
      const { id } = context.req.valid('param');
      const user = context.get('user');
      const { kind, documentId, hide } = await store.readToRenew(user.id, id, clock.now());
      const day = context.req.valid('query').date;
      const shown = await inPrintingTurn(context, parts, async () => {
        const printed = await printedFor(context, parts, { kind, documentId, hide, day });
        const link = { id, userId: user.id, kind, shown: printed, now: clock.now() };
        await inWritersTurn(context, () => db.transaction((tx) => keepRenewed(tx, money, link)), true);
        return printed;
      });
      return context.json(
        { id, version: shown.version, standing: shown.standing, missing: shown.missing },
        200,
      );
    })
    .openapi(calls.remove, async (context) => {
      // Its files may be megabytes.
      const removed = () => store.remove(context.get('user').id, context.req.valid('param').id);
      await inWritersTurn(context, removed, true);
      return context.body(null, 204);
    });
  for (const kind of PRINTED_KIND_NAMES) api.route('/', linksOf(parts, kind, store));
  return api;
}

function linksOf(parts: LinkParts, kind: PrintedKindName, store: LinkStore) {
  const { db, clock, requireUser, money, product } = parts;
  const { path, noun } = servedPrintedKind(kind);
  const calls = linksEndpoints(path, noun, requireUser);
  return createApi()
    .openapi(calls.make, async (context) => {
      // Where no body was sent nothing has filled in what is usual.
      const wish = linkWish.parse(context.req.valid('json'));
      assertLeavable(kind, wish.hide);
      const { id: documentId } = context.req.valid('param');
      const day = context.req.valid('query').date;
      const key = context.req.valid('header')['idempotency-key'];
      const token = newToken();
      const { shown, expiresAt, id, isNew } = await inPrintingTurn(context, parts, async () => {
        const printed = await printedFor(context, parts, { kind, documentId, hide: wish.hide, day });
        const wished = { ...toKeep(wish, clock.now()), userId: context.get('user').id, kind, key };
        const link = { ...wished, shown: printed, tokenSha256: hashedToken(token) };
        const keep = () => db.transaction((tx) => keepLink(tx, money, link));
        return { shown: printed, expiresAt: link.expiresAt, ...(await inWritersTurn(context, keep, true)) };
      });
      const url = product.publicUrl + sharedPath(token);
      return context.json(
        {
          ...{ id, url, expiresAt: expiresAt.toISOString() },
          ...{ standing: shown.standing, missing: shown.missing },
        },
        isNew ? 201 : 200,
      );
    })
    .openapi(calls.list, async (context) => {
      const { id } = context.req.valid('param');
      return context.json(await store.list(context.get('user'), kind, id, clock.now()), 200);
    });
}

function toKeep({ days, label, hide, countOpens }: WholeLinkWish, now: Date) {
  return { label, hide, countOpens, now, expiresAt: new Date(now.getTime() + days * DAY_MS) };
}

/** @throws AppError `invalid_request` for what documents of the kind do not have */
function assertLeavable(kind: PrintedKindName, hide: readonly Leavable[]): void {
  const index = hide.findIndex((each) => !LEAVABLE_OF[kind].includes(each));
  if (index === -1) return;
  const field = `hide.${index}`;
  throw new AppError('invalid_request', `${field}: there are ${LEAVABLE_OF[kind].join(', ')}`, { field });
}

type Wanted = {
  kind: PrintedKindName;
  documentId: number;
  hide: readonly Leavable[];
  /** The person's own day. */
  day: string | undefined;
};

/** Prints and keeps in the person's own turn. */
function inPrintingTurn<T>(context: Context<ApiEnv>, { turns }: LinkParts, work: () => Promise<T>) {
  return turns.run(context.get('user').id, askedBy(context, 'download'), work);
}

/** Prints what a link is to show, for whoever may. */
async function printedFor(
  context: Context<ApiEnv>,
  parts: LinkParts,
  { day, ...wanted }: Wanted,
): Promise<Shown> {
  const user = context.get('user');
  if (!hasAccess(user, parts.clock.now())) throw noPlanForLinks();
  const request = askedBy(context, 'download');
  await parts.engine.assertRoom(request);
  await countPrint(parts.limiter, 'download', user.id);
  const date = clientDate(day, parts.clock.now());
  const inTurn = writersTurn(context);
  return unlessWithdrawn(request, printLink(parts, { ...wanted, userId: user.id, date, inTurn, request }));
}
