import type { JobMatch, Term } from '#documents/checks/keywords/job-match.ts';

/** A term with a name of its own within the report. */
export type NamedTerm = Term & { id: string };

export type TermList = { kind: 'required' | 'niceToHave' | 'mentioned'; terms: NamedTerm[] };

const KINDS = ['required', 'niceToHave', 'mentioned'] as const;

/** What an advertisement asks for, by how much it asks for it; kinds that it does not have are left out. */
export function termLists(match: JobMatch | null): TermList[] {
  if (!match) return [];
  return KINDS.map((kind) => ({
    kind,
    terms: match[kind].map((term, index) => ({ ...term, id: `term-${kind}-${index}` })),
  })).filter(({ terms }) => terms.length > 0);
}
