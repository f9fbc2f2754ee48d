import { expect, type Browser, type Page } from '@playwright/test';
import { startRecordingProxy, type SeenRequest } from './recording-proxy.ts';

export type RecordedVisit = {
  page: Page;
  /** Everything that the browser has sent to the product. */
  seen: SeenRequest[];
  /** Whatever it has asked for elsewhere. */
  elsewhere: string[];
};

/** A visit of which everything is written down that the browser sends, whoever in it does. */
export async function recordVisit(
  browser: Browser,
  product: { url: string },
  visit: (recorded: RecordedVisit) => Promise<void>,
): Promise<void> {
  const proxy = await startRecordingProxy(product.url);
  const context = await browser.newContext({ baseURL: proxy.url });
  try {
    const page = await context.newPage();
    const elsewhere: string[] = [];
    context.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(proxy.url) && !/^(blob|data):/.test(url)) elsewhere.push(url);
    });
    page.on('websocket', (socket) => elsewhere.push(socket.url()));
    await visit({ page, seen: proxy.seen, elsewhere });
  } finally {
    await context.close();
    await proxy.close();
  }
}

/** Nothing but `files` of the product was fetched, and none of a person's `words` went with that. */
export function expectOnlyFetched({ seen, elsewhere }: RecordedVisit, files: RegExp, words: RegExp): void {
  for (const { method, url, headers, body } of seen) {
    expect(method).toBe('GET');
    expect(url).toMatch(files);
    expect(body).toBe('');
    expect(`${decodeURIComponent(url)} ${headers}`).not.toMatch(words);
  }
  expect(elsewhere).toEqual([]);
}
