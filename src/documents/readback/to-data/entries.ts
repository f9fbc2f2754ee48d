import { emptyValues } from '../../fields.ts';
import { JOB, STUDY } from '../../resume/fields.ts';
import type { EducationEntry, EmploymentEntry } from '../../resume/schema.ts';
import type { ReadEducation, ReadJob } from '../read-resume.ts';
import { monthOf, monthsOf } from './dates.ts';
import { describe } from './describe.ts';
import type { Doubts } from './doubts.ts';
import { fitLine } from './fit.ts';

/** Jobs as the builder has them. */
export function jobsOf(jobs: readonly ReadJob[], doubts: Doubts): EmploymentEntry[] {
  return jobs.map((job, index) => {
    const path = `employment.${index}`;
    const { written, ...months } = monthsOf(job.period, path, doubts);
    return {
      ...emptyValues(JOB),
      id: String(index + 1),
      position: fitLine(doubts.of(job.title, `${path}.position`)?.value),
      company: fitLine(doubts.of(job.employer, `${path}.company`)?.value),
      location: fitLine(doubts.of(job.place, `${path}.location`)?.value),
      ...months,
      description: describe([written, ...job.paragraphs.map(({ value }) => value)], job.bullets),
    };
  });
}

/** Degrees and courses as the builder has them: it asks for the month in which one ended, and for no other. */
export function educationOf(studies: readonly ReadEducation[], doubts: Doubts): EducationEntry[] {
  return studies.map((study, index) => {
    const path = `education.${index}`;
    const end =
      study.period?.value.end ?? (study.period?.value.current ? undefined : study.period?.value.start);
    const graduationDate = monthOf(end);
    const hasMore = study.period?.value.start !== undefined && study.period.value.end !== undefined;
    const vague = study.period !== undefined && (graduationDate === '' || hasMore);
    const written = vague ? study.period?.source.snippet.trim() : '';
    doubts.of(study.period, `${path}.graduationDate`);
    if (study.period && graduationDate === '')
      doubts.note(`${path}.graduationDate`, study.period.source.snippet);
    return {
      ...emptyValues(STUDY),
      id: String(index + 1),
      degree: fitLine(doubts.of(study.degree, `${path}.degree`)?.value),
      school: fitLine(doubts.of(study.school, `${path}.school`)?.value),
      location: fitLine(doubts.of(study.place, `${path}.location`)?.value),
      graduationDate,
      description: describe([written ?? '', ...study.details.map(({ value }) => value)], []),
    };
  });
}
