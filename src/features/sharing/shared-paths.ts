/** The page of a link, and what else is under it: pages as pictures, the PDF, and the count of opens. */
export function sharedPath(token: string): string {
  return `/s/${token}`;
}
