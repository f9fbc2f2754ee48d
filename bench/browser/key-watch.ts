import type { Page } from '@playwright/test';

/** What typing cost: ms from each key to the frame that shows it, and the main thread's tasks over 50 ms, in ms. */
export type Typing = { keyToPaint: number[]; longTasks: number[] };

declare global {
  interface Window {
    typing: Typing;
  }
}

/**
 * Watches from now on, on every page that is opened, which frame shows a key. A drawing shows the keys pressed before
 * it was asked for, whoever draws: the worker by a message, the server by a call.
 */
export async function watchKeys(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const typing: Typing = { keyToPaint: [], longTasks: [] };
    window.typing = typing;
    const pressed: number[] = [];
    let pressedUntil = 0;
    let shownUntil = 0;
    const asked: number[] = [];

    addEventListener('keydown', ({ timeStamp }) => (pressedUntil = pressed.push(timeStamp)), true);
    const shows = (until: number): void => {
      // The frame is on the screen when the task after its callbacks runs.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          const now = performance.now();
          for (; shownUntil < until; shownUntil += 1) {
            typing.keyToPaint.push(now - (pressed[shownUntil] ?? NaN));
          }
        };
        port2.postMessage(null);
      });
    };

    const NativeWorker = Worker;
    window.Worker = class extends NativeWorker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', ({ data }) => {
          if (data.answer?.type === 'painted') shows(asked.shift() ?? 0);
        });
      }
      override postMessage(message: unknown, options?: StructuredSerializeOptions | Transferable[]) {
        // Asking where fields stand paints nothing.
        const isDrawing =
          typeof message === 'object' && message !== null && 'call' in message && message.call === 'draw';
        if (isDrawing) asked.push(pressedUntil);
        // The two shapes of the second argument are two overloads.
        super.postMessage(message, options as StructuredSerializeOptions);
      }
    };

    const nativeFetch = fetch;
    let answered = 0;
    window.fetch = async (input, init) => {
      const until = pressedUntil;
      const answer = await nativeFetch(input, init);
      if (String(input).endsWith('/api/preview')) answered = Math.max(answered, until);
      return answer;
    };
    // A page that the server drew stands in a tree of its own.
    const drawings = new MutationObserver(() => shows(answered));
    const nativeAttach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (options) {
      const root = nativeAttach.call(this, options);
      drawings.observe(root, { childList: true });
      return root;
    };

    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) typing.longTasks.push(duration);
    }).observe({ type: 'longtask' });
  });
}

/** Forgets what was measured so far. */
export function forgetTyping(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.typing.keyToPaint.length = 0;
    window.typing.longTasks.length = 0;
  });
}

export function readTyping(page: Page): Promise<Typing> {
  return page.evaluate(() => window.typing);
}
