import { normalForm } from '../text/clean.ts';
import { EXAMPLE_VALUES, type ExampleValueKind } from './example-values.ts';

const KINDS = Object.keys(EXAMPLE_VALUES) as ExampleValueKind[]; // Its very keys.
const KNOWN = new Map(KINDS.map((kind) => [kind, new Set(EXAMPLE_VALUES[kind].map(plain(kind)))]));
/** Those that are looked for in running text: a single word may be anybody's. */
const NAMED_IN_TEXT = EXAMPLE_VALUES.organizations.filter((name) => name.includes(' '));

/** Whether a field holds the very value that an example has there, however it is spelled and spaced. */
export function isExampleValue(kind: ExampleValueKind, value: string): boolean {
  const said = plain(kind)(value);
  return said !== '' && (KNOWN.get(kind)?.has(said) ?? false);
}

/** Employers and schools of examples that a text names. */
export function exampleNamesIn(text: string): string[] {
  const words = ` ${wordsOf(text)} `;
  return NAMED_IN_TEXT.filter((name) => words.includes(` ${wordsOf(name)} `));
}

function plain(kind: ExampleValueKind): (value: string) => string {
  if (kind === 'phones') return (value) => value.replace(/\D/g, '');
  if (kind === 'links')
    return (value) =>
      value
        .trim()
        .toLowerCase()
        .replace(/^https?:\/\//, '')
        .replace(/(?<!\/)\/+$/, '');
  return wordsOf;
}

/** Letters and figures alone, in small letters: how they are set apart does not matter. */
function wordsOf(text: string): string {
  return (
    normalForm(text, 'NFKD')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  ).join(' ');
}

/** Whether a full name is that of a person in an example. Their documents have not been made one's own. */
export function isExamplePerson(fullName: string): boolean {
  return isExampleValue('people', fullName);
}
