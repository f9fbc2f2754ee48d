import type { Finding } from '#documents/checks/finding.ts';
import type { ResumeData } from '#documents/resume/schema.ts';

export type CheckRequest = {
  id: number;
  data: ResumeData;
  today: { year: number; month: number };
};

export type CheckAnswer = { id: number; findings: readonly Finding[] };
