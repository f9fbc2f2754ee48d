import type { Unreadable } from '#documents/parser/parsed-file.ts';

/** What each file of `refused/` is refused for. */
export const REFUSED: Readonly<Record<string, Unreadable>> = {
  'archive.docx': 'other-type',
  'empty.pdf': 'empty',
  'encrypted.pdf': 'encrypted',
  'page.pdf': 'other-type',
  'picture.pdf': 'picture',
  'resume.doc': 'doc',
  'resume.odt': 'other-type',
  'resume.rtf': 'rtf',
  'scan.pdf': 'image-only',
  'truncated.docx': 'broken',
  'truncated.pdf': 'broken',
};

/** Faults that are in all of them: the file's name says nothing of the person, the profile has no scheme. */
export const EVERYWHERE = ['file/name', 'contact/links'];

/** The faults that were planted, by the checks that find them; `unseen` are there too, but not found today. */
export const PLANTED: Readonly<Record<string, { planted: readonly string[]; unseen?: readonly string[] }>> = {
  // Not encrypted for reading: only changes are forbidden.
  'restricted.pdf': { planted: [] },
  'clean.pdf': { planted: [] },
  'clean.docx': { planted: [] },
  'bad-contact.pdf': { planted: [], unseen: ['contact/unprofessional-email', 'contact/phone'] },
  'broken-ligatures.pdf': { planted: ['text-layer/ligatures'] },
  'columns.pdf': { planted: ['layout/columns', 'layout/margins'] },
  'contact-in-header.docx': { planted: ['layout/contact-in-header'] },
  // The head of Writer's pages is drawn like any line, and stands on the second page again.
  'contact-in-header.pdf': { planted: ['layout/repeated-head'], unseen: ['layout/contact-in-header'] },
  'gap.pdf': { planted: ['dates/gap'] },
  'glued-words.pdf': { planted: ['text-layer/glued-words'] },
  'hidden-white.pdf': { planted: ['text-layer/hidden'] },
  'icons-glued.pdf': { planted: ['text-layer/icons'] },
  'impossible-dates.pdf': { planted: ['dates/impossible', 'dates/newest-first'] },
  'letter-spaced.pdf': { planted: ['text-layer/letter-spaced'] },
  'mixed-dates.pdf': { planted: ['dates/mixed-formats', 'dates/year-only'] },
  // The second page begins at its very edge.
  'near-empty.pdf': { planted: ['layout/margins', 'layout/last-page'] },
  'no-contact.pdf': {
    planted: ['contact/unreachable', 'contact/no-profile-link'],
    unseen: ['contact/no-location'],
  },
  'no-experience.pdf': { planted: ['sections/experience', 'sections/education-skills'] },
  'odd-headings.pdf': { planted: ['sections/experience', 'sections/unknown-heading'] },
  'out-of-order.pdf': { planted: ['layout/columns', 'layout/reading-order'] },
  'personal.pdf': {
    planted: [
      'sensitive/photo',
      'sensitive/identity-number',
      'sensitive/birth',
      'sensitive/personal-facts',
      'sensitive/street-address',
      'sensitive/salary',
    ],
  },
  'photo.pdf': { planted: ['sensitive/photo'] },
  'placeholders.pdf': { planted: ['placeholders/left-over'] },
  // Between two sections it interrupts nothing.
  'repeated-head.pdf': { planted: [] },
  'skill-bars.pdf': { planted: ['layout/columns', 'layout/level-marks'] },
  'tables.docx': { planted: ['layout/tables'] },
  'text-boxes.docx': { planted: ['layout/tables'] },
  'tiny.pdf': { planted: ['layout/font-size', 'layout/font-families', 'layout/margins'] },
  'type-3.pdf': { planted: ['text-layer/fonts'] },
  // `language/spelling` needs word lists.
  'weak-bullets.pdf': {
    planted: [
      'sections/outdated',
      'bullets/weak-start',
      'bullets/figures',
      'bullets/passive',
      'bullets/first-person',
      'language/empty-phrases',
    ],
  },
};
