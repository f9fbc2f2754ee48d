/** The page that undoes a change of how somebody signs in. */
export const UNDO_PATH = '/undo-change';

/** The token stands behind the `#`, which browsers send to nobody: it is in no log and in no `Referer`. */
export function undoLink(publicUrl: string, token: string): string {
  return `${publicUrl}${UNDO_PATH}#${token}`;
}
