import { streetForms } from './street-forms.ts';

/** Least letters and digits of an address of a house: "Elm 5" alone would be found in other words. */
const STREET_LEAST = 6;

/** What stands between the parts of a place. */
const APART = /[,;\n|·/•]|\s[-–—]\s/u;

/** A number of a house, behind its street. */
const HOUSE = /^(?:n[ºo°]?\.?\s?)?\d{1,5}\s?\p{L}?$/iu;

/** Parts of a place with letters and a number, as a house has: they belong into no other text. */
export function streetsIn(place: string): string[] {
  const parts = place.split(APART).map((part) => part.trim());
  const withNumbers = parts.flatMap((part, index) => {
    const next = parts[index + 1];
    return next !== undefined && HOUSE.test(next) && /\p{L}/u.test(part) ? [`${part}, ${next}`] : [];
  });
  const streets = [...parts, ...withNumbers].flatMap((part) => [part, ...untilNumber(part)]);
  return [...new Set(streets.flatMap(streetForms))].filter(
    (part) => part.length >= STREET_LEAST && /\p{L}/u.test(part) && /\p{N}/u.test(part),
  );
}

/** The street of "Storgata 15 0181 Oslo". */
function untilNumber(part: string): string[] {
  const number = /(?<=\p{L}.{0,80})\s\d{1,4}\s?\p{L}?(?=\s)/u.exec(part);
  return number ? [part.slice(0, number.index + number[0].length)] : [];
}
