import { business } from './skills/business.ts';
import { care } from './skills/care.ts';
import { hands } from './skills/hands.ts';
import { technology } from './skills/technology.ts';
import { indexTerms, type KnownTerm, type TermIndex } from './term-index.ts';

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
