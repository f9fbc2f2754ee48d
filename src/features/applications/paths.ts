/** Where all applications stand. */
export const APPLICATIONS_PATH = '/applications';
/** The way there from one of them. */
export const ALL_APPLICATIONS = { to: APPLICATIONS_PATH, label: 'All applications' };
/** Where one is written that was never saved. */
export const NEW_APPLICATION_PATH = '/applications/new';

/** Where one application is edited. */
export function applicationPath(id: number): string {
  return `${APPLICATIONS_PATH}/${id}`;
}
