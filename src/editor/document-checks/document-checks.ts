import type { Finding } from '#documents/checks/finding.ts';
import type { ReadResume } from '#documents/readback/read-resume.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import type { FromWorker, ToWorker } from './protocol.ts';

export type DocumentChecks = {
  /** What the checks find. Only the newest question is answered; an older one, and one that fails, never is. */
  check(data: ResumeData, answer: (findings: readonly Finding[]) => void): void;
  /** What a machine reads from a PDF; rejects where that cannot be read. */
  read(pdf: Uint8Array): Promise<ReadResume>;
  close(): void;
};

/** Starts the checks in a worker of their own. */
export function startDocumentChecks(now: () => Date = () => new Date()): DocumentChecks {
  const worker = new Worker(new URL('./worker/document-checks-worker.ts', import.meta.url), {
    type: 'module',
    name: 'document-checks',
  });
  const readings = new Map<number, PromiseWithResolvers<ReadResume>>();
  let lastId = 0;
  let newest = 0;
  let tell: (findings: readonly Finding[]) => void = () => undefined;
  const ask = (message: ToWorker) => worker.postMessage(message);
  const fail = (why: string) => {
    for (const { reject } of readings.values()) reject(new Error(why));
    readings.clear();
  };
  worker.onerror = ({ message }) => fail(message);
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.type === 'checked') {
      if (data.id === newest) tell(data.findings);
      return;
    }
    const reading = readings.get(data.id);
    readings.delete(data.id);
    if (data.type === 'read') reading?.resolve(data.resume);
    else reading?.reject(new Error(data.reason));
  };
  return {
    check(data, answer) {
      newest = lastId += 1;
      tell = answer;
      const today = { year: now().getFullYear(), month: now().getMonth() + 1 };
      ask({ type: 'check', id: newest, data, today });
    },
    read(pdf) {
      lastId += 1;
      const reading = Promise.withResolvers<ReadResume>();
      readings.set(lastId, reading);
      ask({ type: 'read', id: lastId, pdf });
      return reading.promise;
    },
    close() {
      worker.terminate();
      fail('closed');
    },
  };
}
