import { digitsOf, signsOf, type Digit, type Sign } from './signs.ts';

/** The signs of a text, and the same as one text, in which a row is found quickly. */
export type SignRow = { signs: readonly Sign[]; joined: string };

/** A text in which many values are looked for: what it is made of is read once. */
export class SearchedText {
  readonly text: string;
  readonly #rows = new Map<'blanks' | 'nothing', SignRow>();
  #digits: readonly Digit[] | undefined;
  #allDigits: string | undefined;
  #words: SignRow | undefined;

  constructor(text: string) {
    this.text = text;
  }

  signs(without: 'blanks' | 'nothing' = 'nothing'): SignRow {
    const known = this.#rows.get(without);
    if (known) return known;
    const row = rowOf(signsOf(this.text, without));
    this.#rows.set(without, row);
    return row;
  }

  /** Letters and digits alone, in which neither blanks nor line ends nor signs matter. */
  words(): SignRow {
    this.#words ??= rowOf(this.signs().signs.filter(({ sign }) => /[\p{L}\p{N}]/u.test(sign)));
    return this.#words;
  }

  digits(): readonly Digit[] {
    this.#digits ??= digitsOf(this.text);
    return this.#digits;
  }
  /** Its digits in a row, in which a number is found quickly. */
  allDigits(): string {
    this.#allDigits ??= this.digits()
      .map(({ value }) => value)
      .join('');
    return this.#allDigits;
  }
}

function rowOf(signs: readonly Sign[]): SignRow {
  return { signs, joined: signs.map(({ sign }) => sign).join('') };
}
