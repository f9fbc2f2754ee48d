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
