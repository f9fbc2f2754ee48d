import type { AnalysisStep } from '../analysis/protocol.ts';
import type { TitleMatch } from '#documents/checks/keywords/job-match.ts';

/* Texts of the form, of the job ad and of the grammar check. */

/** What the checker says on its way from no file to a report. */
export const checkerTexts = {
  label: 'Your resume',
  drop: 'Drop your resume here',
  dropNow: 'Let go to choose this file',
  or: 'or',
  choose: 'Choose a file',
  chooseOther: 'Choose another file',
  hint: 'PDF or Word (.docx), up to 20 MB. You can also paste a file.',
  privacy:
    'Your file stays on this device. The check runs in your browser: neither the file, nor its name, nor anything in it is sent to us or to anybody else.',
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  chosen: (name: string) => `${name} is chosen.`,
  removed: 'The file was removed.',
  analyze: 'Analyze Resume',
  analyzing: 'Analyzing...',
  steps: {
    opening: 'Opening the file',
    reading: 'Reading what it says',
    checking: 'Checking what was read',
  } satisfies Record<AnalysisStep, string>,
  jobAd: {
    label: 'Job ad (optional)',
    hint: 'Paste the text of the ad, and the report says which of its terms your resume has. It stays on this device too.',
    fold: 'Compare with a job ad (optional)',
  },
  oneFile: 'One file at a time, please: the first one was taken.',
  failed: {
    title: 'The check has stopped',
    why: 'Something went wrong on our side. That says nothing about your file.',
    suggestion: 'Please try again. If it stops again, reload the page, and look whether you are online.',
  },
} as const;

/** Words around checking grammar on request. */
export const grammarTexts = {
  check: 'Check grammar too',
  /** What a browser is sent for it, compressed; a browser test measures it. */
  cost: 'Loads 7.4 MB. Your text stays on this device.',
  checking: 'Checking grammar...',
  checkingLong: 'Loading the grammar checker. This may take a minute on a slow connection.',
  failed: 'The grammar checker could not be loaded; the rest of the report stands.',
  checked: (found: number) =>
    `Grammar checked: ${found} found. ${found === 0 ? 'The score stays as it is.' : 'Grammar findings do not change the score.'}`,
} as const;

/** Words around the comparison with an advertisement. */
export const jobAdTexts = {
  title: 'Beside a job ad',
  text: 'Paste the text of an ad to see which of its terms your resume has, where, and which it lacks. These are counts and places, and not your chance of the job: nobody can compute that. Add only what is true of you.',
  label: 'Text of the job ad',
  hint: 'It stays on this device, like your file.',
  compare: 'Compare',
  comparing: 'Comparing...',
  failed: 'The ad could not be compared. Please check the file once more.',
  compared: (counts: readonly string[]) => ['Compared.', ...counts].join(' '),
  kinds: { required: 'Required', niceToHave: 'Nice to have', mentioned: 'Mentioned besides' },
  count: (there: number, all: number) => `${there} of ${all} on your page`,
  there: 'Shown',
  listedOnly: 'Only listed',
  missing: 'Missing',
  places: (count: number) => (count === 1 ? 'In one place.' : `In ${count} places.`),
  inSkillsOnly: 'No job or project shows it yet.',
  aliases: (aliases: readonly string[]) => `Also counts as: ${aliases.join(', ')}`,
  nothingAsked: 'No terms were found in this text. Is it the whole ad, with what it asks for?',
  unread:
    'We cannot tell what this text asks for: it is too short, or in a language that we do not read yet. English, German, French, Spanish, Portuguese and Polish we can.',
  notUnderstood: 'Not understood',
  notUnderstoodText: 'The ad asks for these, too. Read them yourself: they are in none of the counts.',
  titles: {
    same: (wanted) => `The ad looks for “${wanted}”, and your resume says so.`,
    near: (wanted) =>
      `The ad looks for “${wanted}”. Your resume has a title close to it; if it is true of you, use the words of the ad.`,
    none: (wanted) => `The ad looks for “${wanted}”. No title on your resume is like it.`,
    unknown: () => 'The ad does not say in so many words which title it looks for.',
  } satisfies Record<TitleMatch['match'], (wanted: string) => string>,
} as const;
