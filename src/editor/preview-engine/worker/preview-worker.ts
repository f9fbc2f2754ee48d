import type { DrawAnswer, EngineCalls, LocateAnswer } from '#editor/preview-engine/protocol.ts';
import { answerCalls } from '#platform/worker-channel.ts';
import { createDrawer, type Drawer } from './drawer.ts';
import { startTypst } from './start-typst.ts';

/*
 * The engine in the browser: a module worker that sets a document and draws its pages. It is started by the builder
 * and answers one request after the other: what is drawn must not change under way.
 */

let drawer: Drawer | null = null;

function started(): Drawer {
  if (!drawer) throw new Error('asked to draw before the start');
  return drawer;
}

answerCalls<EngineCalls>(
  {
    async start() {
      const { typst, fonts } = await startTypst();
      drawer = createDrawer(typst, fonts);
    },
    draw: (request) => started().draw(request),
    locate: ({ document }) => started().locate(document),
  },
  { inOrder: true, transferOf: bitmapsOf },
);

function bitmapsOf(answer: DrawAnswer | LocateAnswer | void): ImageBitmap[] {
  return answer?.type === 'painted' ? answer.pages.flatMap(({ bitmap }) => bitmap ?? []) : [];
}
