import { AsyncLocalStorage } from 'node:async_hooks';

/** Who a call comes from: the provider's network, and who within it. */
export type TurnTaker = { network: string; caller: string };

/** How many connections the database has, and how many of them a network or one caller may have at a time. */
export type ConnectionShares = { all: number; network: number; caller: number; maxWaitMs: number };

/** Somebody's turn at the database did not come in time, as others of their own calls were before it. */
export class NoConnectionError extends Error {
  constructor() {
    super('no turn at the database came in time');
    this.name = 'NoConnectionError';
  }
}

/** Connections at the moment: taken of how many, calls that wait for one, and how many had to do without so far. */
export type ConnectionFigures = { all: number; taken: number; waiting: number; refused: number };

/** A call that is under way, and how many connections it has. */
type Call = TurnTaker & { held: number };
type Waiting = { call: Call; admit: () => void };
/** Of one network: connections it has, by caller and altogether, and who waits for one. */
type Line = { taken: number; callers: Map<string, number>; waiting: Waiting[] };

const calls = new AsyncLocalStorage<Call>();
/** In place of a network: what is done for nobody in particular. */
const OURS = '';

/** Does something for a caller: the connections that it takes count as theirs. */
export function onBehalfOf<T>({ network, caller }: TurnTaker, work: () => T): T {
  return calls.run({ network, caller, held: 0 }, work);
}

/** Does something for nobody in particular, which waits for nobody's share. */
export function onOwnBehalf<T>(work: () => T): T {
  return calls.exit(work);
}

/**
 * Turns at the connections of the database. What one person's calls write goes by that person's lock, one after the
 * other, and each that waits for the lock has a connection meanwhile: without turns one account, or a stranger who asks
 * for one contact's codes again and again, has all of them, and everybody else waits behind. Networks take turns, and
 * neither a network nor a caller ever has all.
 */
export class ConnectionTurns {
  readonly #limits: ConnectionShares;
  readonly #lines = new Map<string, Line>();
  #taken = 0;
  #refused = 0;

  constructor(limits: ConnectionShares) {
    this.#limits = limits;
  }

  figures(): ConnectionFigures {
    const waiting = [...this.#lines.values()].reduce((sum, line) => sum + line.waiting.length, 0);
    return { all: this.#limits.all, taken: this.#taken, waiting, refused: this.#refused };
  }

  /**
   * Resolves when it is the turn of the call that is under way.
   * @returns gives the place back
   * @throws NoConnectionError where that takes too long
   */
  async take(): Promise<() => void> {
    const call = calls.getStore() ?? { network: OURS, caller: '', held: 0 };
    // A call that has a connection would wait for itself.
    if (call.held > 0) return () => undefined;
    const line = this.#lines.get(call.network) ?? {
      taken: 0,
      callers: new Map<string, number>(),
      waiting: [],
    };
    this.#lines.set(call.network, line);
    if (this.#hasPlace(line, call)) this.#count(line, call, 1);
    else await this.#turnOf(line, call);
    call.held += 1;
    let isHere = true;
    return () => {
      if (!isHere) return;
      isHere = false;
      call.held -= 1;
      this.#count(line, call, -1);
      this.#forgetEmpty(line, call);
      this.#callNext();
    };
  }

  /** Does something in the turn of the call that is under way. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const giveBack = await this.take();
    try {
      return await work();
    } finally {
      giveBack();
    }
  }

  #hasPlace(line: Line, { network, caller }: TurnTaker): boolean {
    const shares = this.#limits;
    if (this.#taken >= shares.all) return false;
    // Our own work, such as delivering mail, is not much.
    if (network === OURS) return true;
    return line.taken < shares.network && (line.callers.get(caller) ?? 0) < shares.caller;
  }

  #forgetEmpty(line: Line, { network }: TurnTaker): void {
    if (line.taken === 0 && line.waiting.length === 0) this.#lines.delete(network);
  }

  #count(line: Line, { caller }: TurnTaker, by: 1 | -1): void {
    this.#taken += by;
    line.taken += by;
    const theirs = (line.callers.get(caller) ?? 0) + by;
    if (theirs > 0) line.callers.set(caller, theirs);
    else line.callers.delete(caller);
  }

  #turnOf(line: Line, call: Call): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        line.waiting.splice(line.waiting.indexOf(waiting), 1);
        this.#forgetEmpty(line, call);
        this.#refused += 1;
        reject(new NoConnectionError());
      }, this.#limits.maxWaitMs);
      const waiting: Waiting = {
        call,
        admit: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      line.waiting.push(waiting);
    });
  }

  /** The network that has waited longest for its turn, and of it whoever came first of those who may have one more. */
  #callNext(): void {
    for (const [name, line] of [...this.#lines]) {
      const at = line.waiting.findIndex(({ call }) => this.#hasPlace(line, call));
      const [next] = at < 0 ? [] : line.waiting.splice(at, 1);
      if (!next) continue;
      this.#lines.delete(name);
      this.#lines.set(name, line);
      this.#count(line, next.call, 1);
      next.admit();
      return;
    }
  }
}
