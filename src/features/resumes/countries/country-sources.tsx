import { Unfolding } from '#ui/display/unfolding.tsx';
import type { CountryPack } from './country-pack.ts';
import { COMMON_SOURCE } from './country-packs.ts';
import { COUNTRY_TEXTS } from './country-texts.ts';

/** What a pack was taken from, for whoever wants to read it there. */
export function CountrySources({ pack }: { pack: CountryPack }) {
  return (
    <Unfolding title={COUNTRY_TEXTS.sources}>
      <ul className="list-disc space-y-1 pl-5 text-sm text-ink-soft">
        {[...pack.sources, COMMON_SOURCE].map(({ name, address }) => (
          <li key={name} className="wrap-anywhere">
            {address === undefined ? (
              name
            ) : (
              <a href={address} target="_blank" rel="noopener noreferrer" className="underline">
                {name}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Unfolding>
  );
}
