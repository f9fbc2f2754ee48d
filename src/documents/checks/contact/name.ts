import type { Check, CheckInput } from '../check.ts';
import { SURE } from '../places.ts';
import { DAXTRA } from '../references.ts';

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
