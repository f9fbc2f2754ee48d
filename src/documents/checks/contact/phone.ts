import type { TextLine } from '#documents/parser/parsed-file.ts';
import type { Check, CheckInput, Fault } from '../check.ts';
import { lineSource } from '../places.ts';
import { topLines } from './name-and-location.ts';

/** E.164 allows fifteen; fewer than seven reach nobody. */
const FEWEST_DIGITS = 7;
const MOST_DIGITS = 15;
const EXTENSION = /(?:(?<!\s)\s+)?(?:x|ext\.?|extension|durchwahl|poste)\s*\d+$/iu;
const LABELLED =
  /(?<!\p{L})(?:phone|mobile|cell|tel|telephone|telefon|handy|mobil|téléphone|portable|teléfono|móvil|telefone|celular|telefono|cellulare|telefoon|mobiel)(?:\s*(?:no|nr|number))?\s*[.:]+(?![.:])\s*(?<number>(?!\s)[^|•·,;\d]*\d[^|•·,;]*)/iu;

/** Digits enough for a number, with what may stand between them. */
const DIALED = /(?:\+\s?|\()?\d(?:[\s().\-/]{0,3}\d){8,14}/gu;
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/u;

/** A number that cannot be dialed. */
export const phone: Check = {
  id: 'contact/phone',
  group: 'contact',
  area: 'contact',
  severity: 'high',
  why: 'A number with a digit too few reaches nobody, and you never learn that somebody called.',
  passed: 'Your phone number has the length of one',
  applies: (input) => input.resume.phones.length > 0 || input.resume.emails.length > 0,
  find(input) {
    const { phones } = input.resume;
    if (phones.length === 0) return [missing(input)];
    return phones.flatMap(({ value, source }): Fault[] => {
      const digits = value.replace(EXTENSION, '').replace(/\D/g, '').length;
      if (digits >= FEWEST_DIGITS && digits <= MOST_DIGITS && !/\p{L}{3}/u.test(value.replace(EXTENSION, '')))
        return [];
      return [
        {
          title: `“${value}” is not a phone number that can be dialed: it has ${String(digits)} digits`,
          suggestion: 'Write it with its country code, as in “+1 212 664 7665”, and call it once to be sure.',
          places: [source],
        },
      ];
    });
  },
};

function missing(input: CheckInput): Fault {
  const unread = unreadNumber(input);
  if (unread)
    return {
      title: `The phone number in “${unread.text.slice(0, 60)}” could not be read`,
      suggestion: 'Write it with its country code and nothing else around it, as in “+1 212 664 7665”.',
      places: [lineSource(unread)],
    };
  return {
    severity: 'medium',
    missing: 'detail',
    title: input.file ? 'No phone number was found' : 'There is no phone number',
    suggestion: 'Add one under your name, with its country code if you apply abroad: “+1 212 664 7665”.',
    places: [],
  };
}

const unreadNumber = (input: CheckInput): TextLine | undefined =>
  topLines(input).find(
    ({ text }) => LABELLED.test(text) || text.match(DIALED)?.some((digits) => !YEAR.test(digits)) === true,
  );
