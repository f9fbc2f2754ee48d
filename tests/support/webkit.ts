import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

/** WebKitGTK's small browser on a screen of its own, driven over WebDriver. */
export type WebKit = {
  open(address: string): Promise<void>;
  /** Runs the body of a function in the page; `arguments` are what is given here. */
  run(body: string, ...given: unknown[]): Promise<unknown>;
  /** Presses the element that such a body returns. */
  press(body: string, ...given: unknown[]): Promise<void>;
  /** Types into the element that has the focus. */
  type(text: string): Promise<void>;
  /** The folder that downloads land in. */
  downloads: string;
  close(): Promise<void>;
};

/** What an element is called in WebDriver's answers. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

export async function startWebKit(): Promise<WebKit> {
  const home = mkdtempSync(join(tmpdir(), 'foothold-webkit-'));
  const downloads = join(home, 'Downloads');
  mkdirSync(downloads);
  mkdirSync(join(home, '.config'));
  writeFileSync(join(home, '.config/user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const port = await freePort();
  // A group of its own: it ends with its screen and its browser.
  const driver = spawn(
    'xvfb-run',
    ['-a', '-s', '-screen 0 1600x1200x24', 'WebKitWebDriver', `--port=${port}`],
    {
      env: {
        PATH: process.env.PATH,
        HOME: home,
        // No graphics card is needed.
        LIBGL_ALWAYS_SOFTWARE: '1',
        WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      },
      detached: true,
      stdio: 'ignore',
    },
  );
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await answer.json()) as { value: unknown }; // What WebDriver wraps every answer in.
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  await listening(() => call('GET', '/status'));
  const { sessionId } = (await call('POST', '/session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] } },
    },
  })) as { sessionId: string }; // WebDriver's contract.
  const session = `/session/${sessionId}`;
  await call('POST', `${session}/window/rect`, { width: 1_440, height: 1_000 });
  const run = (script: string, ...args: unknown[]) =>
    call('POST', `${session}/execute/sync`, { script, args });
  return {
    downloads,
    open: async (url) => void (await call('POST', `${session}/url`, { url })),
    run,
    async press(body, ...given) {
      const element = await run(body, ...given);
      if (typeof element !== 'object' || element === null || !(ELEMENT in element))
        throw new Error(`nothing to press: ${body} ${given.join()}`);
      await call('POST', `${session}/element/${String(element[ELEMENT])}/click`, {});
    },
    async type(text) {
      const element = (await call('GET', `${session}/element/active`)) as Record<string, string>; // WebDriver's contract.
      await call('POST', `${session}/element/${element[ELEMENT]}/value`, { text });
    },
    async close() {
      await call('DELETE', session);
      if (driver.pid !== undefined) process.kill(-driver.pid, 'SIGTERM');
      rmSync(home, { recursive: true, force: true });
    },
  };
}

async function listening(ask: () => Promise<unknown>): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await ask();
      return;
    } catch (error) {
      if (attempt > 200) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** Debian keeps it beside the library, in a folder named after the machine and the library's version. */
function miniBrowser(): string {
  const found = readdirSync('/usr/lib', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) =>
      ['4.1', '4.0', '6.0'].map(
        (version) => `/usr/lib/${name}/webkit${version === '6.0' ? '' : '2'}gtk-${version}/MiniBrowser`,
      ),
    )
    .find((path) => existsSync(path));
  if (!found) throw new Error('MiniBrowser of WebKitGTK is missing: install webkit2gtk-driver.');
  return found;
}
