import type { TextLine } from '#documents/parser/parsed-file.ts';
import type { Source } from '#documents/parser/parsed-resume.ts';
import type { Check } from '../check.ts';
import type { CheckInput } from '../check-input.ts';
import { DAXTRA } from '../finding.ts';
import { lineSource, SURE } from '../places.ts';
import { ifNowhere, unsure } from '../second-look/proof.ts';
import { hasDialed, mayBeName } from '../second-look/what-may-be.ts';

/* Checks of what stands at the top of a resume beside phone and mail: the name and the place. */

/** What may stand above a name: a heading, a line of contact details. */
const FIRST_LINES = 6;
/** In a layout with a side column the name may come late in the file and still be at the top of the page. */
const TOP_OF_PAGE = 0.3;

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
        ifNowhere(
          input,
          () => (input.file ? mayBeName(input.file) : []),
          {
            missing: 'part',
            title: input.file ? 'No name was recognized in the first lines' : 'Your name is missing',
            suggestion: 'Write first and last name alone on the first line, as text and not as a picture.',
            places: [],
          },
          {
            title: 'We could not tell which line is your name',
            lookAt:
              'If your name stands at the top, alone on its line, most software will find it. One of these lines may be it.',
          },
        ),
      ];
    if (found.confidence < SURE || isAtTop(input)) return [];
    return [
      {
        severity: 'medium',
        title: `Your name comes only in line ${String((found.source.line ?? 0) + 1)} of the text as it is read`,
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

/** A postal code, "Boston, MA", "Ballarat VIC 3350", "Lyon, France". */
const LIKE_A_PLACE =
  /(?<!\d)(?:\d{4,5}|\d\d-\d{3})(?!\d)\s*\p{Lu}\p{Ll}|\p{Ll}\s[A-Z]{2,3}\s\d{4,5}(?!\d)|,\s?[A-Z]{2}(?![\p{L}@])|\p{Lu}\p{Ll}+,\s\p{Lu}\p{Ll}+/u;
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
    if (input.resume.location !== undefined) return [];
    const places = placesLike(input);
    if (places.length > 0)
      return [
        unsure({
          title: 'We could not tell where you live',
          lookAt:
            'One of these may say it. “Boston, MA”, in the line of your contact details, is understood everywhere.',
          places,
        }),
      ];
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

/** Lines at the top, and near to what somebody is reached by, that may name a place. */
function placesLike(input: CheckInput): Source[] {
  const { file, resume } = input;
  if (file === undefined) return [];
  const near = new Set(topLines(input).map(({ index }) => index));
  for (const { index, text } of file.lines)
    if (text.includes('@') || hasDialed(text))
      for (let at = index - NEAR_LINES; at <= index + NEAR_LINES; at += 1) near.add(at);
  const known = [resume.name, resume.title, ...resume.links, ...resume.emails, ...resume.phones];
  const values = new Set(known.flatMap((read) => read?.value.toLowerCase() ?? []));
  const headings = new Set(resume.sections.flatMap(({ heading }) => heading?.source.line ?? []));
  return file.lines
    .filter(({ index, bullet }) => near.has(index) && bullet === '' && !headings.has(index))
    .filter(({ text }) => LIKE_A_PLACE.test(text) || WORD.test(text) || hasPart(text, values))
    .slice(0, MOST_PLACES)
    .map(lineSource);
}

/** Whether one of several parts of a line may be a town: "Leeuwarden | +31 6 1000 0414", "⌂ Kraków". */
function hasPart(text: string, known: ReadonlySet<string>): boolean {
  if (text.length > LONGEST_LINE) return false;
  const parts = text.split(/[|•·,;\t]|\s[–—/-]\s/u).map((part) => part.trim());
  const isContact = parts.length > 1 && (text.includes('@') || hasDialed(text));
  const isMarked = /^[^\p{L}\p{N}\s(“"]/u.test(text.trim());
  return (isContact || isMarked) && parts.some((part) => TOWN.test(part) && !known.has(part.toLowerCase()));
}

const TOWN = /^[^\p{L}\p{N}]{0,3}\p{Lu}[\p{L}\p{M}'’.-]+(?:\s[\p{L}\p{M}'’.-]+){0,3}$/u;
const LONGEST_LINE = 200;
/** Lines above and below an address or a number. */
const NEAR_LINES = 3;
const MOST_PLACES = 3;

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
