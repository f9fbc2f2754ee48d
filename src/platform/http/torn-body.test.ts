import { expect, test } from 'vitest';
import { silentLog } from '#tests/support/silent-log.ts';
import { limitBody } from './body-limit.ts';
import { createApi } from './endpoint.ts';
import { errorAnswer } from './errors.server.ts';

test.each(['ECONNRESET', 'EPIPE', undefined])(
  'a body that is torn off with %s is no fault of ours',
  async (code) => {
    const api = createApi();
    api.onError(errorAnswer(silentLog));
    api.use(limitBody);
    api.post('/', (context) => context.text('taken'));
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => stream.enqueue(new Uint8Array(10)),
      pull: (stream) => stream.error(Object.assign(new Error('aborted'), { code })),
    });
    const sent = { method: 'POST', body, duplex: 'half' as const };
    const answer = await api.request(new Request('http://a/', sent));
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'unreadable_request' }]);
  },
);
