import type { Check } from '../check.ts';

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
