import type { Unreadable } from '#documents/readback/read-file.ts';

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
export const EVERYWHERE = [5, 33];

/** The faults that were planted, by the numbers of the checks; `unseen` are there too, but not found today. */
export const PLANTED: Readonly<Record<string, { planted: readonly number[]; unseen?: readonly number[] }>> = {
  // Not encrypted for reading: only changes are forbidden.
  'restricted.pdf': { planted: [] },
  'clean.pdf': { planted: [] },
  'clean.docx': { planted: [] },
  'bad-contact.pdf': { planted: [], unseen: [29, 30] },
  'broken-ligatures.pdf': { planted: [10] },
  'columns.pdf': { planted: [16, 23] },
  'contact-in-header.docx': { planted: [19] },
  // The head of Writer's pages is drawn like any line, and stands on the second page again.
  'contact-in-header.pdf': { planted: [20], unseen: [19] },
  'gap.pdf': { planted: [48] },
  'glued-words.pdf': { planted: [12] },
  'hidden-white.pdf': { planted: [15] },
  'icons-glued.pdf': { planted: [14] },
  'impossible-dates.pdf': { planted: [46, 47] },
  'letter-spaced.pdf': { planted: [11] },
  'mixed-dates.pdf': { planted: [44, 45] },
  // The second page begins at its very edge.
  'near-empty.pdf': { planted: [23, 25] },
  'no-contact.pdf': { planted: [27, 32], unseen: [31] },
  'no-experience.pdf': { planted: [34, 35] },
  'odd-headings.pdf': { planted: [34, 36] },
  'out-of-order.pdf': { planted: [16, 17] },
  'personal.pdf': { planted: [72, 73, 74, 75, 76, 77] },
  'photo.pdf': { planted: [72] },
  'placeholders.pdf': { planted: [78] },
  'repeated-head.pdf': { planted: [20] },
  'skill-bars.pdf': { planted: [16, 24] },
  'tables.docx': { planted: [18] },
  'text-boxes.docx': { planted: [18] },
  'tiny.pdf': { planted: [21, 22, 23] },
  'type-3.pdf': { planted: [13] },
  // Spelling (62) needs word lists.
  'weak-bullets.pdf': { planted: [39, 55, 56, 57, 58, 64] },
};
