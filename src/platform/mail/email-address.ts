/** The one spelling of an email address, in which it signs somebody in and is looked for. */
export function emailAddress(typed: string): string {
  return typed.toLowerCase();
}
