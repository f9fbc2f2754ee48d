import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createShell } from './shell.ts';

const FILE = '/assets/root-1.js';
const page = (file = FILE) => `<script src="${file}"></script>`;

/** The browser's caches, in memory, by the path of what is asked for. */
function memoryCaches() {
  const all = new Map<string, Map<string, Response>>();
  const pathOf = (request: string | Request) =>
    new URL(typeof request === 'string' ? request : request.url, 'http://a').pathname;
  const open = async (name: string) => {
    const kept = all.get(name) ?? new Map<string, Response>();
    all.set(name, kept);
    return {
      put: async (request: string | Request, response: Response) => void kept.set(pathOf(request), response),
      addAll: async (paths: string[]) => {
        for (const path of paths) kept.set(path, await fetch(path));
      },
    };
  };
  const match = async (request: string | Request, { cacheName }: { cacheName?: string } = {}) => {
    const names = cacheName === undefined ? [...all.keys()] : [cacheName];
    return names.map((name) => all.get(name)?.get(pathOf(request))?.clone()).find(Boolean);
  };
  return {
    all,
    open,
    match,
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  };
}

let kept: ReturnType<typeof memoryCaches>;
let server: (path: string) => Response | Promise<Response>;
let calls: string[];
beforeEach(() => {
  kept = memoryCaches();
  calls = [];
  server = (path) => new Response(path.endsWith('.js') ? 'script' : page());
  vi.stubGlobal('caches', kept);
  vi.stubGlobal('fetch', async (asked: string | Request) => {
    const path = new URL(typeof asked === 'string' ? asked : asked.url, 'http://a').pathname;
    calls.push(path);
    return server(path);
  });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const request = (path: string) => new Request(new URL(path, 'http://a'));
const asPage = { kind: 'page', keptAs: '/dashboard' } as const;
const installed = async (build = 'one') => {
  const shell = createShell(build, [FILE]);
  await shell.install();
  return shell;
};

test('a page comes from the server, and as it was kept where that cannot be reached or fails', async () => {
  const shell = await installed();
  server = () => new Response('newer');
  expect(await (await shell.answer(request('/dashboard'), asPage)).text()).toBe('newer');
  server = () => Promise.reject(new TypeError('no network'));
  expect(await (await shell.answer(request('/dashboard'), asPage)).text()).toBe(page());
  server = () => new Response('', { status: 502 });
  expect(await (await shell.answer(request('/dashboard'), asPage)).text()).toBe(page());
});

test('a line on which nothing moves is waited for three seconds', async () => {
  const shell = await installed();
  server = () => new Promise(() => undefined);
  const answer = shell.answer(request('/dashboard'), asPage);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await (await answer).text()).toBe(page());
});

test('a file is asked for once, whichever build it is of', async () => {
  await installed('one');
  const next = createShell('two', []);
  calls = [];
  expect(await (await next.answer(request(FILE), { kind: 'file' })).text()).toBe('script');
  expect(calls).toEqual([]);
  await next.answer(request('/assets/later-1.js'), { kind: 'file' });
  await next.answer(request('/assets/later-1.js'), { kind: 'file' });
  expect(calls).toEqual(['/assets/later-1.js']);
});

test('with a CDN files are fetched from there and known by their path', async () => {
  const cdn = 'https://cdn.example';
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (what: string | Request) => {
    const url = typeof what === 'string' ? what : what.url;
    asked.push(url);
    return new Response(url.endsWith('.js') ? 'script' : page(`${cdn}${FILE}`));
  });
  const shell = createShell('one', [FILE], cdn);
  await shell.install();
  expect(asked).toContain(cdn + FILE);
  asked.length = 0;
  const answer = await shell.answer(new Request(cdn + FILE), { kind: 'file' });
  expect(await answer.text()).toBe('script');
  expect(asked).toEqual([]);
});

test('pages of another build are not mixed with these files', async () => {
  server = (path) => new Response(path.endsWith('.js') ? 'script' : page('/assets/root-2.js'));
  await expect(installed()).rejects.toThrow(/another build/);
  expect([...kept.all.keys()]).toEqual([]);
});

test('a new build leaves the one before to pages that are still open, and drops older ones', async () => {
  kept.all.set('engine', new Map());
  for (const build of ['one', 'two', 'three']) await installed(build);
  await createShell('three', [FILE]).forgetOldBuilds();
  expect([...kept.all.keys()]).toEqual(['engine', 'shell-two', 'shell-three']);
});
