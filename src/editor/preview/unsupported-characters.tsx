import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/display/banner.tsx';
import { characterName } from './character-name.ts';

/** A field in which a character stands. */
export type CharacterPlace = { path: string; label: string };

type UnsupportedCharactersProps = {
  characters: readonly string[];
  /** The first field that holds a character. */
  placeOf: (character: string) => CharacterPlace | undefined;
  onGoTo: (path: string) => void;
};

/** Names the characters that cannot be printed, and leads to where they stand. */
export function UnsupportedCharacters({ characters, placeOf, onGoTo }: UnsupportedCharactersProps) {
  if (characters.length === 0) return null;
  return (
    <Banner tone="caution" role="status" className="mb-3" title="Some characters cannot be printed">
      <ul>
        {characters.map((character) => {
          const place = placeOf(character);
          return (
            <li key={character} className="flex flex-wrap items-center gap-x-2">
              {characterName(character)}
              {place && (
                <Button variant="quiet" size="small" onClick={() => onGoTo(place.path)}>
                  Go to {place.label}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Banner>
  );
}
