import { parseRegExpLiteral, visitRegExpAST, type AST } from '@eslint-community/regexpp';

/** So many of an expression's words, the longest first, and beside them so many single signs that it looks for. */
const MOST_WORDS = 8;
const MOST_SIGNS = 10;
/** What follows a run, so that whatever has matched so far fails at the end. */
const ENDS = ['', '!\u0000'];

/**
 * Texts that are hard for an expression: what it is looking for itself, and pairs of that, again and again, with an end
 * that it cannot match.
 */
export function adversarialTexts(expression: RegExp): ((length: number) => string)[] {
  const pieces = piecesOf(expression);
  const units = new Set([
    ...pieces,
    ...pieces.flatMap((one) => pieces.map((other) => one + other)),
    pieces.join(''),
    `\n${pieces[0] ?? 'a'}`,
  ]);
  // What stands once before a run: many expressions look at nothing before they have begun.
  const beginnings = ['', ...pieces.slice(0, 4)];
  return [...units]
    .filter((unit) => unit !== '')
    .flatMap((unit) =>
      beginnings.flatMap((beginning) =>
        ENDS.map(
          (end) => (length: number) =>
            beginning + unit.repeat(Math.ceil(length / unit.length)).slice(0, length) + end,
        ),
      ),
    );
}

/** The words that an expression holds, and a sign of each of its classes. */
function piecesOf(expression: RegExp): string[] {
  const pieces = new Set<string>();
  /** A sign of each class, before those that stand for themselves. */
  const classes = new Set<string>();
  visitRegExpAST(parseRegExpLiteral(expression), {
    onAlternativeEnter: ({ elements }) => {
      const words = elements.map((element) => (element.type === 'Character' ? signOf(element) : ' '));
      for (const word of words.join('').split(/ {1,}/u)) if (word !== '') pieces.add(word.slice(0, 8));
    },
    onCharacterEnter: (character) => void pieces.add(signOf(character)),
    onCharacterClassEnter: (set) => void classes.add(signThatMatches(set.raw, expression)),
    onCharacterSetEnter: (set) => void classes.add(signThatMatches(set.raw, expression)),
  });
  pieces.delete('');
  classes.delete('');
  const words = [...pieces]
    .filter(({ length }) => length > 1)
    .sort((one, other) => other.length - one.length);
  const signs = [...pieces].filter(({ length }) => length === 1);
  return [...classes, ...signs.filter((sign) => !classes.has(sign))]
    .slice(0, MOST_SIGNS)
    .concat(words.slice(0, MOST_WORDS));
}

function signOf({ value }: AST.Character): string {
  return String.fromCodePoint(value);
}

const SIGNS = [...'aA1 -.,@/\n\'’"“(é0_:%#&;<|•–中\t'];

function signThatMatches(set: string, { flags }: RegExp): string {
  const one = new RegExp(`^${set}$`, `${flags.replace(/[gymd]/g, '')}s`.replace(/s(?=.*s)/, ''));
  return SIGNS.find((sign) => one.test(sign)) ?? '';
}
