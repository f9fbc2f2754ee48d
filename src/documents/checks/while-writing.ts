import { fromResumeData } from '../parser/from-data/from-resume-data.ts';
import { namedPhoto } from '../resume/named-photo.ts';
import type { ResumeData } from '../resume/schema.ts';
import type { CheckInput } from './check-input.ts';
import type { Finding } from './finding.ts';
import { runChecks } from './report.ts';

/*
 * A resume that is being written is unfinished, not faulty: nobody is told that something is not there before they could
 * have come to it.
 */

/** What the checks have to say of a resume that is being written. */
export function checkWhileWriting(
  data: ResumeData,
  { today, speller }: Pick<CheckInput, 'today' | 'speller'>,
): Finding[] {
  const resume = fromResumeData(data);
  const { findings } = runChecks({
    resume,
    today,
    namesPhoto: namedPhoto(data) !== undefined,
    ...(speller && { speller }),
  });
  const unfinished = isUnfinished(data);
  return findings.filter(({ missing }) => missing === undefined || (missing === 'detail' && !unfinished));
}

/** Whether a part that is to be printed is still empty. */
function isUnfinished(data: ResumeData): boolean {
  const { firstName, lastName, email, phone } = data.personalInfo;
  return (
    [firstName + lastName, email + phone].some((text) => text.trim() === '') ||
    (data.includeEmployment && data.employment.length === 0) ||
    (data.includeEducation && data.education.length === 0) ||
    (data.includeSkills && data.skills.length === 0)
  );
}
