import type { Finding } from '#documents/checks/finding.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { openWorkerChannel, type WorkerPort } from '#platform/worker-channel.ts';

/** What the worker with the checks can be asked; null stands for a resume that the checks fail on. */
export type DocumentCheckCalls = {
  check(request: CheckRequest): Checked | null;
  /** The newest resume again once the words of the spelling are loaded; null where they cannot be. */
  checkSpelling(): Checked | null;
};
type CheckRequest = { data: ResumeData; today: { year: number; month: number } };
/** `spelled` where the spelling was among the checks. */
export type Checked = { findings: readonly Finding[]; spelled: boolean };

export type DocumentChecks = {
  /**
   * What the checks find, and once more when the spelling has come to them. Only the newest question is answered; an
   * older one, and one that fails, never is.
   */
  check(data: ResumeData, answer: (findings: readonly Finding[]) => void): void;
  close(): void;
};

/** The worker's own file; the build gives it a name with a hash. */
export function newDocumentChecksWorker(): WorkerPort {
  return new Worker(new URL('./worker/document-checks-worker.ts', import.meta.url), {
    type: 'module',
    name: 'document-checks',
  });
}

/** Starts the checks in a worker of their own. */
export function startDocumentChecks(port: WorkerPort, now: () => Date = () => new Date()): DocumentChecks {
  const channel = openWorkerChannel<DocumentCheckCalls>(port);
  let newest = 0;

  async function ask(data: ResumeData, answer: (findings: readonly Finding[]) => void): Promise<void> {
    newest += 1;
    const question = newest;
    const tell = (checked: Checked | null) => {
      if (checked && question === newest) answer(checked.findings);
    };
    const today = { year: now().getFullYear(), month: now().getMonth() + 1 };
    const checked = await channel.ask('check', { data, today });
    tell(checked);
    if (!checked?.spelled && question === newest) tell(await channel.ask('checkSpelling', undefined));
  }

  return {
    // Advice must never stand in anybody's way: where the worker fails there is none.
    check: (data, answer) => void ask(data, answer).catch(() => undefined),
    close: channel.close,
  };
}
