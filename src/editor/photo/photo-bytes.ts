import { ApiError } from '#platform/http/api-error.ts';
import { readToken } from '#platform/session/token-store.ts';
import { readPhoto } from './calls.ts';

/** Photos that are kept in memory: one document shows one, and two tabs of templates a few. */
const MOST = 8;
/** Until a photo that could not be had, or was not there, is asked for again. */
const PAUSE_MS = 5_000;
const known = new Map<string, Promise<Uint8Array | undefined>>();

/**
 * The picture that is kept under an id of `data.photo`, asked for once; nothing where it is not to be had.
 * Rejects where it could not be asked for just now.
 */
export function photoBytes(id: string): Promise<Uint8Array | undefined> {
  const token = readToken();
  if (token === null) return Promise.resolve(undefined);
  // Whoever signs in next sees none of whoever was here before.
  const name = `${token} ${id}`;
  const asked = known.get(name) ?? askedAnew(name, id);
  known.delete(name);
  known.set(name, asked);
  const [oldest] = known.keys();
  if (known.size > MOST && oldest !== undefined) known.delete(oldest);
  return asked;
}

/** What could not be had is asked for again after a pause: a preview asks with every letter that is typed. */
function askedAnew(name: string, id: string): Promise<Uint8Array | undefined> {
  const asked = ask(id);
  const forget = () => void setTimeout(() => known.delete(name), PAUSE_MS);
  asked.then((bytes) => bytes ?? forget(), forget);
  return asked;
}

async function ask(id: string): Promise<Uint8Array | undefined> {
  try {
    const { content } = await readPhoto({ params: { id } });
    return new Uint8Array(await content.arrayBuffer());
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}
