import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler, Next } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ApiEnv } from './api-env.ts';
import { AppError, withdrawn } from './app-error.ts';
import { BODY_LIMIT_BYTES } from './body-limit.ts';
import { BodyRefusedError, type AdmittedBody } from './body-shares.ts';
import type { Entrance } from './shares.ts';
import { limitNetwork, widerNetwork } from './client-address.server.ts';
import { HeavyRefusedError, type InTurn } from './heavy-turns.ts';
import { leaveOnceTaken } from './leave-once-taken.server.ts';

/**
 * Goes on with a call once it is the turn of its body, which nobody has read yet.
 * @param person who it counts for; without one it counts for the network it came from
 * @throws AppError `rate_limited`
 */
export async function withAdmittedBody(
  context: Context<ApiEnv>,
  person: string | undefined,
  next: Next,
): Promise<void> {
  const shares = context.get('shares');
  // Of what is too long nothing will be read.
  const length = Math.min(lengthOf(context), BODY_LIMIT_BYTES);
  if (!shares || length === 0) return next();
  const { narrow, wide } = networksOf(context);
  const bytes = Number.isNaN(length) ? undefined : length;
  // Strangers take nothing of what those who are signed in share.
  const body = await entered(
    context,
    bytes,
    person === undefined
      ? [
          [shares.bodies, narrow],
          [shares.wideBodies, `strangers, ${wide}`, narrow],
        ]
      : [
          [shares.bodies, person],
          [shares.networkBodies, narrow, person],
          [shares.wideBodies, wide, narrow, person],
        ],
  );
  context.set('body', body);
  try {
    await next();
  } finally {
    body.leave();
  }
}

/**
 * Goes on with a call of a person that reads something once it is its turn; what it was answered is counted. Nothing has
 * been read for it until then.
 * @throws AppError `rate_limited`
 */
export async function withAnswerTurn(context: Context<ApiEnv>, person: string, next: Next): Promise<void> {
  const shares = context.get('shares');
  if (!shares || !['GET', 'HEAD'].includes(context.req.method)) return next();
  const { narrow, wide } = networksOf(context);
  // Their own alone waits for the client: those who share a network with somebody slow wait for nobody.
  const own = await entered(context, undefined, [[shares.answers, person]]);
  try {
    const networks = await entered(context, undefined, [
      [shares.networkAnswers, narrow, person],
      [shares.wideAnswers, wide, narrow, person],
    ]);
    const both = [own, networks];
    const turn: AdmittedBody = {
      stallMs: Math.min(own.stallMs, networks.stallMs),
      cost: (bytes) => both.forEach((each) => each.cost(bytes)),
      leave: () => both.forEach((each) => each.leave()),
    };
    context.set('answerTurn', turn);
    countJson(context, turn);
    try {
      await next();
    } finally {
      networks.leave();
    }
  } finally {
    leaveOnceTaken(outgoingOf(context), own.leave);
  }
}

/** Absent where the API is called without a socket, as tests do. */
function outgoingOf(context: Context<ApiEnv>): unknown {
  return (context.env as Partial<HttpBindings> | undefined)?.outgoing;
}

/** Has the length of what is answered as JSON told, which nobody knows any more once it is an answer. */
function countJson(context: Context<ApiEnv>, turn: AdmittedBody): void {
  const answer = (value: unknown, status: ContentfulStatusCode = 200): Response => {
    const text = JSON.stringify(value);
    turn.cost(text.length);
    return context.body(text, status, { 'Content-Type': 'application/json' });
  };
  // The types of its answers are checked where it is called.
  context.json = answer as typeof context.json;
}

/** The network that limits count a call for, and the provider's around it. */
export function networksOf(context: Context<ApiEnv>): { narrow: string; wide: string } {
  const address = context.get('clientAddress');
  return { narrow: `network ${limitNetwork(address)}`, wide: `around ${widerNetwork(address)}` };
}

/** A share, whose it is, and who takes turns within it. */
type Place = readonly [Entrance, string, ...within: string[]];

