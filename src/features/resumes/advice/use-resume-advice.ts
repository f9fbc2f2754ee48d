import { useEffect, useMemo, useState } from 'react';
import { withoutUnreadMonths } from '#documents/resume/unread-months.ts';
import { newDocumentChecksWorker, startDocumentChecks } from '#editor/document-checks/document-checks.ts';
import { createAdviceStore, type AdviceStore } from '#editor/advice/advice-store.ts';
import type { ResumeSession } from '../builder/resume-session.ts';
import { adviceByField } from './advice-by-field.ts';
import { adviceIsWanted, rememberAdvice } from './advice-wanted.ts';
import { isWorthChecking } from './worth-checking.ts';

/** A pause in typing, in ms, after which the checks look at what was written. */
const PAUSE_MS = 1_500;
/** The editor and its preview come first. */
const START_MS = 4_000;

/** Advice on the resume that is being written; as long as nobody switches it off. */
export function useResumeAdvice(session: ResumeSession) {
  const [wanted, setWanted] = useState(adviceIsWanted);
  const store = useMemo(createAdviceStore, []);
  useEffect(() => (wanted ? followWithAdvice(session, store) : undefined), [session, store, wanted]);
  const switchTo = (on: boolean) => {
    rememberAdvice(on);
    setWanted(on);
  };
  return { store, wanted, switchTo };
}

function followWithAdvice(session: ResumeSession, store: AdviceStore): () => void {
  let checks: ReturnType<typeof startDocumentChecks> | null = null;
  let seen: unknown = null;
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    const { data } = session.state().content;
    if (data === seen) return;
    seen = data;
    if (!isWorthChecking(data)) return store.replace(new Map());
    checks ??= startDocumentChecks(newDocumentChecksWorker());
    checks.check(withoutUnreadMonths(data), (findings) => store.replace(adviceByField(findings)));
  };
  const wait = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(look, ms);
  };
  wait(START_MS);
  const unsubscribe = session.subscribe(() => {
    if (session.state().content.data !== seen) wait(checks ? PAUSE_MS : START_MS);
  });
  return () => {
    unsubscribe();
    clearTimeout(timer);
    checks?.close();
    store.replace(new Map());
  };
}
