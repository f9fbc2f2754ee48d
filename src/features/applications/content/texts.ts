import type { DocumentTexts } from '#editor/builder/toast-texts.ts';

export const APPLICATION_TEXTS: DocumentTexts = {
  savedTitle: 'Application saved',
  saved: 'Your application has been saved successfully.',
  saveFailed: 'Failed to save application.',
  // Applications are not printed.
  downloadFailed: '',
  downloadReady: '',
  needsSubscription: '',
  saveFirst: null,
  fitAdvice: '',
};
