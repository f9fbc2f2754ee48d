import type { DocumentTexts } from '#editor/builder/toast-texts.ts';

export const RESUME_TEXTS: DocumentTexts = {
  savedTitle: 'Resume saved',
  saved: 'Your resume has been successfully saved.',
  saveFailed: 'Failed to save resume.',
  downloadFailed: 'Failed to download resume.',
  downloadReady: 'Your resume is ready for download.',
  needsSubscription: 'You need an active subscription to download resumes.',
  saveFirst: 'Please save your resume before downloading.',
  fitAdvice: 'Shorten a description or two, or leave out what helps this application least.',
};

const LIST = new Intl.ListFormat('en', { type: 'conjunction' });

/** What helps where the side column alone is too long. */
export function asideAdvice(sections: readonly string[]): string {
  return `Your text fits: the side column is what is too long. Shorten ${LIST.format(sections)} there.`;
}
