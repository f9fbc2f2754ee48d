import type { DocumentTexts } from '#editor/builder/toast-texts.ts';

export const LETTER_TEXTS: DocumentTexts = {
  savedTitle: 'Cover letter saved',
  saved: 'Your cover letter has been saved successfully.',
  saveFailed: 'Failed to save cover letter.',
  downloadFailed: 'Failed to download cover letter.',
  downloadReady: 'Your cover letter is ready for download.',
  needsSubscription: 'You need an active subscription to download cover letters.',
  saveFirst: null,
  fitAdvice: 'Shorten the body: three or four paragraphs are enough for most letters.',
};
