import { asShown, type WordsPlace } from '../text/brackets.ts';
import { normalForm } from '../text/clean.ts';
import { EXAMPLE_VALUES, type ExampleValueKind } from './example-values.ts';

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const KINDS = Object.keys(EXAMPLE_VALUES) as ExampleValueKind[]; // Its very keys.
const KNOWN = new Map(KINDS.map((kind) => [kind, new Set(EXAMPLE_VALUES[kind].map(plain(kind)))]));
/** Those that are looked for in running text, by their words: a single word may be anybody's. */
const NAMED_IN_TEXT = [
  ...EXAMPLE_VALUES.organizations,
  ...EXAMPLE_VALUES.people,
  ...EXAMPLE_VALUES.recipients,
].flatMap((name) => {
  const said = wordsOf(name).split(' ');
  return said.length > 1 ? [{ name, said }] : [];
});

/** Whether a field holds the very value that an example has there, however it is spelled and spaced. */
export function isExampleValue(kind: ExampleValueKind, value: string): boolean {
  const said = plain(kind)(value);
  return said !== '' && (KNOWN.get(kind)?.has(said) ?? false);
}

/** Employers, schools and people of examples that a text names, and where: each where it stands first. */
export function exampleNamesIn(text: string): WordsPlace[] {
  const shown = asShown(text);
  const words = [...shown.matchAll(WORD)].map((word) => ({
    said: wordsOf(word[0]),
    caret: word.index,
    until: word.index + word[0].length,
  }));
  return NAMED_IN_TEXT.flatMap(({ name, said }) => {
    const at = words.findIndex((_, index) => said.every((word, by) => words[index + by]?.said === word));
    const [first, last] = [words[at], words[at + said.length - 1]];
    return first && last ? [{ words: name, caret: first.caret, until: last.until }] : [];
  });
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
  return (normalForm(text, 'NFKD').toLowerCase().match(WORD) ?? []).join(' ');
}

/** Whether a full name is that of a person in an example. Their documents have not been made one's own. */
export function isExamplePerson(fullName: string): boolean {
  return isExampleValue('people', fullName);
}
