import { createPostgresCluster } from '../../tests/support/postgres-cluster.ts';
import { signInOver, type ProductProcess } from '../../tests/support/product-process.ts';
import { typicalResume } from '../../tests/factories/sample-resumes.ts';
import type { BenchLine } from '../bench-line.ts';
import { withProduct } from '../with-product.ts';
import { cpuMsOf, serversOf } from './cpu-of.ts';
import { sendLoad } from './load.ts';

/** People who call at the same time, each over a connection, for a document and from a network of their own. */
const PEOPLE = 8;
const SAVE_BYTES = 8_192;
const SECONDS = 6;
/** Calls that are not counted, until all of the code that they take is compiled. */
const WARM_SECONDS = 3;
/** A person saves less than this a second, at most: no save of the load waits for its share. */
const PERSON_SAVES = 100;

/**
 * Processor time of the processes that answer, a call: what a core can bear follows from it, whatever else runs on this
 * machine. Against PostgreSQL, whose own time does not count, with limits as people have them.
 * @param checkout where the product was built: here, or an earlier one elsewhere to compare with
 */
export async function run(checkout = '.'): Promise<BenchLine[]> {
  const cluster = await createPostgresCluster();
  try {
    const env = { DATABASE_URL: await cluster.createDatabase(), LIMITS: 'on', WORKERS: '1' };
    // Each caller comes from elsewhere: one network has a share that a load exceeds.
    return await withProduct({ ...env, TRUSTED_PROXIES: '127.0.0.1' }, measure, checkout);
  } finally {
    await cluster.remove();
  }
}

async function measure(product: ProductProcess): Promise<BenchLine[]> {
  const body = resumeOf(SAVE_BYTES);
  const callers: Caller[] = [];
  for (let at = 0; at < PEOPLE; at += 1) callers.push(await callerAt(product.url, at, body));
  const pids = serversOf(product.pid);
  const cost = async (name: string, budget: string, load: LoadOf): Promise<BenchLine> => {
    await sent(callers, load, WARM_SECONDS);
    const before = cpuMsOf(pids);
    const answered = await sent(callers, load, SECONDS);
    const value = ((cpuMsOf(pids) - before) / answered).toFixed(2);
    return { name: `processor time of ${name}, PostgreSQL`, value: `${value} ms`, budget };
  };
  return [
    await cost('a signed-in read', '<= 0.6 ms', () => ({ path: '/api/user/profile' })),
    await cost('reading an 8 KB resume', '<= 0.6 ms', ({ path }) => ({ path })),
    await cost('an 8 KB save', '<= 1.2 ms', ({ path }) => ({
      ...{ path, method: 'PUT', bodies: [body], mostPerSecond: PERSON_SAVES },
    })),
  ];
}

type Caller = { url: string; path: string; headers: Record<string, string> };
type LoadOf = (caller: Caller) => {
  path: string;
  method?: string;
  bodies?: readonly string[];
  mostPerSecond?: number;
};

async function callerAt(url: string, at: number, body: string): Promise<Caller> {
  const token = await signInOver(url, `person${at}@example.com`);
  const headers = {
    ...{ Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    'X-Forwarded-For': `10.${at}.0.1`,
  };
  const answer = await fetch(`${url}/api/resumes`, { method: 'POST', headers, body });
  const { id } = (await answer.json()) as { id: number }; // The contract of the call.
  return { url, path: `/api/resumes/${id}`, headers };
}

/** @returns how many calls were answered */
async function sent(callers: readonly Caller[], load: LoadOf, seconds: number): Promise<number> {
  const all = await Promise.all(
    callers.map((caller) => {
      const { path, ...options } = load(caller);
      const { url, headers } = caller;
      return sendLoad({ url: url + path, headers, connections: 1, seconds, ...options });
    }),
  );
  return all.reduce((sum, { answered }) => sum + answered, 0);
}

function resumeOf(bytes: number): string {
  const padding = 'x'.repeat(bytes - JSON.stringify(typicalResume()).length);
  return JSON.stringify({ templateId: 'modern-1', data: { ...typicalResume(), padding } });
}
