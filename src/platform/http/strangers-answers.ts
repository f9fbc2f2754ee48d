import type { Context } from 'hono';
import { entered, networksOf } from './admit-body.ts';
import type { ApiEnv } from './api-env.ts';

/**
 * Answers a call of nobody in particular once it is the turn of the network it came from, and of the wider one, in which
 * networks take turns. Nothing has been read for it until then.
 * @param answer is given what tells the bytes that were read, made and answered
 * @throws AppError `rate_limited`
 */
export async function inStrangersTurn<T>(
  context: Context<ApiEnv>,
  answer: (cost: (bytes: number) => void) => Promise<T>,
): Promise<T> {
  const shares = context.get('shares');
  if (!shares) return answer(() => undefined);
  const { narrow, wide } = networksOf(context);
  const turn = await entered(context, undefined, [
    [shares.strangersAnswers, narrow],
    [shares.wideStrangersAnswers, wide, narrow],
  ]);
  let told = 0;
  try {
    return await answer((bytes) => turn.cost((told += bytes)));
  } finally {
    turn.leave();
  }
}
