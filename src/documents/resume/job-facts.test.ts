import { describe, expect, it } from 'vitest';
import { resumeTemplates } from '#documents/catalog/resume-templates.ts';
import { federalProgramAnalystResume } from '#documents/samples/people/federal-program-analyst.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { readBack } from '#tests/support/read-back.ts';
import { typesetter } from '#tests/support/typesetter.ts';
import { fromJsonResume } from './json-resume-import.ts';
import { toJsonResume } from './json-resume.ts';
import { inOldestShape } from './oldest-shape.ts';
import { resumePrintJob } from './print-model.ts';
import type { EmploymentEntry, ResumeData } from './schema.ts';

/* What federal employers of the United States ask about every job: hours a week, pay and supervisor. */

const typst = typesetter();
const updatedAt = new Date('2026-11-21T10:00:00Z');
const FACTS = { hours: '38.5', pay: '$61,200 per year', supervisor: 'Lena Ortiz, +1 202 555 0188' };

function withFacts(data: ResumeData): ResumeData {
  const [job, ...others] = data.employment;
  if (!job) throw new Error('the typical resume has no job');
  return { ...data, employment: [{ ...job, ...FACTS }, ...others] };
}

const factsOf = ({ hours, pay, supervisor }: EmploymentEntry) => ({ hours, pay, supervisor });

describe('hours, pay and supervisor of a job', () => {
  it.each(resumeTemplates)('are printed in one line in $id', async ({ id }) => {
    const data = withFacts(typicalResume());
    const { bytes } = typst.pdf(resumePrintJob({ templateId: id, data, updatedAt }));
    const read = (await readBack(bytes, 'pdftotext -raw')).join('\n').replaceAll(/\s+/g, ' ');
    expect(read).toContain(
      'Hours per week: 38.5 · Pay: $61,200 per year · Supervisor: Lena Ortiz, +1 202 555 0188',
    );
  });

  it('go out to JSON Resume and come back', () => {
    const again = fromJsonResume(toJsonResume(federalProgramAnalystResume, updatedAt));
    expect(again?.employment.map(factsOf)).toEqual(federalProgramAnalystResume.employment.map(factsOf));
  });

  it('leave no trace in a resume that does not have them', () => {
    expect(JSON.stringify(inOldestShape(typicalResume()))).not.toMatch(/hours|supervisor|"pay"/);
    expect(JSON.stringify(inOldestShape(withFacts(typicalResume())))).toContain('Lena Ortiz');
  });
});
