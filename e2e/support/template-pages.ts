import type { Locator, Page } from '@playwright/test';
import type { Layout } from '../../src/documents/render/places/document-layout.ts';
import type { PreviewDocument } from '../../src/editor/preview-engine/protocol.ts';

declare global {
  interface Window {
    /** What both engines were asked and answered, in order. */
    engineLog: {
      worker: string;
      what: 'asked' | 'answered';
      call: string;
      templateId: string;
      text: string;
    }[];
    /** The worker that draws the pictures of templates, while it lives. */
    pictureWorker: Worker | undefined;
    /** Every document that was pictured, as its engine was asked for it. */
    pictured: PreviewDocument[];
  }
}

/** Writes down what the engines are asked for and answer, on every page that is opened. */
export async function watchEngines(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.engineLog = [];
    window.pictured = [];
    const NativeWorker = Worker;
    window.Worker = class extends NativeWorker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        const worker = options?.name ?? '';
        if (worker !== 'preview' && worker !== 'template-pages') return;
        if (worker === 'template-pages') window.pictureWorker = this;
        const asked = new Map<number, { call: string; templateId: string; text: string }>();
        const { postMessage } = this;
        this.postMessage = (message: {
          call: string;
          id: number;
          request?: { document?: PreviewDocument };
        }) => {
          const document = message.request?.document;
          if (message.call !== 'locate' && document) {
            const entry = {
              call: message.call,
              templateId: document.templateId,
              text: JSON.stringify(document.data),
            };
            asked.set(message.id, entry);
            window.engineLog.push({ worker, what: 'asked', ...entry });
            if (message.call === 'picture') window.pictured.push(document);
          }
          postMessage.call(this, message);
        };
        this.addEventListener('message', ({ data }: MessageEvent<{ id?: number }>) => {
          const entry = data.id === undefined ? undefined : asked.get(data.id);
          if (entry) window.engineLog.push({ worker, what: 'answered', ...entry });
        });
      }
    };
  });
}

/** The cards whose picture is one's own page. */
export function ownPages(page: Page): Locator {
  return page.getByRole('radiogroup', { name: 'Template' }).locator('img[data-own-page]');
}

/** All that an engine prints of documents that were pictured, by their template: what it has set is asked, no picture. */
export async function textOfPictured(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const worker = window.pictureWorker;
    if (!worker) throw new Error('no template was pictured');
    const texts: Record<string, string> = {};
    for (const [index, document] of window.pictured.entries()) {
      const id = 1_000_000 + index;
      const layout = await new Promise<Layout>((resolve, reject) => {
        const listen = ({ data }: MessageEvent<{ id?: number; answer?: { layout?: Layout } }>) => {
          if (data.id !== id) return;
          worker.removeEventListener('message', listen);
          if (data.answer?.layout) resolve(data.answer.layout);
          else reject(new Error(JSON.stringify(data)));
        };
        worker.addEventListener('message', listen);
        worker.postMessage({ call: 'locate', id, request: { document } });
      });
      texts[document.templateId] = layout.places
        .filter(({ page: number }) => number === 0)
        .map(({ text }) => text)
        .join('\n');
    }
    return texts;
  });
}
