import type { AdPlace } from '#documents/ads/ad.ts';
import { LINK, TARGET } from './proposal-line.tsx';
import { isKnownPlace } from './protocol.ts';
import { takenFrom } from './taken-from.ts';

type InAdProps = {
  words: string;
  places: readonly AdPlace[];
  onPlace: ((place: AdPlace) => void) | undefined;
};

/** Words of the ad, and the way to where they stand in it. */
export function InAd({ words, places, onPlace }: InAdProps) {
  const place = places.find(isKnownPlace);
  if (!onPlace || !place) return words;
  return (
    <button
      type="button"
      aria-label={`${words}, show it in the ad`}
      className={`${LINK} ${TARGET} text-left`}
      onClick={() => onPlace(place)}
    >
      {words}
    </button>
  );
}

/** So many further places are led to; more are counted. */
const FURTHER = 4;

/** Of what an ad names several times: how often, and the ways to where it does so again. */
export function FurtherPlaces({ words, places, onPlace, count }: InAdProps & { count: number }) {
  if (count < 2) return null;
  const known = places.filter(isKnownPlace).slice(1, FURTHER);
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2 text-xs text-ink-faint">
      {count} times
      {onPlace &&
        known.map((place, at) => (
          <button
            key={place.from}
            type="button"
            aria-label={`${words}, show place ${at + 2} in the ad`}
            className={`${LINK} ${TARGET} min-w-6`}
            onClick={() => onPlace(place)}
          >
            {at + 2}
          </button>
        ))}
    </span>
  );
}

/** Where the ad is not on the screen: the lines of it that something was taken from, with the words that it was. */
export function TakenFromLines({ ad, places }: { ad: string; places: readonly AdPlace[] }) {
  const known = places.filter(isKnownPlace).slice(0, FURTHER);
  if (known.length === 0) return null;
  return (
    <details className="text-ink-soft">
      <summary className="min-h-6 cursor-pointer text-xs hover:text-accent max-lg:min-h-11 max-lg:py-3">
        In the ad
      </summary>
      <ul className="space-y-1 pl-3">
        {known.map((place) => {
          const { before, words, after } = takenFrom(ad, place);
          return (
            <li key={place.from} className="wrap-anywhere">
              “{before}
              <mark className="bg-accent-wash font-semibold text-ink">{words}</mark>
              {after}”
            </li>
          );
        })}
      </ul>
    </details>
  );
}
