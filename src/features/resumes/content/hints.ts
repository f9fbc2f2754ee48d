/** How bullets are made in a description. */
export const BULLET_HINT = 'Begin a line with "- " to make it a bullet; Enter begins the next one.';
