/** Kinds of streets, written with a capital or in capitals: "10 years on the road" is no address. */
const KINDS =
  'Street St Avenue Ave Road Rd Boulevard Blvd Lane Ln Drive Dr Court Ct Place Pl Terrace Close Crescent Square Way Parkway Pkwy Highway Hwy Circle Cir Trail Gardens Grove Mews Row Walk'
    .split(' ')
    .flatMap((kind) => [kind, kind.toUpperCase()])
    .join('|');
const US_UK = new RegExp(
  `\\b\\d{1,5}[A-Za-z]?,? (?:[NSEW]\\.? |(?:North|South|East|West) )?(?:\\p{Lu}[\\p{L}'’.]+ |\\d{1,3}(?:st|nd|rd|th) ){1,4}(?:${KINDS})\\b\\.?`,
  'u',
);
const GERMAN =
  /(?<![\p{L}\d])(?:\p{Lu}[\p{L}-]*(?:straße|strasse|str\.|weg|allee|platz|gasse|damm|ufer|ring|chaussee)|(?:\p{Lu}\p{L}+(?:er|e|-)[ -])(?:Straße|Strasse|Str\.|Weg|Allee|Platz|Damm|Ufer|Ring|Chaussee)) \d{1,4} ?[a-z]?(?![\p{L}\d%])/u;
const FRENCH =
  /\b\d{1,4}(?: ?(?:bis|ter))?,? (?:rue|avenue|av\.|boulevard|bd\.?|place|chemin|allée|impasse|quai|cours|route) \p{L}+(?:(?:['’][ -]?|[ -])\p{L}+){0,4}/iu;
const IBERIAN_ITALIAN =
  /\b(?:calle|c\/|avenida|avda\.?|av\.|paseo|plaza|rua|travessa|praça|largo|via|viale|piazza|corso) ?(?:\p{L}[\p{L}.'’]*,? ){1,5}(?:n[.º°]*\s?)?\d{1,4}\b/iu;

const FORMS = [US_UK, GERMAN, FRENCH, IBERIAN_ITALIAN];

/** The street and number in a line of contacts, as written. */
export function streetAddressIn(line: string): string | undefined {
  for (const form of FORMS) {
    const written = form.exec(line)?.[0].trim();
    if (written !== undefined) return written;
  }
  return undefined;
}
