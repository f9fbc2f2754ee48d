import type { NoScore } from '#documents/checks/scorable.ts';

/** What is said in place of scores, and what to do about it. */
type NoScoreText = { why: string; next: string };

const LANGUAGES = 'English, German, French, Spanish, Portuguese, Italian, Dutch and Polish';

/** Why a file has no score. */
export function reasonText(reason: NoScore): NoScoreText {
  switch (reason.kind) {
    case 'blank':
      return {
        why: 'There is not a letter in it: it is blank to software, whatever you see on the page.',
        next: 'If you see text, it is stored as a drawing. Save the resume as a PDF again from the program it was written in, and check that you can select a word of it.',
      };
    case 'blank-pages': {
      const pages = reason.pages.join(', ');
      return {
        why: `${reason.pages.length === 1 ? `Page ${pages} of ${reason.of} is` : `Pages ${pages} of ${reason.of} are`} blank to software, so a score would leave out what you may see there.`,
        next: 'Remove the page if it is empty. If you see text on it, save the resume as a PDF again from the program it was written in.',
      };
    }
    case 'other-language':
      return {
        why: 'It is not in a language that we can judge, or has too few sentences to tell which one it is in.',
        next: `We judge resumes in ${LANGUAGES}. What is listed below holds in every language.`,
      };
    case 'little-read':
      return {
        why: 'We made out next to nothing of it: no job, no degree and no skill. A score would say more of our reading than of your resume.',
        next: 'See under “What was read” what software may get out of it. Plain headings and a layout with one column help most.',
      };
  }
}
