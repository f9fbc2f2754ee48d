import { emailFault } from '#documents/text/email-address.ts';
import type { TextLine } from '#documents/parser/parsed-file.ts';
import type { Check, CheckInput, Fault } from '../check.ts';
import { DAXTRA, RCHILLI } from '../finding.ts';
import { lineSource } from '../places.ts';
import { topLines } from './name-and-location.ts';

/* Checks of the email address: that there is one, that mail reaches it, and that it sounds professional. */

/** Something before and after the sign; a name of a social network has nothing before it. */
const LIKE_AN_EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}.-]+/iu;
const DIGITS = /(?:\d[\s().\-–/]*){7,}/u;

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
    // Something is there, and was not understood: other checks say so.
    if (topLines(input).some(({ text }) => LIKE_AN_EMAIL.test(text) || DIGITS.test(text))) return [];
    return [
      {
        missing: 'part',
        title: input.file
          ? 'No email address and no phone number was found'
          : 'Neither email address nor phone number is given',
        suggestion: 'Write both under your name, as plain text: “ana.silva@mail.com, +1 212 664 7665”.',
        places: [],
      },
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
  applies: (input) =>
    input.resume.emails.length > 0 || input.resume.phones.length > 0 || unreadEmail(input) !== undefined,
  find(input) {
    const { emails } = input.resume;
    const unread = unreadEmail(input);
    if (emails.length === 0) return [unread ? incomplete(unread) : missing(input)];
    return emails.flatMap(({ value, source }): Fault[] => {
      const fault = emailFault(value);
      if (fault === undefined) return [];
      if (fault.kind === 'slip')
        return [
          {
            title: `“${value}” looks like a slip: ${fault.domain} instead of ${fault.meant}`,
            suggestion: `Check the address letter by letter. Did you mean “${value.split('@')[0] ?? ''}@${fault.meant}”?`,
            places: [source],
          },
        ];
      return [
        {
          title: `“${value}” is not a valid email address`,
          suggestion: 'Write it as name@provider.com, without blanks, and send a mail to it to be sure.',
          places: [source],
        },
      ];
    });
  },
};

const missing = ({ file }: CheckInput): Fault => ({
  missing: 'detail',
  title: file ? 'No email address was found' : 'There is no email address',
  suggestion: 'Add one under your name, as plain text: “ana.silva@mail.com”.',
  places: [],
});

const incomplete = (line: TextLine): Fault => ({
  title: `No complete email address was found, only “${LIKE_AN_EMAIL.exec(line.text)?.[0] ?? line.text}”`,
  suggestion:
    'Write the whole address with its “@” and ending on one line, without blanks: “ana.silva@mail.com”.',
  places: [lineSource(line)],
});

/** A line that seems to hold an address which was not understood. */
function unreadEmail(input: CheckInput): TextLine | undefined {
  return input.resume.emails.length > 0
    ? undefined
    : topLines(input).find(({ text }) => LIKE_AN_EMAIL.test(text));
}

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
