import { useCallback, useEffect, useRef, useState } from 'react';
import type { Finding } from '#documents/checks/finding.ts';
import type { ParsedResume, Source } from '#documents/parser/parsed-resume.ts';
import { thisMonth } from '../analysis/protocol.ts';
import { newGrammarWorker, startGrammarCheck, type GrammarCheck } from './grammar-check.ts';
import type { NamedFinding } from '../report/findings-filter.ts';

/* The grammar check on request, and a report with its findings. */

export type GrammarState =
  { status: 'idle' | 'busy' | 'failed' } | { status: 'checked'; findings: readonly Finding[] };

/** The grammar of one resume, checked on request. Who leaves the report ends the check. */
export function useGrammar(resume: ParsedResume) {
  const [state, setState] = useState<GrammarState>({ status: 'idle' });
  const running = useRef<GrammarCheck | null>(null);

  useEffect(
    () => () => {
      running.current?.close();
      running.current = null;
    },
    [],
  );

  const check = useCallback(async () => {
    if (running.current) return;
    setState({ status: 'busy' });
    const current = startGrammarCheck(newGrammarWorker(), { resume, today: thisMonth() });
    running.current = current;
    const findings = await current.findings;
    if (running.current !== current) return;
    running.current = null;
    setState(findings ? { status: 'checked', findings } : { status: 'failed' });
  }, [resume]);

  return { grammar: state, checkGrammar: check };
}

/** Whether there is English text that grammar can be checked of. */
export function hasGrammar({ language, jobs, summary }: ParsedResume): boolean {
  const texts = [...summary, ...jobs.flatMap(({ bullets, paragraphs }) => [...bullets, ...paragraphs])];
  return language === 'en' && texts.some(({ value }) => value.trim() !== '');
}

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
