import type { Resume } from '../resume.ts';
import type { Wants } from '../habits.ts';

/** What makes a file of a resume. */
export type Layout = {
  producer: string;
  extension: 'pdf' | 'docx';
  columns: 1 | 2;
  wants?: Wants;
  /** Whose letters its typefaces have; everybody's where absent. */
  countries?: readonly string[];
  make: (resume: Resume) => Promise<Uint8Array>;
};
