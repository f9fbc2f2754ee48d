import { isExampleLetterId } from './example-letters.ts';
import { isExampleResumeId } from './example-resumes.ts';

export type ExampleKind = 'resume' | 'letter';

/** The name of an example among both kinds, as resumes and letters share their ids: `letter-copywriter`. */
export function exampleName(kind: ExampleKind, id: string): string {
  return `${kind}-${id}`;
}

/** Whether this is the name of an example. */
export function isExampleName(name: string): boolean {
  const [, kind, id = ''] = /^(resume|letter)-(.+)$/.exec(name) ?? [];
  return kind === 'resume' ? isExampleResumeId(id) : kind === 'letter' && isExampleLetterId(id);
}