/** Enters several shares, one after the other; each is told what the others are. */
export async function entered(
  context: Context<ApiEnv>,
  bytes: number | undefined,
  places: readonly Place[],
): Promise<AdmittedBody> {
  const { gone, isHere } = whileWaiting(context);
  const admitted: AdmittedBody[] = [];
  const leave = () => admitted.forEach((each) => each.leave());
  try {
    for (const [shares, sender, ...within] of places)
      admitted.push(await shares.enter(sender, bytes, gone, within));
  } catch (error) {
    leave();
    if (!(error instanceof BodyRefusedError)) throw error;
    throw tooMuch(error.retryAfterSeconds);
  } finally {
    isHere();
  }
  return {
    stallMs: Math.min(...admitted.map(({ stallMs }) => stallMs)),
    cost: (read) => admitted.forEach((each) => each.cost(read)),
    leave,
  };
}

function tooMuch(retryAfterSeconds: number): AppError {
  return new AppError('rate_limited', 'That was a lot at once. Please try again in a moment.', {
    retryAfterSeconds,
  });
}

/** A document from so many bytes on is much to write: a long resume has half of it. */
const HEAVY_BYTES = 128 * 1024;

/** Whether so much was sent that writing it takes a turn. */
export function sentMuch(context: Context<ApiEnv>): boolean {
  return (context.get('bodyBytes') ?? 0) >= HEAVY_BYTES;
}

/**
 * Does what writes a document in the turn of everybody's heavy writes, unless what was sent is short.
 * @param isHeavy where much is written without being sent
 * @throws AppError `rate_limited`
 */
export async function inWritersTurn<T>(
  context: Context<ApiEnv>,
  work: () => Promise<T>,
  isHeavy = sentMuch(context),
): Promise<T> {
  const shares = context.get('shares');
  if (!shares || !isHeavy) return work();
  try {
    const { narrow, wide } = networksOf(context);
    return await shares.heavy.run([wide, narrow, `user ${context.get('user').id}`], work);
  } catch (error) {
    if (error instanceof HeavyRefusedError) throw tooMuch(5);
    throw error;
  }
}

/**
 * The turn of a call that may turn out to write much, or to read it, without having been sent it. Whoever only reads and
 * has left gets no further turn: nobody would take the answer.
 */
export function writersTurn(context: Context<ApiEnv>): InTurn {
  const isReading = ['GET', 'HEAD'].includes(context.req.method);
  return (work) =>
    inWritersTurn(
      context,
      () => {
        if (isReading && context.req.raw.signal.aborted) throw withdrawn();
        return work();
      },
      true,
    );
}

/** For calls of nobody in particular: what was sent counts for the network it came from. */
export const admitStrangersBody: MiddlewareHandler<ApiEnv> = createMiddleware<ApiEnv>((context, next) => {
  // Absent where nobody had to sign in, which the type of handlers cannot say.
  const isStranger = (context.get('user') as ApiEnv['Variables']['user'] | undefined) === undefined;
  if (!isStranger) return next();
  return withAdmittedBody(context, undefined, next);
});

/** Bytes of a body as its head tells; `NaN` where it does not. */
function lengthOf({ req }: Context<ApiEnv>): number {
  if (req.header('Transfer-Encoding') !== undefined) return Number.NaN;
  return Number(req.header('Content-Length') ?? 0);
}

/** Aborted when the connection of a call is closed while its body waits unread, until its turn is here. */
function whileWaiting(context: Context<ApiEnv>): { gone: AbortSignal | undefined; isHere: () => void } {
  // Absent where the API is called without a socket, as tests do.
  const { incoming } = (context.env ?? {}) as Partial<HttpBindings>;
  if (!incoming?.once) return { gone: undefined, isHere: () => undefined };
  const leaving = new AbortController();
  const abort = () => leaving.abort();
  if (incoming.destroyed) abort();
  incoming.once('close', abort);
  // Every call's connection is done with it at some time: to abort then would cost each of them an error.
  return { gone: leaving.signal, isHere: () => incoming.off('close', abort) };
}
