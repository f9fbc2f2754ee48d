import { resumePrintJob } from '#documents/resume/print-model.ts';
import { typesetter } from '#tests/support/typesetter.ts';
import type { Person } from '../person.ts';
import { resumeOfPerson } from '../resume-of-person.ts';

/** Our own engine in one of its designs, without the document it usually attaches: that would be no reading. */
export function ownDesign(templateId: string) {
  return async (_sheet: object, person: Person): Promise<Uint8Array> => {
    const job = resumePrintJob({
      templateId,
      data: resumeOfPerson(person),
      updatedAt: new Date('2026-03-01'),
    });
    return typesetter().pdf({ ...job, model: Object.assign({}, job.model, { attachments: [] }) }).bytes;
  };
}
