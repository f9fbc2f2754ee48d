/** The id of the line that says how many applications there are. */
export const FOUND_ID = 'applications-found';

/** That line: where the focus goes from what is no longer shown. */
export function foundLine(): HTMLElement | null {
  return document.getElementById(FOUND_ID);
}
