import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** The product as people run it: a process of its own, with its children. */
export type ProductProcess = {
  url: string;
  pid: number;
  /** Everything it has printed so far. */
  output(): string;
  /** Ends the process and its children at once, as a crash of the machine would. */
  kill(): Promise<void>;
  /** Asks it to stop and answers its exit code. */
  stop(): Promise<number | null>;
};

/** A busy machine is no fault: what hangs ends all the same. */
const START_TIMEOUT_MS = 120_000;

/**
 * Starts the built product on a free port and waits until it is ready.
 * @param checkout where it was built: here, or an earlier release elsewhere
 */
export async function startProductProcess(
  env: Record<string, string>,
  checkout = '.',
): Promise<ProductProcess> {
  const process_ = spawnProduct({ PORT: '0', LIMITS: 'off', ...env }, checkout);
  const url = await process_.ready;
  return { ...process_, url };
}

/** Starts the product where it is expected to refuse; answers what it said. */
export async function refusedStart(
  env: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const refused = spawnProduct({ PORT: '0', ...env }, '.');
  refused.ready.catch(() => undefined);
  const code = await refused.exited;
  return { code, output: refused.output() };
}

function spawnProduct(env: Record<string, string>, checkout: string) {
  // A group of its own, so that one signal reaches the engine's children too.
  const child = spawn('node', ['--disable-warning=ExperimentalWarning', 'build/server/server.js'], {
    // One process, unless a test is about several.
    env: { PATH: process.env.PATH, WORKERS: '1', ...env },
    cwd: checkout,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  let isReady = false;
  const exited = once(child, 'exit').then(([code]) => code as number | null); // What Node's `exit` event carries first.
  const ready = new Promise<string>((resolve, reject) => {
    const late = setTimeout(
      () => reject(new Error(`the product did not start:\n${printed}`)),
      START_TIMEOUT_MS,
    );
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      if (isReady) return;
      const address = /Foothold is ready at (\S+)/.exec(printed)?.[1];
      if (!address) return;
      isReady = true;
      clearTimeout(late);
      resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exited.then((code) => {
      clearTimeout(late);
      reject(new Error(`the product ended with ${code}:\n${printed}`));
    });
  });
  return {
    pid: child.pid ?? -1,
    ready,
    exited,
    output: () => printed,
    async kill() {
      const isOver = child.exitCode !== null || child.signalCode !== null;
      if (child.pid !== undefined && !isOver) process.kill(-child.pid, 'SIGKILL');
      await exited;
    },
    async stop() {
      child.kill('SIGTERM');
      return exited;
    },
  };
}

/** Signs in over the wire, reading the code from the inbox page. */
export async function signInOver(url: string, email: string): Promise<string> {
  const post = (path: string, body: unknown) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const sent = await post('/api/auth/send-otp', { email });
  if (!sent.ok) throw new Error(`sending a code failed: ${await sent.text()}`);
  const inbox = await (await fetch(`${url}/dev/inbox`)).text();
  const code = /Your sign-in code is (\d{6})/.exec(inbox)?.[1];
  const answer = await post('/api/auth/verify-otp', { email, code });
  const body: unknown = await answer.json();
  if (typeof body === 'object' && body !== null && 'sessionToken' in body) return String(body.sessionToken);
  throw new Error(`signing in failed: ${JSON.stringify(body)}`);
}
