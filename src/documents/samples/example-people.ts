import { isExampleValue } from './from-example.ts';

/** Whether a full name is that of a person in an example. Their documents have not been made one's own. */
export function isExamplePerson(fullName: string): boolean {
  return isExampleValue('people', fullName);
}
