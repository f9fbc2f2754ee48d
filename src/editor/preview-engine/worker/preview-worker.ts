import type { FromWorker, ToWorker } from '#editor/preview-engine/protocol.ts';
import { createDrawer, type Drawer } from './drawer.ts';
import { startTypst } from './start-typst.ts';

/*
 * The engine in the browser: a module worker that sets a document and draws its pages. It is started by the builder
 * and answers one request after the other: what is drawn must not change under way.
 */

let drawer: Drawer | null = null;
let answered: Promise<void> = Promise.resolve();

// Where it runs, `self` is a worker's scope, which TypeScript's library for pages does not know.
const scope = self as unknown as {
  onmessage: (event: MessageEvent<ToWorker>) => void;
  postMessage(message: FromWorker, transfer: Transferable[]): void;
};

scope.onmessage = ({ data: message }) => {
  answered = answered
    .then(() => answer(message))
    .catch((error: unknown) => tell({ type: 'failed', message: String(error) }));
};

async function answer(message: ToWorker): Promise<void> {
  if (message.type === 'start') {
    const { typst, fonts } = await startTypst();
    drawer = createDrawer(typst, fonts);
    return tell({ type: 'ready' });
  }
  if (!drawer) throw new Error('asked to draw before the start');
  if (message.type === 'draw') tell(await drawer.draw(message));
  else if (message.type === 'locate') tell(drawer.locate(message));
}

function tell(message: FromWorker): void {
  const pages = message.type === 'painted' ? message.pages : [];
  scope.postMessage(
    message,
    pages.flatMap(({ bitmap }) => bitmap ?? []),
  );
}
