import type { Step } from '../analysis/protocol.ts';

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
  } satisfies Record<Step, string>,
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
