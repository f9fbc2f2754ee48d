import type { TextLine } from '#documents/parser/parsed-file.ts';
import type { Check, CheckInput } from '../check.ts';
import { DAXTRA } from '../finding.ts';
import { SURE } from '../places.ts';

/* Checks of what stands at the top of a resume beside phone and mail: the name and the place. */

/** What may stand above a name: a heading, a line of contact details. */
const FIRST_LINES = 6;
/** In a layout with a side column the name may come late in the file and still be at the top of the page. */
const TOP_OF_PAGE = 0.3;
const LIKE_A_NAME = /^(?:\p{Lu}[\p{L}'’.-]*\s+){1,3}\p{Lu}[\p{L}'’.-]*$/u;

/** No name at the top, where parsers look for it. */
export const name: Check = {
  id: 'contact/name',
  group: 'contact',
  area: 'contact',
  severity: 'fatal',
  why: 'A record is filed under a name. Daxtra, a parser, takes first and last name as mandatory.',
  reference: DAXTRA,
  passed: 'Your name stands at the top',
  applies: () => true,
  find(input) {
    const { name: found } = input.resume;
    if (found === undefined)
      return [
        {
          // A line that may be a name after all makes it our doubt and not a certain fault.
          severity: mayHaveName(input) ? 'medium' : 'fatal',
          missing: 'part',
          title: input.file ? 'No name was recognized in the first lines' : 'Your name is missing',
          suggestion: 'Write first and last name alone on the first line, as text and not as a picture.',
          places: [],
        },
      ];
    if (found.confidence < SURE || isAtTop(input)) return [];
    return [
      {
        severity: 'medium',
        title: `Your name comes only in line ${String((found.source.line ?? 0) + 1)}`,
        suggestion: 'Put your name first, alone on its line and larger than the rest.',
        places: [found.source],
      },
    ];
  },
};

function isAtTop({ file, resume }: CheckInput): boolean {
  const line = file?.lines[resume.name?.source.line ?? -1];
  if (file === undefined || line === undefined) return true;
  const height = file.pages.find(({ number }) => number === line.page)?.height;
  if (line.box && height) return line.page === 1 && line.box.top < height * TOP_OF_PAGE;
  // Without places, what stands beside it cannot be told from what stands above.
  if (file.pages.some(({ columns }) => columns > 1)) return true;
  return line.index < FIRST_LINES || line.region === 'header';
}

const mayHaveName = ({ file }: CheckInput): boolean =>
  file?.lines.slice(0, FIRST_LINES).some(({ text }) => LIKE_A_NAME.test(text.trim())) ?? false;

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
        missing: 'detail',
        title: input.file ? 'No place was found among your contact details' : 'Your location is missing',
        suggestion: 'Add the city and the state or country: “Boston, MA” is enough, a street is not needed.',
        places: [],
      },
    ];
  },
};

const mayHavePlace = (input: CheckInput): boolean =>
  topLines(input).some(({ text }) => LIKE_A_PLACE.test(text) || WORD.test(text));

/** Contact details stand among the first lines, or in a column of their own on the first page. */
const TOP_LINES = 14;

/** The lines in which contact details are to be expected; none for a document that is being edited. */
export function topLines({ file, resume }: CheckInput): readonly TextLine[] {
  if (file === undefined) return [];
  const ranges = resume.sections.flatMap(({ kind, lines }) => (kind === 'contact' && lines ? [lines] : []));
  return file.lines.filter(
    ({ index, region }) =>
      index < TOP_LINES ||
      region !== 'body' ||
      ranges.some(({ first, last }) => index >= first && index <= last),
  );
}
