import type { Hostile } from './hostile-requests.ts';
import type { Outcome, RawAnswer } from './raw-http.ts';

/** Codes of 503 that the API documents: there is no room at this moment, and the answer says when to come back. */
const NO_ROOM = new Set(['engine_busy', 'sending_paused']);

/** What only the inside of the product knows: its folders, its parts, a stack trace. */
const INSIDES = [process.cwd(), 'node_modules', 'build/server', 'drizzle', 'PGlite'];
const STACK_TRACE = /\n\s+at .+:\d+:\d+/;

/** What is wrong with the answers to a request; empty where nothing is. */
export function faultsOf(hostile: Hostile, outcome: Outcome): string[] {
  const { answers, ended, rest } = outcome;
  const faults = answers.flatMap((answer, at) => faultsOfAnswer(hostile, answer, hostile.methods[at]));
  if (hostile.complete) {
    if (ended === 'silent') faults.push(`no answer, ${answers.length} of ${hostile.methods.length} came`);
    else if (answers.length === 0) faults.push('the connection was closed without an answer');
  }
  const last = answers.at(-1);
  // After the last answer of a connection nobody reads on: what cannot be read as HEAD is answered with a body.
  if (rest.length > 0 && last && !closes(last))
    faults.push(`what follows is no answer: ${rest.toString('latin1').slice(0, 80)}`);
  const [first, ...next] = answers;
  if (hostile.complete && hostile.methods.length > 1 && first && !closes(first)) {
    if (next.length + 1 < hostile.methods.length) faults.push('what came after it was not answered');
    for (const { status } of next) if (status !== 200) faults.push(`what came after it got ${status}`);
  }
  return faults;
}

function closes({ headers }: RawAnswer): boolean {
  return headers.get('connection')?.toLowerCase() === 'close';
}

function faultsOfAnswer({ target }: Hostile, answer: RawAnswer, method: string | undefined): string[] {
  const { status, headers } = answer;
  const faults: string[] = [];
  const json = jsonOf(answer);
  if (status >= 500) {
    const documented = status === 503 && headers.has('retry-after') && NO_ROOM.has(String(json?.code));
    if (!documented) faults.push(`${status} ${answer.body.toString('utf8').slice(0, 200)}`);
  }
  const isPage =
    !target.startsWith('/api/') &&
    (headers.get('content-type') ?? '').startsWith('text/html') &&
    // Pages of links are refused as pages, too.
    (status === 404 || (status === 429 && target.startsWith('/s/')));
  if (status >= 400 && method !== 'HEAD' && !isPage) {
    const shaped = typeof json?.message === 'string' && json.message !== '' && typeof json.code === 'string';
    if (!shaped)
      faults.push(`${status} without a message and a code: ${answer.body.toString('utf8').slice(0, 100)}`);
  }
  if (status >= 300) {
    const text = answer.body.toString('utf8');
    const told = INSIDES.filter((inside) => text.includes(inside));
    if (STACK_TRACE.test(text)) told.push('a stack trace');
    if (told.length > 0) faults.push(`${status} tells of ${told.join(', ')}: ${text.slice(0, 300)}`);
  }
  if (headers.has('set-cookie')) faults.push('it sets a cookie');
  const location = headers.get('location');
  if (location !== undefined && !/^\/(?![/\\])/.test(location)) faults.push(`it leads to ${location}`);
  return faults;
}

/** The object of an answer in JSON. */
export function jsonOf({ headers, body }: RawAnswer): Record<string, unknown> | undefined {
  if (!headers.get('content-type')?.startsWith('application/json')) return undefined;
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    // An object's keys may be read as a record: every value is checked where it is used.
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
