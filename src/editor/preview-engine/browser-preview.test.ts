import { describe, expect, it, vi } from 'vitest';
import { emptyResume } from '#documents/resume/empty.ts';
import { createBrowserPreview } from './browser-preview.ts';
import type { LocalEngine } from './local-engine.ts';
import type { DrawAnswer, PreviewDocument } from './protocol.ts';

const DOCUMENT: PreviewDocument = { kind: 'resume', templateId: 'modern-1', data: emptyResume() };
const PAINTED: DrawAnswer = {
  type: 'painted',
  pages: [],
  unsupportedCharacters: ['☃'],
  memoryBytes: 0,
};
const LAYOUT = { pages: 1, lastPageFill: null, lastPageLines: 3, places: [] };
const NEVER = new AbortController().signal;

/** A server that always draws, and an engine that does as it is told. */
function setUp(engine: Partial<LocalEngine> | null) {
  const calls: string[] = [];
  let becomeIdle = () => undefined as void;
  let photoCame = () => undefined as void;
  const source = createBrowserPreview({
    server: {
      async render() {
        calls.push('server');
        return {
          pages: [{ kind: 'svg', markup: '<svg/>', width: 595, height: 842 }],
          unsupportedCharacters: [],
        };
      },
      async locate() {
        calls.push('server locates');
        return LAYOUT;
      },
      pace: () => ({ gapMs: 90, atOnce: 2 }),
    },
    startEngine(tellPhoto) {
      photoCame = tellPhoto;
      calls.push('start');
      return (
        engine && {
          prepare: async () => undefined,
          draw: async () => (calls.push('engine'), PAINTED),
          locate: async () => (calls.push('engine locates'), { type: 'located', layout: LAYOUT }),
          close: () => void calls.push('close'),
          ...engine,
        }
      );
    },
    whenIdle: (callback) => (becomeIdle = callback),
  });
  source.open();
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  const render = async () => {
    const drawn = await source.render(DOCUMENT, NEVER);
    await settled();
    return drawn;
  };
  return {
    source,
    calls,
    render,
    photoCame: () => photoCame(),
    idle: async () => {
      becomeIdle();
      await settled();
    },
  };
}

