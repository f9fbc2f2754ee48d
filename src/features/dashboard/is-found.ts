/** From this many documents on they can be searched. */
export const SEARCH_FROM = 10;

/** Whether a title holds what was typed, in capitals or not. */
export function isFound(title: string, typed: string): boolean {
  return title.toLocaleLowerCase().includes(typed.trim().toLocaleLowerCase());
}
