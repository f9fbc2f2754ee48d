import { createServer as createListener, type AddressInfo, type ListenOptions, type Server } from 'node:net';

/**
 * Sockets that listen at the same address. Node takes one new connection of each in a turn of its event loop: with one
 * socket alone, and every connection that is there busy, new ones wait for as many turns as there are of them.
 */
const DOORS = 16;

/** A server that listens; `close` keeps new connections out. */
export type Doors = { address: AddressInfo; close(): Promise<void> };

/**
 * Has a server listen.
 * @param isAlone false where further processes of this copy listen there already
 * @throws Error `EADDRINUSE` where another process listens there
 */
export async function openDoors(server: Server, host: string, port: number, isAlone = true): Promise<Doors> {
  const further: Server[] = [];
  const close = async () => {
    await Promise.all(further.map((door) => new Promise((closed) => door.close(closed))));
  };
  const addressOf = () => server.address() as AddressInfo; // A listening TCP server has an address with a port.
  if (!(await canShare())) {
    await listen(server, { host, port });
    return { address: addressOf(), close };
  }
  // Sockets that share an address would share it with another copy of the product too, which nobody would notice.
  if (isAlone && port !== 0) await listenForAMoment({ host, port, exclusive: true });
  await listen(server, { host, port, reusePort: true });
  const same = { host, port: addressOf().port, reusePort: true };
  while (further.length < DOORS - 1) {
    // As Node's server for HTTP makes its own connections.
    const door = createListener({ allowHalfOpen: true, noDelay: true });
    door.on('connection', (socket) => server.emit('connection', socket));
    await listen(door, same);
    further.push(door);
  }
  return { address: addressOf(), close };
}

/** Whether this system lets sockets share an address; it tells by an error where it does not. */
async function canShare(): Promise<boolean> {
  try {
    await listenForAMoment({ host: '127.0.0.1', port: 0, reusePort: true });
    return true;
  } catch {
    return false;
  }
}

async function listenForAMoment(options: ListenOptions): Promise<void> {
  const tried = createListener();
  await listen(tried, options);
  await new Promise((closed) => tried.close(closed));
}

function listen(server: Server, options: ListenOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(options, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
