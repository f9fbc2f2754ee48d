import { ServerResponse } from 'node:http';

/** So much of an answer that its client has not taken yet is worth a place: fewer bytes lie with the system. */
const LONG_BYTES = 256 * 1024;

/**
 * Leaves the turn of an answer once it is written, and where much of it is still in memory then, once its client has taken
 * it or left. Else somebody who takes a little now and then would be given one after the other, each of them in memory for
 * hours. One that is written as it is taken keeps its turn until it ends.
 * @param outgoing absent where there is no socket
 * @param leave does nothing the second time
 */
export function leaveOnceTaken(outgoing: unknown, leave: () => void): void {
  if (!(outgoing instanceof ServerResponse) || outgoing.closed) {
    leave();
    return;
  }
  outgoing.once('close', leave);
  outgoing.once('prefinish', () => {
    if (outgoing.writableLength < LONG_BYTES) leave();
  });
}
