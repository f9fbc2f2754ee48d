import type { Finding } from '#documents/checks/finding.ts';
import type { Unreadable } from '#documents/readback/read-file.ts';
import type { ReadResume } from '#documents/readback/read-resume.ts';
import type { ResumeData } from '#documents/resume/schema.ts';

export type CheckRequest = {
  type: 'check';
  id: number;
  data: ResumeData;
  today: { year: number; month: number };
};

/** What a machine reads from a PDF. */
export type ReadRequest = { type: 'read'; id: number; pdf: Uint8Array };

export type ToWorker = CheckRequest | ReadRequest;

export type FromWorker =
  | { type: 'checked'; id: number; findings: readonly Finding[] }
  | { type: 'read'; id: number; resume: ReadResume }
  | { type: 'unreadable'; id: number; reason: Unreadable | 'failed' };
