import type { FileFacts, ReadFile, TextLine } from '../../readback/read-file.ts';
import type { ReadResume } from '../../readback/read-resume.ts';
import type { Check, CheckInput, Fault } from '../check.ts';
import { aFile } from './files.ts';
import { aResume } from './resumes.ts';

export const TODAY = { year: 2026, month: 11 };

type Different = Partial<Omit<CheckInput, 'resume' | 'file'>> & {
  resume?: Partial<ReadResume>;
  file?: Partial<Omit<ReadFile, 'facts' | 'lines'>> & {
    facts?: Partial<FileFacts>;
    lines?: readonly (string | TextLine)[];
  };
};

/** A file without a fault, and what differs. */
export function anInput({ resume, file, ...rest }: Different = {}): CheckInput {
  return { resume: aResume(resume), file: aFile(file), today: TODAY, ...rest };
}

/** A document without a fault that is being edited, and what differs. */
export function anEditedInput(resume: Partial<ReadResume> = {}): CheckInput {
  return { resume: aResume(resume), today: TODAY };
}

/** What a check says of an input; nothing where it does not apply. */
export function judge(check: Check, input: CheckInput): readonly Fault[] {
  return check.applies(input) ? check.find(input) : [];
}