describe('a preview in the browser', () => {
  it('is drawn again, and its texts looked for again, once a photo is there that came late', async () => {
    const { source, render, idle, photoCame } = setUp({});
    await render();
    await idle();
    const told: boolean[] = [];
    source.subscribe((movesTexts) => told.push(movesTexts));
    source.showAt(400);
    photoCame();
    expect(told).toEqual([false, true]);
    source.close();
    photoCame();
    expect(told).toHaveLength(2);
  });

  it('is the server’s until the page is idle and the engine has drawn; then the engine’s', async () => {
    const { source, calls, render, idle } = setUp({});
    let news = 0;
    source.subscribe(() => (news += 1));
    await render();
    expect(calls).toEqual(['server']);
    await idle();
    expect(news).toBe(1);
    expect((await render()).unsupportedCharacters).toEqual(['☃']);
    expect(calls).toEqual(['server', 'start', 'engine']);
  });

  it('is drawn as large as it is shown, as far as a browser can hold all its pages', async () => {
    const widths: number[] = [];
    const pagesOf = (count: number): DrawAnswer => ({
      ...PAINTED,
      pages: Array.from({ length: count }, () => ({ width: 595, height: 842, bitmap: null })),
    });
    let pages = 1;
    const canvas = vi.stubGlobal('document', { createElement: () => ({}) });
    const { source, render, idle } = setUp({
      draw: async (_, width) => (widths.push(width), pagesOf(pages)),
    });
    await render();
    await idle();
    for (const shown of [3_024, 9_000]) {
      source.showAt(shown);
      await render();
    }
    pages = 12;
    await render();
    await render();
    canvas.unstubAllGlobals();
    expect(widths).toEqual([3_024, 3_400, 3_400, 1_600]);
  });

  it('stays the server’s on a device that is not made for it', async () => {
    const { calls, render, idle } = setUp(null);
    await render();
    await idle();
    await render();
    await render();
    expect(calls).toEqual(['server', 'start', 'server', 'server']);
  });

  it('is the server’s again after the engine failed, which is not started a second time', async () => {
    const { calls, render, idle } = setUp({ draw: () => Promise.reject(new Error('out of memory')) });
    await render();
    await idle();
    expect((await render()).pages).toHaveLength(1);
    await render();
    await idle();
    expect(calls).toEqual(['server', 'start', 'close', 'server', 'server']);
  });

  it('tells when the server draws for good, whatever the reason, and only then', async () => {
    const failing = { prepare: () => Promise.reject(new Error('WebAssembly is blocked')) };
    for (const [engine, expected] of [
      [{}, false],
      [failing, true],
      [null, true],
    ] as const) {
      const { source, render, idle } = setUp(engine);
      const told: boolean[] = [];
      source.serverOnly.subscribe(() => told.push(source.serverOnly.current()));
      await render();
      expect(source.serverOnly.current()).toBe(false);
      await idle();
      expect(source.serverOnly.current()).toBe(expected);
      expect(told).toEqual(expected ? [true] : []);
      source.close();
      expect(source.serverOnly.current()).toBe(false);
    }
  });

  it('is the server’s where the engine could not be loaded', async () => {
    const { calls, render, idle } = setUp({ prepare: () => Promise.reject(new TypeError('offline')) });
    await render();
    await idle();
    await render();
    expect(calls).toEqual(['server', 'start', 'close', 'server']);
  });

  it('is the server’s while the engine fetches fonts for a new script', async () => {
    const answers: DrawAnswer[] = [{ type: 'needsFonts' }, PAINTED];
    const { calls, render, idle } = setUp({ draw: async () => answers.shift() ?? PAINTED });
    await render();
    await idle();
    await render();
    expect(calls).toEqual(['server', 'start', 'server']);
    expect((await render()).unsupportedCharacters).toEqual(['☃']);
  });

  it('lets the server say what is wrong with a document that the engine cannot set', async () => {
    const { calls, render, idle } = setUp({ draw: async () => ({ type: 'refused', message: 'no' }) });
    await render();
    await idle();
    await render();
    expect(calls).toEqual(['server', 'start', 'server']);
  });

  it('draws again when pages are shown at another size, once the engine draws', async () => {
    const widths: number[] = [];
    const { source, render, idle } = setUp({
      draw: async (_, width) => (widths.push(width), PAINTED),
    });
    let news = 0;
    source.subscribe(() => (news += 1));
    source.showAt(640.4);
    expect(news).toBe(0);
    await render();
    await idle();
    source.showAt(900);
    source.showAt(900);
    expect(news).toBe(2);
    await render();
    expect(widths).toEqual([900]);
  });

  it('tells where fields stand by whoever draws, and by the server when the engine fails at it', async () => {
    const locate = async (engine: Partial<LocalEngine>) => {
      const { source, calls, render, idle } = setUp(engine);
      expect(await source.locate(DOCUMENT, NEVER)).toBe(LAYOUT);
      await render();
      await idle();
      expect(await source.locate(DOCUMENT, NEVER)).toBe(LAYOUT);
      return calls;
    };
    expect(await locate({})).toEqual(['server locates', 'server', 'start', 'engine locates']);
    const failing = { locate: () => Promise.reject(new Error('out of memory')) };
    expect(await locate(failing)).toEqual(['server locates', 'server', 'start', 'close', 'server locates']);
  });

  it('frees the engine when the screen is left', async () => {
    const { source, calls, render, idle } = setUp({});
    await render();
    await idle();
    source.close();
    await render();
    expect(calls).toEqual(['server', 'start', 'close', 'server']);
  });
});
