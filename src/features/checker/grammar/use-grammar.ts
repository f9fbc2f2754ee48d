import { useCallback, useEffect, useRef, useState } from 'react';
import type { Finding } from '#documents/checks/finding.ts';
import type { ReadResume } from '#documents/readback/read-resume.ts';
import { thisMonth } from '../analysis/this-month.ts';
import { newGrammarWorker, startGrammarCheck, type GrammarCheck } from './grammar-check.ts';

export type GrammarState =
  { status: 'idle' | 'busy' | 'failed' } | { status: 'checked'; findings: readonly Finding[] };

/** The grammar of one resume, checked on request. Who leaves the report ends the check. */
export function useGrammar(resume: ReadResume) {
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
export function hasGrammar({ language, jobs, summary }: ReadResume): boolean {
  const texts = [...summary, ...jobs.flatMap(({ bullets, paragraphs }) => [...bullets, ...paragraphs])];
  return language === 'en' && texts.some(({ value }) => value.trim() !== '');
}
