import type { LeftOut } from '../parser/file/text-limits.ts';
import type { ImportProblem } from './imported-file.ts';

const CAUSES = { length: 'text-left-out', depth: 'too-deep', packed: 'part-too-large' } as const;

/** What is to be said of a file of which not everything was looked at. */
export function leftOutProblems(causes: Iterable<LeftOut>, file = ''): ImportProblem[] {
  return [...causes].map((cause) => ({ file, text: '', why: CAUSES[cause] }));
}
