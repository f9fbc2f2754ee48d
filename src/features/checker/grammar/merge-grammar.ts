import type { Finding } from '#documents/checks/finding.ts';
import type { Source } from '#documents/readback/read-resume.ts';
import type { NamedFinding } from '../report/findings-filter.ts';

/** Checks that say of a word that it is wrong; the grammar checker may see the same word. */
const TOLD_BY: ReadonlySet<string> = new Set(['language/spelling', 'language/grammar']);

/**
 * The findings of a report with what a grammar checker found besides. Those of the report keep their names, so that
 * what is marked on the page stays marked; what they tell already is not told twice.
 */
export function withGrammar(
  findings: readonly NamedFinding[],
  grammar: readonly Finding[],
): readonly NamedFinding[] {
  const told = findings.filter(({ check }) => TOLD_BY.has(check)).flatMap(({ places }) => places);
  const isTold = ({ places: [place] }: Finding) =>
    place !== undefined && told.some((other) => other.line === place.line && overlap(other, place));
  const fresh = grammar
    .filter((finding) => !isTold(finding))
    .map((finding, index) => ({ ...finding, id: `grammar-${index}` }));
  return [...findings, ...fresh];
}

function overlap(one: Source, other: Source): boolean {
  const [a, b] = [one.snippet.toLowerCase(), other.snippet.toLowerCase()];
  return a.includes(b) || b.includes(a);
}
