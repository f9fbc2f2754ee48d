import { digitsOf, signsOf, type Digit, type Sign } from './signs.ts';

/** The signs of a text, and the same as one text, in which a row is found quickly. */
export type SignRow = { signs: readonly Sign[]; joined: string };

/** A text in which many values are looked for: what it is made of is read once. */
export class SearchedText {
  readonly text: string;
  readonly #rows = new Map<'blanks' | 'nothing', SignRow>();
  #digits: readonly Digit[] | undefined;

  constructor(text: string) {
    this.text = text;
  }

  signs(without: 'blanks' | 'nothing' = 'nothing'): SignRow {
    const known = this.#rows.get(without);
    if (known) return known;
    const signs = signsOf(this.text, without);
    const row = { signs, joined: signs.map(({ sign }) => sign).join('') };
    this.#rows.set(without, row);
    return row;
  }

  digits(): readonly Digit[] {
    this.#digits ??= digitsOf(this.text);
    return this.#digits;
  }
}
