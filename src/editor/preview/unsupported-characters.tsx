import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/display/banner.tsx';

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
  const places = placesOf(characters, placeOf);
  return (
    <Banner
      tone="caution"
      role="status"
      className="mb-3"
      actions={
        places.length > 0 && (
          <div className="flex flex-wrap gap-1">
            {places.map(({ path, label }) => (
              <Button key={path} variant="quiet" size="small" onClick={() => onGoTo(path)}>
                Go to {label}
              </Button>
            ))}
          </div>
        )
      }
    >
      {sentence(characters.map(characterName))}
    </Banner>
  );
}

const WHAT_IS_WRONG = 'Some characters cannot be printed';
/** Most that are named; a text in a script of its own has many. */
const NAMED = 6;
const FIELDS = 3;

/** One line for all of them. */
function sentence(names: readonly string[]): string {
  const others = names.length - NAMED;
  const named = names.slice(0, NAMED).join(', ') + (others > 0 ? ` and ${String(others)} more` : '');
  return `${WHAT_IS_WRONG}: ${named}`;
}

/** The fields in which they stand, each once. */
function placesOf(
  characters: readonly string[],
  placeOf: (character: string) => CharacterPlace | undefined,
): CharacterPlace[] {
  const places = new Map(
    characters.flatMap((character) => {
      const place = placeOf(character);
      return place ? [[place.path, place] as const] : [];
    }),
  );
  return [...places.values()].slice(0, FIELDS);
}

/** Scripts a person may write in, by their ISO 15924 codes; the browser knows their names. */
const SCRIPTS = (
  'Adlm Arab Armn Beng Bopo Brai Cans Cher Copt Cyrl Deva Egyp Ethi Geor Goth Grek Gujr Guru Hang Hani Hebr Hira Kana ' +
  'Khmr Knda Laoo Latn Mlym Mong Mymr Nkoo Orya Runr Sinh Syrc Taml Telu Thaa Thai Tibt Tfng Xsux Yiii'
).split(' ');

/** A character as a person can recognise it: itself, what it is as far as can be said, and its code point. */
export function characterName(character: string): string {
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  const kind = kindOf(character);
  const details = kind ? `${kind}, ${code}` : code;
  return /^[\p{C}\p{Z}]$/u.test(character) ? details : `${character} (${details})`;
}

function kindOf(character: string): string | undefined {
  if (/^[\p{C}\p{Z}]$/u.test(character)) return 'an invisible character';
  if (/\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(character)) return 'emoji';
  const script = SCRIPTS.find((code) => hasScript(code).test(character));
  return script && new Intl.DisplayNames('en', { type: 'script' }).of(script);
}

function hasScript(code: string): RegExp {
  // Older browsers do not know every script: then nothing has it.
  try {
    return new RegExp(`\\p{Script=${code}}`, 'u');
  } catch {
    return /[]/;
  }
}

/** Path of the first text, in the order of the data, that holds `part`. */
export function findText(data: unknown, part: string): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  for (const [key, value] of Object.entries(data)) {
    if (typeof value === 'string' && value.includes(part)) return key;
    const below = findText(value, part);
    if (below !== undefined) return `${key}.${below}`;
  }
  return undefined;
}
