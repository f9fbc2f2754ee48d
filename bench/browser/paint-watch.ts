import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Has a control hold a value, and answers after how many ms the page shows what comes of it. */
    paintOf(control: Element, value: string): Promise<number>;
    /** Presses a button, and answers after how many ms another one of that name is there. */
    untilButton(button: Element, name: string): Promise<number>;
  }
}

/** Watches from now on, on every page that is opened, when what the engine in the browser draws is on the screen. */
export async function watchPaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let asked = 0;
    /** Which drawing each message to the engine asked for. */
    const drawings = new Map<number, number>();
    let onPainted: (() => void) | undefined;
    let wanted = Infinity;
    const NativeWorker = Worker;
    window.Worker = class extends NativeWorker {
      readonly #isPreview: boolean;
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.#isPreview = options?.name === 'preview';
        this.addEventListener('message', ({ data }) => {
          if (!this.#isPreview || data.answer?.type !== 'painted') return;
          if ((drawings.get(data.id) ?? 0) >= wanted) afterFrame(() => onPainted?.());
        });
      }
      override postMessage(message: unknown, options?: StructuredSerializeOptions | Transferable[]) {
        const { call, id } = message as { call?: string; id: number }; // As our workers are spoken to.
        if (this.#isPreview && call === 'draw') drawings.set(id, (asked += 1));
        // The two shapes of the second argument are two overloads.
        super.postMessage(message, options as StructuredSerializeOptions);
      }
    };
    // The frame is on the screen when the task after its callbacks runs.
    const afterFrame = (tell: () => void) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = tell;
        port2.postMessage(null);
      });

    window.paintOf = (control, value) =>
      new Promise((resolve) => {
        const began = performance.now();
        wanted = asked + 1;
        onPainted = () => {
          wanted = Infinity;
          resolve(performance.now() - began);
        };
        const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set;
        set?.call(control, value);
        const type = control instanceof HTMLSelectElement ? 'change' : 'input';
        control.dispatchEvent(new Event(type, { bubbles: true }));
      });
    window.untilButton = (button, name) =>
      new Promise((resolve) => {
        const began = performance.now();
        const news = new MutationObserver(() => {
          const buttons = [...document.querySelectorAll('button')];
          if (buttons.every(({ textContent }) => textContent !== name)) return;
          news.disconnect();
          afterFrame(() => resolve(performance.now() - began));
        });
        news.observe(document.body, { childList: true, subtree: true, characterData: true });
        if (button instanceof HTMLElement) button.click();
      });
  });
}
