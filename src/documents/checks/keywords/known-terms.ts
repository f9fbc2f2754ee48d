import { business, technology, hands, care } from './terms-by-trade.ts';

/* The terms we know, and how they are found in a text. The lists themselves are in terms-by-trade.ts. */

/** A skill, tool or certificate with every way of writing it that we know. */
export type KnownTerm = {
  /** As it is called in full, or most often. */
  name: string;
  /** All ways of writing it, the name first; "=" stands before those that count only as written. */
  forms: readonly string[];
};

/** A term where it stands in a text, as written there. */
type FoundTerm = { term: KnownTerm; written: string; start: number; end: number };

/** Terms by the first word of each form, so that a text is gone through once. */
type TermIndex = ReadonlyMap<string, readonly Form[]>;

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

/** Skills, tools and certificates of all trades, each once: where two lists name the same, the first is taken. */
export const knownTerms: readonly KnownTerm[] = distinct(
  [technology, business, care, hands].flatMap((list) => list.split(';').map((entry) => entry.trim())),
);

export const knownTermIndex: TermIndex = indexTerms(knownTerms);

function distinct(entries: readonly string[]): KnownTerm[] {
  const taken = new Set<string>();
  return entries.flatMap((entry) => {
    const forms = entry
      .split('|')
      .map((form) => form.trim())
      .filter((form) => form !== '' && !taken.has(form.toLowerCase()));
    for (const form of forms) taken.add(form.toLowerCase());
    const name = forms[0]?.replace(/^=/, '');
    return name === undefined ? [] : [{ name, forms }];
  });
}

/** Everyday abbreviations that nobody has to spell out. */
const EVERYDAY = new Set(
  `HTML CSS SQL API APIs CRM ERP PDF AWS SEO KPI KPIs HR IT JS PHP UX UI QA AI BI IT CV CPR GPS CEO VPN DNS GIT SAP ADP CAD HVAC
  CNC TV USA UK EU B2B B2C SaaS LAN WAN DOT ICU MRI GDPR POS PR SAS SPSS CMS REST LLM LLMs iOS CT AP AR GL`.split(
    /\s+/,
  ),
);

/** The abbreviation and the words it stands for, where a term has both and the former is not an everyday one. */
export function abbreviationOf({ forms }: KnownTerm): { short: string; long: string } | undefined {
  const plain = forms.map((form) => form.replace(/^=/, ''));
  const short = plain.find(
    (form) =>
      /^[A-Z][A-Za-z&-]{1,6}$/.test(form) && (form.match(/[A-Z]/g) ?? []).length >= 2 && !EVERYDAY.has(form),
  );
  const long = plain.find((form) => short !== undefined && standsFor(short, form));
  return short === undefined || long === undefined ? undefined : { short, long };
}

/** Whether the first letters of the words give the abbreviation, little words left out or not. */
function standsFor(short: string, long: string): boolean {
  const words = long.split(/[\s-]+/).filter(Boolean);
  if (words.length < 2) return false;
  const letters = (some: readonly string[]) => some.map((word) => word.charAt(0).toUpperCase()).join('');
  const wanted = short
    .replace(/[^A-Za-z]/g, '')
    .replace(/s$/, '')
    .toUpperCase();
  const main = words.filter((word) => !/^(?:and|of|in|the|for|to|a)$/i.test(word));
  return letters(words) === wanted || letters(main) === wanted;
}
