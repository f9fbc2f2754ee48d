import type { Context } from 'hono';
import type { Engine } from '#documents/render/engine.ts';
import {
  askedBy,
  clientDate,
  countPrint,
  fileAnswer,
  unlessWithdrawn,
} from '#editor/store/printing-calls.server.ts';
import type { KeepingMoney } from '#editor/store/files/printed-versions.server.ts';
import type { PrintingTurns } from '#editor/store/files/printing-turns.ts';
import { servedPrintedKind } from '#editor/store/served-kind.ts';
import { hasAccess } from '#money/access.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { isUniqueViolation, type Database } from '#platform/database/database.server.ts';
import { inWritersTurn, writersTurn } from '#platform/http/admit-body.ts';
import type { ApiEnv } from '#platform/http/api-env.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { RequireUser } from '#platform/http/authentication.ts';
import { createApi } from '#platform/http/endpoint.ts';
import type { Limiter } from '#platform/limits/limiter.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import type { MarkedAsSent, Sending } from './contract.ts';
import { sentEndpoints } from './endpoints.ts';
import { freeze, noPlan } from './freeze.server.ts';
import { createCopyPrinter } from './print-copies.server.ts';
import { createReceiptStore } from './receipts.server.ts';

type SentParts = {
  db: Database;
  clock: Clock;
  log: Log;
  limiter: Limiter;
  engine: Engine;
  turns: PrintingTurns;
  requireUser: RequireUser;
  money: KeepingMoney;
};

type Marking = Sending & { id: number; key: string | undefined; date: string | undefined };

/** The calls about applications that were marked as sent. */
export function sentRoutes(parts: SentParts) {
  const { db, clock } = parts;
  const calls = sentEndpoints(parts.requireUser);
  const receipts = createReceiptStore(db);
  const mark = marking(parts, receipts);
  const pdf = async (
    context: Context<ApiEnv>,
    key: { id: number; sentId: number },
    kind: 'resume' | 'letter',
  ) => {
    const at = { applicationId: key.id, sentId: key.sentId };
    const { bytes, data } = await receipts.pdf(context.get('user'), at, kind, clock.now());
    context.get('answerTurn')?.cost(bytes.length);
    const { fileName } = servedPrintedKind(kind);
    // Data of that kind, as it was frozen.
    return fileAnswer(context, { bytes, ending: 'pdf' }, fileName(data as Parameters<typeof fileName>[0]));
  };
  return createApi()
    .openapi(calls.everything, async (context) =>
      context.json(await receipts.everything(context.get('user'), clock.now()), 200),
    )
    .openapi(calls.list, async (context) => {
      const { id } = context.req.valid('param');
      return context.json(await receipts.list(context.get('user'), id, clock.now()), 200);
    })
    .openapi(calls.mark, async (context) => {
      const { id } = context.req.valid('param');
      const { date } = context.req.valid('query');
      const key = context.req.valid('header')['idempotency-key'];
      const said = context.req.valid('json');
      const { sent, isNew } = await parts.turns.run(
        context.get('user').id,
        askedBy(context, 'download'),
        () => mark(context, { ...said, id, key, date }),
      );
      return context.json(sent, isNew ? 201 : 200);
    })
    .openapi(calls.read, async (context) => {
      const { id, sentId } = context.req.valid('param');
      const at = { applicationId: id, sentId };
      return context.json(await receipts.read(context.get('user'), at, clock.now()), 200);
    })
    .openapi(calls.remove, async (context) => {
      const { id, sentId } = context.req.valid('param');
      // Its files may be megabytes.
      const removed = () => receipts.remove(context.get('user').id, { applicationId: id, sentId });
      await inWritersTurn(context, removed, true);
      return context.body(null, 204);
    })
    .openapi(calls.resume, (context) => pdf(context, context.req.valid('param'), 'resume'))
    .openapi(calls.letter, (context) => pdf(context, context.req.valid('param'), 'letter'));
}

/** Prints, and then keeps all of it in one transaction. */
function marking(parts: SentParts, receipts: ReturnType<typeof createReceiptStore>) {
  const { db, clock, engine, limiter, money } = parts;
  const print = createCopyPrinter(parts);
  return async (
    context: Context<ApiEnv>,
    { id, key, date, sentOn: said, how = '', resumeId, letterId }: Marking,
  ): Promise<{ sent: MarkedAsSent; isNew: boolean }> => {
    const user = context.get('user');
    const earlier = async () => {
      if (key === undefined) return undefined;
      const made = await receipts.madeWithKey(user, { applicationId: id, key }, clock.now());
      return made && { sent: { id: made.id, sentOn: made.sentOn, sha256: made.sha256 }, isNew: false };
    };
    const before = await earlier();
    if (before) return before;
    if (!hasAccess(user, clock.now())) throw noPlan();
    const sentOn = sentOnDay(said, clientDate(date, clock.now()), clock.now());
    const request = askedBy(context, 'download');
    await engine.assertRoom(request);
    const inTurn = writersTurn(context);
    const count = () => countPrint(limiter, 'download', user.id);
    const seen = {
      ...(resumeId !== undefined && { resumeId }),
      ...(letterId !== undefined && { letterId }),
    };
    const asked = { userId: user.id, id, seen, date: sentOn, inTurn, request, count };
    const copies = await unlessWithdrawn(request, print(asked));
    const freezing = { userId: user.id, copies, sentOn, how, key, now: clock.now() };
    try {
      const keep = () => db.transaction((tx) => freeze(tx, money, freezing));
      return { sent: await inWritersTurn(context, keep, true), isNew: true };
    } catch (error) {
      // The same call, sent twice at once: one of the two has kept it.
      const made = isUniqueViolation(error) ? await earlier() : undefined;
      if (made) return made;
      throw error;
    }
  };
}

const DAY_MS = 24 * 3600_000;

/** The day that somebody names, or theirs of today. @throws AppError `invalid_request` for a day that is still to come */
function sentOnDay(said: string | undefined, today: string, now: Date): string {
  if (said === undefined) return today;
  // Somewhere it is tomorrow already.
  const last = new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10);
  if (said > last || said < '1970')
    throw new AppError('invalid_request', 'sentOn: must be a day that is not still to come.', {
      field: 'sentOn',
    });
  return said;
}
