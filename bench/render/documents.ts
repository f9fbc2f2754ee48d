import { resumeTemplates } from '#documents/catalog/resume-templates.ts';
import type { PrintJob } from '#documents/render/print-job.ts';
import { resumePrintJob } from '#documents/resume/print-model.ts';
import { templateResume } from '#documents/samples/template-resumes.ts';

/**
 * Different resumes without end: template after template, every line of each with words of its own, so that
 * nothing set before helps with what comes. They are of one page, or longer by holding their jobs several times.
 */
export function* differentResumes(
  templateIds = resumeTemplates.map(({ id }) => id),
  times = 1,
): Generator<PrintJob> {
  for (let number = 0; ; number += 1) {
    const templateId = templateIds[number % templateIds.length] ?? 'modern-1';
    const data = structuredClone(templateResume(templateId));
    const own = (text: string): string =>
      text.replace(/\b(the|and|of|a|to)\b/g, (word) => word + letters(number));
    data.summary = own(data.summary);
    data.employment = Array.from({ length: times }, () => structuredClone(data.employment)).flat();
    for (const entry of [...data.employment, ...data.education]) entry.description = own(entry.description);
    data.personalInfo.title += ` ${letters(number)}`;
    yield resumePrintJob({
      templateId,
      data,
      updatedAt: new Date(1_750_000_000_000 + number * 1000),
    });
  }
}

/** A short word for a number. */
function letters(number: number): string {
  return [...number.toString(26)]
    .map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)))
    .join('');
}
