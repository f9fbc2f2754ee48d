import { renderToReadableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext } from 'react-router';

/**
 * Renders a page while the product is built: the whole of it, and no page at all where a part fails. Nothing is
 * rendered while the product runs.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const failures: unknown[] = [];
  const page = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    onError: (error) => void failures.push(error),
  });
  await page.allReady;
  if (failures.length > 0) throw failures[0];
  headers.set('Content-Type', 'text/html');
  return new Response(page, { status, headers });
}
