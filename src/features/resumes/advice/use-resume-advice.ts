import { RESUME } from '#documents/resume/fields.ts';
import { withoutUnreadMonths } from '#documents/unread-months.ts';
import { newDocumentChecksWorker, startDocumentChecks } from '#editor/document-checks/document-checks.ts';
import type { AdviceStore } from '#editor/advice/advice-store.ts';
import { useAdvice } from '#editor/advice/use-advice.ts';
import type { ResumeSession } from '../builder/resume-session.ts';
import { adviceByField } from './advice-by-field.ts';
import type { ResumeData } from '#documents/resume/schema.ts';

/** A pause in typing, in ms, after which the checks look at what was written. */
const PAUSE_MS = 1_500;
/** The editor and its preview come first. */
const START_MS = 4_000;

/** Advice on the resume that is being written; as long as nobody switches it off. */
export function useResumeAdvice(session: ResumeSession) {
  return useAdvice(session, followWithAdvice);
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
    checks.check(withoutUnreadMonths(RESUME, data), (findings) => store.replace(adviceByField(findings)));
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
  };
}

/** Whether so much is written that advice helps. Before that, everything would be missing. */
function isWorthChecking({ summary, employment, education, sections }: ResumeData): boolean {
  const entries = [...employment, ...education, ...sections.flatMap(({ items }) => items)];
  const told = [summary, ...entries.map(({ description }) => description)];
  return told.join(' ').trim().split(/\s+/).length >= 20;
}
