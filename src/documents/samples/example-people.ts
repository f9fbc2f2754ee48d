/** Whose documents the examples are. A document that still bears one of these names has not been made one's own. */
const EXAMPLE_PEOPLE: ReadonlySet<string> = new Set([
  'Priya Raman',
  'Grace Whitfield',
  'Daniel Okafor',
  'Lucía Herrera',
  'Marcus Bell',
  'Hannah Cho',
  'Leilani Kealoha',
  'Samuel Ortega',
  'Yusuf Demir',
  'Maya Lindqvist',
  'Nadia Rahman',
]);

/** Whether a full name is that of a person in an example. */
export function isExamplePerson(fullName: string): boolean {
  return EXAMPLE_PEOPLE.has(fullName.trim());
}
