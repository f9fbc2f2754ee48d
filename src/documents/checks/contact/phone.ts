import type { Check, Fault } from '../check.ts';
import type { CheckInput } from '../check-input.ts';
import type { Unsure, Mild } from '../finding.ts';
import { ifQuoted, unsure, type ProvenFault } from '../second-look/proof.ts';
import { mayBePhone } from '../second-look/what-may-be.ts';

/** E.164 allows fifteen; fewer than seven reach nobody. */
const FEWEST_DIGITS = 7;
const MOST_DIGITS = 15;
const EXTENSION = /(?:(?<!\s)\s+)?(?:x|ext\.?|extension|durchwahl|poste)\s*\d+$/iu;
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
    if (phones.every(({ source }) => isReferees(source.line, input))) return [missing(input)];
    return phones.flatMap(({ value, source }): (ProvenFault | Unsure)[] => {
      const number = value.replace(EXTENSION, '');
      const digits = number.replace(/\D/g, '').length;
      if (digits >= FEWEST_DIGITS && digits <= MOST_DIGITS && !/\p{L}{3}/u.test(number)) return [];
      const question = {
        title: `We could not tell what the phone number is: “${value}” is what we made out`,
        lookAt: 'Read the number on the page. If all of it stands there, in one piece, it is in order.',
      };
      // More digits around it, or a number elsewhere: what we took for it may be a piece of one.
      const isLong = digits > MOST_DIGITS;
      const others = input.file
        ? mayBePhone(input.file).filter(({ snippet }) => !isLong || !snippet.includes(value))
        : [];
      if (others.length > 0) return [unsure({ ...question, places: [source] })];
      return [
        ifQuoted(
          input,
          value,
          {
            title: `“${value}” is not a phone number that can be dialed: it has ${String(digits)} digits`,
            suggestion:
              'Write it with its country code, as in “+1 212 664 7665”, and call it once to be sure.',
            places: [source],
          },
          question,
        ),
      ];
    });
  },
};

/** Whether a number is of a referee: in that part of the file, or beside an email address that is not the writer's. */
function isReferees(index: number | undefined, { file, resume }: CheckInput): boolean {
  if (file === undefined || index === undefined || resume.emails.length === 0) return false;
  const parts = resume.sections.flatMap(({ lines }) =>
    lines !== undefined && index >= lines.first && index <= lines.last ? [lines] : [],
  );
  const references = resume.sections.find(({ kind }) => kind === 'references')?.lines;
  if (references === undefined) return false;
  if (parts.length === 1 && parts[0] === references) return true;
  const own = resume.emails.map(({ value }) => value.toLowerCase());
  const near = [index, index + 1].map((at) => file.lines[at]?.text ?? '').join(' ');
  const written = near
    .toLowerCase()
    .split(/[\s,;|]/u)
    .filter((word) => word.includes('@'));
  return index > references.first && written.length > 0 && written.every((email) => !own.includes(email));
}

function missing(input: CheckInput): (Fault & { severity: Mild }) | Unsure {
  const { file } = input;
  const found = file ? mayBePhone(file) : [];
  const places = found.filter(({ line }) => !isReferees(line, input));
  if (places.length > 0)
    return unsure({
      title: 'We could not tell whether there is a phone number',
      lookAt:
        'There are digits that may be one, and we could not be sure. Where a number stands there, write it with its country code and nothing else around it.',
      places,
    });
  return {
    severity: 'medium',
    missing: 'detail',
    title: file
      ? `No phone number${found.length > 0 ? ' of your own' : ''} was found${found.length > 0 ? ', only those of your referees' : ''}`
      : 'There is no phone number',
    suggestion: 'Add one under your name, with its country code if you apply abroad: “+1 212 664 7665”.',
    places: [],
  };
}
