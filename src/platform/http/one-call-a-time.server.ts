import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { cutConnection } from './cut-connection.server.ts';

/** More calls than this do not wait on one connection: browsers send the next one when they have the answer. */
export const WAITING_MAX = 20;
/** Nor more than these signs of their heads, which are kept meanwhile. */
export const WAITING_SIGNS = 32 * 1024;

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;
type Call = { request: IncomingMessage; response: ServerResponse; signs: number };

/**
 * Takes the calls of one connection one at a time, each in a turn of the event loop of its own: all that arrive in one
 * read would else be worked off before any other connection is looked at.
 * @param refuse answers and closes a connection on which too many wait
 */
export function oneCallATime(listener: Listener, refuse: (socket: Socket) => void): Listener {
  /** By connection: the call that is under way, and those that wait. */
  const lines = new WeakMap<Socket, Call[]>();

  function begin(socket: Socket, line: Call[]): void {
    const [call] = line;
    // After an answer that ends the connection nothing more can be answered on it.
    if (!call || !socket.writable) {
      line.length = 0;
      return;
    }
    call.response.once('close', () =>
      setImmediate(() => {
        line.shift();
        begin(socket, line);
      }),
    );
    listener(call.request, call.response);
  }

  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const line = lines.get(socket) ?? [];
    lines.set(socket, line);
    const isFirst = line.length === 0;
    line.push({ request, response, signs: isFirst ? 0 : signsOf(request) });
    if (isFirst) {
      begin(socket, line);
      return;
    }
    const signs = line.reduce((sum, call) => sum + call.signs, 0);
    if (line.length <= WAITING_MAX + 1 && signs <= WAITING_SIGNS) return;
    line.length = 1;
    refuse(socket);
    // What was written is on its way. Else all that is sent meanwhile is read in this turn, thousands of calls a read.
    cutConnection(socket);
  };
}

/** What is kept of a head while it waits. */
function signsOf({ url = '', rawHeaders }: IncomingMessage): number {
  return rawHeaders.reduce((sum, text) => sum + text.length, url.length);
}
