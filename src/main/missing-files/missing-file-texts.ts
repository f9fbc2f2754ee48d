/** What is said where a part of a page is missing. */
export const MISSING_FILE_TEXTS = {
  /** The page was loaded anew, and that did not help. */
  still:
    'A part of this page is missing, although we have reloaded it. Please try again in a few minutes. What you wrote in your documents is kept.',
  /** Something was typed that is kept nowhere. */
  typed:
    'There is a new version of this site, and this page belongs to the old one. Please reload it once you have finished here.',
  away: 'A part of this page could not be loaded. Please check your connection, then reload the page. What you wrote in your documents is kept.',
  reload: 'Reload this page',
} as const;
