import type { Check, CheckInput } from '../check.ts';
import { topLines } from './top-lines.ts';

/** A postal code, "Boston, MA", "Ballarat VIC 3350", "Lyon, France". */
const LIKE_A_PLACE =
  /(?<!\d)\d{4,5}(?!\d)\s*\p{Lu}\p{Ll}|\p{Ll}\s[A-Z]{2,3}\s\d{4,5}(?!\d)|,\s?[A-Z]{2}(?![\p{L}@])|\p{Lu}\p{Ll}+,\s\p{Lu}\p{Ll}+/u;
/** What announces a place, or says that it does not matter. */
const WORD =
  /(?<!\p{L})(?:remote|relocat\p{L}*|based in|address|location|city|adresse|anschrift|wohnort|ort|lieu|ville|direcci[oó]n|ciudad|endereço|cidade|indirizzo|città|adres|woonplaats)(?!\p{L})/iu;

/** Nothing says where the person lives. */
export const location: Check = {
  id: 'contact/no-location',
  group: 'contact',
  area: 'contact',
  severity: 'medium',
  why: 'A city answers at once whether you could come in, or would have to move.',
  passed: 'It says where you are',
  applies: () => true,
  find(input) {
    if (input.resume.location !== undefined || mayHavePlace(input)) return [];
    return [
      {
        title: input.file ? 'No place was found among your contact details' : 'Your location is missing',
        suggestion: 'Add the city and the state or country: “Boston, MA” is enough, a street is not needed.',
        places: [],
      },
    ];
  },
};

const mayHavePlace = (input: CheckInput): boolean =>
  topLines(input).some(({ text }) => LIKE_A_PLACE.test(text) || WORD.test(text));
