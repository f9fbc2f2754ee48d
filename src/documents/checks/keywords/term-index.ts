/** A skill, tool or certificate with every way of writing it that we know. */
export type KnownTerm = {
  /** As it is called in full, or most often. */
  name: string;
  /** All ways of writing it, the name first; "=" stands before those that count only as written. */
  forms: readonly string[];
};

/** A term where it stands in a text, as written there. */
export type FoundTerm = { term: KnownTerm; written: string; start: number; end: number };

/** Terms by the first word of each form, so that a text is gone through once. */
export type TermIndex = ReadonlyMap<string, readonly Form[]>;

type Form = { term: KnownTerm; words: readonly string[]; exact: boolean };
type Token = { text: string; start: number; end: number };

/** Words, with what belongs to names of languages: "C++", "C#", ".NET". */
const WORD = /\.NET\b|[\p{L}\p{N}]+(?:['’]\p{L}+)*[+#]*/gu;

/** What may stand between the words of a term: "problem solving", "problem-solving", "CI/CD", "M&A", "Ph.D. in". */
const JOINT = /^[\s\-–/.&]{0,3}$/u;

export function indexTerms(terms: readonly KnownTerm[]): TermIndex {
  const forms = terms.flatMap((term) =>
    term.forms.map((form): Form => {
      const exact = form.startsWith('=');
      return {
        term,
        exact,
        words: tokens(exact ? form.slice(1) : form).map(({ text }) => (exact ? text : stem(text))),
      };
    }),
  );
  return Map.groupBy(
    forms.toSorted((one, other) => other.words.length - one.words.length),
    ({ words }) => stem(words[0] ?? ''),
  );
}

/** Every term in a text, the longest where several begin at the same word; none within another. */
export function findTerms(text: string, index: TermIndex): FoundTerm[] {
  const all = tokens(text);
  const found: FoundTerm[] = [];
  for (let at = 0; at < all.length;) {
    const first = all[at];
    const form = first && index.get(stem(first.text))?.find((each) => standsAt(text, all, at, each));
    const last = form && all[at + form.words.length - 1];
    if (first === undefined || form === undefined || last === undefined) {
      at += 1;
      continue;
    }
    found.push({
      term: form.term,
      written: text.slice(first.start, last.end),
      start: first.start,
      end: last.end,
    });
    at += form.words.length;
  }
  return found;
}

function standsAt(text: string, all: readonly Token[], at: number, { words, exact }: Form): boolean {
  return words.every((word, offset) => {
    const token = all[at + offset];
    if (token === undefined || (exact ? token.text : stem(token.text)) !== word) return false;
    const before = all[at + offset - 1];
    return offset === 0 || (before !== undefined && JOINT.test(text.slice(before.end, token.start)));
  });
}

function tokens(text: string): Token[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }));
}

/** A word in small letters and without the "s" of the plural: "Dashboards" and "dashboard" are one. */
function stem(word: string): string {
  const small = word.toLowerCase().replace(/’/g, "'");
  return small.length > 4 && small.endsWith('s') && !small.endsWith('ss') ? small.slice(0, -1) : small;
}
