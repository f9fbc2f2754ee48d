import { emailFault } from '#documents/text/email-address.ts';
import type { ParsedFile, TextLine } from '#documents/parser/parsed-file.ts';
import type { Check } from '../check.ts';
import type { CheckInput } from '../check-input.ts';
import { DAXTRA, RCHILLI, type Unsure } from '../finding.ts';
import { lineSource } from '../places.ts';
import { ifNowhere, ifQuoted, unsure, type ProvenFault } from '../second-look/proof.ts';
import { mayBeAddress, mayBePhone } from '../second-look/what-may-be.ts';
import { topLines } from './name-and-location.ts';

/* Checks of the email address: that there is one, that mail reaches it, and that it sounds professional. */

/** Something before and after the sign; a name of a social network has nothing before it. */
const LIKE_AN_EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}.-]+/iu;

/** Neither an email address nor a phone number. */
export const reachable: Check = {
  id: 'contact/unreachable',
  group: 'contact',
  area: 'contact',
  severity: 'fatal',
  why: 'Whoever wants to invite you has no way to do so. Daxtra, a parser, takes a phone number or an email address as mandatory.',
  reference: DAXTRA,
  passed: 'You can be reached',
  applies: () => true,
  find(input) {
    if (input.resume.emails.length > 0 || input.resume.phones.length > 0) return [];
    return [
      ifNowhere(
        input,
        () => (input.file ? [...mayBeAddress(input.file), ...mayBePhone(input.file)] : []),
        {
          missing: 'part',
          title: input.file
            ? 'No email address and no phone number was found'
            : 'Neither email address nor phone number is given',
          suggestion: 'Write both under your name, as plain text: “ana.silva@mail.com, +1 212 664 7665”.',
          places: [],
        },
        {
          title: 'We could not tell how you can be reached',
          lookAt:
            'Something here may be an email address or a phone number that we did not make out. If it is one, write it alone between blanks, as plain text.',
        },
      ),
    ];
  },
};

/** No email address, or one that no mail can reach. */
export const email: Check = {
  id: 'contact/email',
  group: 'contact',
  area: 'contact',
  severity: 'high',
  why: 'Invitations come by email. RChilli, a parser, reports a missing one as a fault of the resume.',
  reference: RCHILLI,
  passed: 'Your email address is complete',
  applies: ({ resume, file }) =>
    resume.emails.length > 0 ||
    resume.phones.length > 0 ||
    (file !== undefined && mayBeAddress(file).length > 0),
  find(input) {
    const { emails } = input.resume;
    if (emails.length === 0) return [missing(input)];
    return emails.flatMap(({ value, source }): (ProvenFault | Unsure)[] => {
      const fault = emailFault(value);
      if (fault === undefined) return [];
      const question = {
        title: `We could not tell whether “${value}” is your whole email address`,
        lookAt: 'Compare it with the page, letter by letter.',
      };
      const said =
        fault.kind === 'slip'
          ? {
              title: `“${value}” looks like a slip: ${fault.domain} instead of ${fault.meant}`,
              suggestion: `Check the address letter by letter. Did you mean “${value.split('@')[0] ?? ''}@${fault.meant}”?`,
            }
          : {
              title: `“${value}” is not a valid email address`,
              suggestion: 'Write it as name@provider.com, without blanks, and send a mail to it to be sure.',
            };
      // What we made out may be a piece of an address that stands there whole.
      if (input.file && wholeAddressLike(input.file, value))
        return [unsure({ ...question, places: [source] })];
      return [ifQuoted(input, value, { ...said, places: [source] }, question)];
    });
  },
};

/** An address as a plain look knows it. */
const WHOLE =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,6}\.\p{L}{2,20}/giu;

