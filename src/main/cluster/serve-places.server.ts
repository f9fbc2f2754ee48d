import { type AdmittedBody, BodyRefusedError } from '#platform/http/body-shares.ts';
import type { Shares } from '#platform/http/shares.ts';
import type { PlaceCalls, Serving } from './machine-calls.ts';

/** The places that are shared by all of a machine. */
export type MachineShares = Pick<Shares, 'bodies' | 'networkBodies' | 'wideBodies' | 'heavy'>;

/** What one process has of a place, or waits for. */
type Place = { gone: AbortController; body?: AdmittedBody };

/** Gives one process its places. */
export function servePlaces(shares: MachineShares): Serving<PlaceCalls> {
  const places = new Map<number, Place>();
  const leave = (number: number) => {
    const place = places.get(number);
    places.delete(number);
    place?.gone.abort();
    place?.body?.leave();
  };
  return {
    handlers: {
      async enter({ place: number, share, sender, bytes, within }) {
        const place: Place = { gone: new AbortController() };
        places.set(number, place);
        try {
          const body = await shares[share].enter(sender, bytes, place.gone.signal, within);
          if (place.gone.signal.aborted) body.leave();
          else place.body = body;
          return { stallMs: body.stallMs };
        } catch (error) {
          places.delete(number);
          return { retryAfterSeconds: error instanceof BodyRefusedError ? error.retryAfterSeconds : 1 };
        }
      },
      cost: ({ place, bytes }) => places.get(place)?.body?.cost(bytes),
      takeTurn({ place: number, sender }) {
        const { promise: over, resolve: end } = Promise.withResolvers<void>();
        const gone = new AbortController();
        gone.signal.addEventListener('abort', () => end(), { once: true });
        places.set(number, { gone });
        return new Promise((granted) => {
          const work = () => {
            granted('granted');
            return over;
          };
          shares.heavy.run(sender, work).catch(() => {
            places.delete(number);
            granted('refused');
          });
        });
      },
      leave,
    },
    drop() {
      for (const number of [...places.keys()]) leave(number);
    },
  };
}
