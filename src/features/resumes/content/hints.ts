/** How bullets are made in a description. */
export const BULLET_HINT = 'Begin a line with "- " to make it a bullet; Enter begins the next one.';

/** Length of a summary that readers take in at a glance, in characters; longer ones are kept and printed all the same. */
export const SUMMARY_LENGTH = 500;
