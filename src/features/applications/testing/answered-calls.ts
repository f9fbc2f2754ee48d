import { vi } from 'vitest';

export type AnsweredCall = { method: string; path: string; key: string | null; body: unknown };

/** Answers a call; nothing where there is no network. */
type Answer = (call: AnsweredCall) => Response | Promise<Response> | undefined;

/** Stands for the server: every call is noted, and answered by the test. */
export function answerCalls(answer: Answer): AnsweredCall[] {
  const calls: AnsweredCall[] = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    const key = new Headers(headers).get('Idempotency-Key');
    const call = { method, path, key, body: typeof body === 'string' ? JSON.parse(body) : undefined };
    calls.push(call);
    const answered = await answer(call);
    if (!answered) throw new TypeError('Failed to fetch');
    return answered;
  });
  return calls;
}

export const refusal = (status: number, code: string, message = code) =>
  Response.json({ message, code }, { status });
