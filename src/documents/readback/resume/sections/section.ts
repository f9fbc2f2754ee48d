import type { SectionKind } from '../../read-resume.ts';
import type { Line } from '../lines/line.ts';

/** A part of a resume under one heading; the first has none. */
export type Section = {
  kind: SectionKind;
  heading?: { line: Line; text: string; confidence: number };
  lines: Line[];
};
