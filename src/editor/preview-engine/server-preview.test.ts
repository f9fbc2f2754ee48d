import { afterEach, expect, test, vi } from 'vitest';
import { FOREIGN_ANSWERS } from '#platform/http/testing/foreign-answers.ts';
import { explainPreviewError, serverPreview } from './server-preview.ts';

afterEach(() => void vi.unstubAllGlobals());

async function problemOf(answer: () => Response) {
  vi.stubGlobal('fetch', async () => answer());
  const failed = serverPreview.render({}, new AbortController().signal);
  return explainPreviewError(await failed.catch((reason: unknown) => reason));
}

test.each(FOREIGN_ANSWERS)(
  '%s is no word about the preview: it is drawn again later, as where there is no connection',
  async (_, foreign) => {
    expect(await problemOf(foreign)).toEqual({ kind: 'offline', message: '', retryAfterMs: 5_000 });
  },
);

test.each([
  [408, 'request_timeout', 'busy', 1_000],
  [429, 'rate_limited', 'busy', 1_000],
  [503, 'engine_busy', 'busy', 1_000],
  [400, 'invalid_request', 'failed', null],
  [500, 'internal', 'failed', null],
  [401, 'unauthenticated', 'signedOut', null],
])('%i %s of our own is told in the words of the server', async (status, code, kind, retryAfterMs) => {
  const answer = () => Response.json({ message: 'Said.', code }, { status });
  expect(await problemOf(answer)).toEqual({ kind, message: 'Said.', retryAfterMs });
});