/** Whether a link or a line has an address without a fault that this one is a piece of. */
function wholeAddressLike({ lines, links }: ParsedFile, piece: string): boolean {
  const [local = ''] = piece.toLowerCase().split('@');
  const texts = [...lines.map(({ text }) => text), ...links.map(({ url }) => url.replace(/^mailto:/iu, ''))];
  return texts.some((text) =>
    (text.includes('@') ? (text.match(WHOLE) ?? []) : []).some(
      (address) =>
        address.toLowerCase() !== piece.toLowerCase() &&
        local !== '' &&
        address.toLowerCase().includes(local) &&
        emailFault(address) === undefined,
    ),
  );
}

/** No address was made out. Half of one is a fault where no line has a whole one. */
function missing(input: CheckInput): ProvenFault | Unsure {
  const { file } = input;
  const half = topLines(input).find(({ text }) => LIKE_AN_EMAIL.test(text) && !WHOLE_ONE.test(text));
  const isWholeElsewhere = file?.links.some(({ url }) => WHOLE_ONE.test(url)) ?? false;
  if (half !== undefined && !isWholeElsewhere && !file?.lines.some(({ text }) => WHOLE_ONE.test(text)))
    return ifQuoted(input, LIKE_AN_EMAIL.exec(half.text)?.[0] ?? half.text, incomplete(half), lookForAddress);
  return ifNowhere(
    input,
    () => (file ? mayBeAddress(file) : []),
    {
      missing: 'detail',
      title: file ? 'No email address was found' : 'There is no email address',
      suggestion: 'Add one under your name, as plain text: “ana.silva@mail.com”.',
      places: [],
    },
    lookForAddress,
  );
}

const WHOLE_ONE = new RegExp(WHOLE.source, 'iu');

const lookForAddress = {
  title: 'We could not tell what your email address is',
  lookAt:
    'Something here may be an address. If it is, write it as plain text, with a blank before and after it.',
};

const incomplete = (line: TextLine): Omit<ProvenFault, 'proof'> => ({
  title: `No complete email address was found, only “${LIKE_AN_EMAIL.exec(line.text)?.[0] ?? line.text}”`,
  suggestion:
    'Write the whole address with its “@” and ending on one line, without blanks: “ana.silva@mail.com”.',
  places: [lineSource(line)],
});

/** Words that make people smile where they should not; whole parts of an address, in several languages. */
const WORDS =
  'sexy|hottie|hotgirl|hotboy|babe|babygirl|babyboy|cutie|cutiepie|princess|prinzessin|princesa|princesse|principessa|gatita|schnucki|playboy|playgirl|pimp|thug|stoner|potsmoker|drunk|beerlover|partygirl|partyboy|partyanimal|badass|bigdaddy|sugardaddy|xoxo|ninja|wizard|slayer|gangsta|gangster|hellboy|killerboy';
const PART = new RegExp(
  `(?:^|[._\\-+\\d])(?:${WORDS})(?=$|[._\\-+\\d])|^(?:sexy|hottie|babygirl|princess|playboy|gangsta)|(?:babe|babygirl|princess|hottie|xoxo)$`,
  'iu',
);

/** An email address that sounds private, not professional. */
export const unprofessionalEmail: Check = {
  id: 'contact/unprofessional-email',
  group: 'contact',
  area: 'contact',
  severity: 'medium',
  why: 'The address is among the first things a stranger reads of you.',
  passed: 'Your email address is fit for work',
  applies: ({ resume }) => resume.emails.length > 0,
  find({ resume }) {
    const names = (resume.name?.value ?? '').toLowerCase();
    return resume.emails.flatMap(({ value, source }) => {
      const [local = ''] = value.split('@');
      const word = PART.exec(local)?.[0]
        .replace(/^[._\-+\d]+/, '')
        .toLowerCase();
      // Such a word may be the person's own name, as Princess is.
      if (word === undefined || names.includes(word)) return [];
      return [
        {
          title: `“${value}” was made for friends, not for employers`,
          suggestion:
            'Set up an address of your name alone (first.last@…) at any provider, and use it for applications.',
          places: [source],
        },
      ];
    });
  },
};
