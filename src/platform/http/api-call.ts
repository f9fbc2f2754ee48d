import { accountErased, readToken } from '#platform/session/token-store.ts';
import type { Shape } from './answer-shapes.ts';
import { ApiError, isErased, unexpectedAnswer } from './api-error.ts';
import { createListeners } from '#platform/listeners.ts';
import { fileNameOf } from './disposition-file-name.ts';

/** The part of a call that is said each time it is made. */
export type CallInput = {
  /** What stands in the place of `{id}` and the like in its path. */
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
};

type Declared = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: `/api/${string}` };

/**
 * One call of our own API, and the one way by which the browser makes it. It rejects with an {@link ApiError} or, where
 * the server cannot be reached, with a TypeError.
 */
export type ApiCall<Answer, Body = undefined> = Declared & {
  (...input: Inputs<Body>): Promise<Answer>;
  /** The same, where the status of the answer matters. */
  withStatus(...input: Inputs<Body>): Promise<{ answer: Answer; status: number }>;
};

/** Nothing has to be said where nothing is sent. */
type Inputs<Body> = [Body] extends [undefined] ? [input?: CallInput] : [input: CallInput & { body: Body }];

/**
 * Declares a call as the server declares it: both types are those of its contract, and `shape` is by what a right answer
 * is told from anything else.
 */
export function apiCall<Answer, Body = undefined>(
  method: Declared['method'],
  path: Declared['path'],
  shape: Shape<Answer>,
): ApiCall<Answer, Body> {
  async function withStatus(...[input]: Inputs<Body>) {
    const response = await send({ method, path }, input);
    return { answer: await answerOf(response, shape), status: response.status };
  }
  const call = async (...input: Inputs<Body>) => (await withStatus(...input)).answer;
  return Object.assign(call, { method, path, withStatus });
}

/** Of a call for a file: the types that it may have this time, where that is not the first that was declared. */
export type FileCallInput = CallInput & { types?: readonly string[] };

/** Declares a call that is answered with a file: of the first type, or of one of the others where it is asked for. */
export function fileCall(path: Declared['path'], type: string, ...others: string[]) {
  const call = async (input?: FileCallInput) => {
    const response = await send({ method: 'GET', path }, input);
    const found = response.headers.get('Content-Type') ?? '';
    if (!(input?.types ?? [type]).some((each) => found.startsWith(each))) throw unexpectedAnswer();
    serverReached();
    return { content: await response.blob(), disposition: response.headers.get('Content-Disposition') };
  };
  return Object.assign(call, { method: 'GET' as const, path, types: [type, ...others] });
}

/** How long the browser may take to read the file before its memory is given back, in ms. Safari reads it late. */
const KEPT_MS = 60_000;

/**
 * Fetches a file of our own API and saves it under the name the server gives it.
 * @throws ApiError where the server refuses it
 */
export async function downloadFile(call: ReturnType<typeof fileCall>, input?: FileCallInput): Promise<void> {
  const { content, disposition } = await call(input);
  const name = fileNameOf(disposition);
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name ?? '';
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

/** The query of a call that reads: its key begins with the path, filled in. */
export function queryOf<Answer>(call: ApiCall<Answer>, params: Record<string, string | number> = {}) {
  return {
    queryKey: [filled(call.path, params)],
    queryFn: ({ signal }: { signal: AbortSignal }) => call({ params, signal }),
  };
}

/** Sends the session's bearer token with it. */
async function send(
  { method, path }: Declared,
  { params = {}, query, body, signal, headers: own }: CallInput & { body?: unknown } = {},
): Promise<Response> {
  const headers = new Headers(own);
  const token = readToken();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  // A file goes as it is.
  const isFile = body instanceof Blob;
  if (body !== undefined) headers.set('Content-Type', isFile ? body.type : 'application/json');
  const response = await fetch(filled(path, params) + (query ? `?${new URLSearchParams(query)}` : ''), {
    method,
    headers,
    credentials: 'include',
    ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  if (response.ok) return response;
  const error = await ApiError.from(response);
  if (token && isErased(error)) accountErased(token);
  if (error.status < 500) serverReached();
  throw error;
}

function filled(path: string, params: Record<string, string | number>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${path} was called without its ${name}`);
    return encodeURIComponent(value);
  });
}

async function answerOf<Answer>(response: Response, shape: Shape<Answer>): Promise<Answer> {
  const value = response.status === 204 ? undefined : parsed(await response.text());
  if (!shape(value)) throw unexpectedAnswer();
  serverReached();
  return value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unexpectedAnswer();
  }
}

const listeners = createListeners();

/** Calls back whenever the server has answered something; answers the function that stops it. */
export const onServerReached = listeners.subscribe;

/** Some call came back from the server: others that could not get through may be tried again. */
const serverReached = listeners.emit;
