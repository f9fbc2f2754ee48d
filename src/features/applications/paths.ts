/** Where all applications stand. */
export const APPLICATIONS_PATH = '/applications';
/** The way there from one of them. */
export const ALL_APPLICATIONS = { to: APPLICATIONS_PATH, label: 'All applications' };
/** What the way there from a resume or a letter is called. */
export const BACK_TO_APPLICATION = 'Back to the application';
/** Where one is written that was never saved. */
export const NEW_APPLICATION_PATH = '/applications/new';

/**
 * The way to a resume or a letter from one of the applications that it is for: it may be for several, and is put beside the
 * ad of this one.
 * @param id missing for an application that was never saved
 */
export function besideApplication(path: string, id: number | undefined): string {
  return id === undefined ? path : `${path}&application=${id}`;
}

/** Where one application is edited. */
export function applicationPath(id: number): string {
  return `${APPLICATIONS_PATH}/${id}`;
}
