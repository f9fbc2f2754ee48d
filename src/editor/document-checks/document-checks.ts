import type { Finding } from '#documents/checks/finding.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import type { CheckAnswer, CheckRequest } from './protocol.ts';

export type DocumentChecks = {
  /** What the checks find. Only the newest question is answered; an older one, and one that fails, never is. */
  check(data: ResumeData, answer: (findings: readonly Finding[]) => void): void;
  close(): void;
};

/** Starts the checks in a worker of their own. */
export function startDocumentChecks(now: () => Date = () => new Date()): DocumentChecks {
  const worker = new Worker(new URL('./worker/document-checks-worker.ts', import.meta.url), {
    type: 'module',
    name: 'document-checks',
  });
  let newest = 0;
  let tell: (findings: readonly Finding[]) => void = () => undefined;
  worker.onmessage = ({ data }: MessageEvent<CheckAnswer>) => {
    if (data.id === newest) tell(data.findings);
  };
  return {
    check(data, answer) {
      newest += 1;
      tell = answer;
      const today = { year: now().getFullYear(), month: now().getMonth() + 1 };
      const request: CheckRequest = { id: newest, data, today };
      worker.postMessage(request);
    },
    close: () => worker.terminate(),
  };
}
