import { AppError } from '#platform/http/app-error.ts';

/** @param noun as people call the kind of documents: "resume" */
export function unknownTemplate(noun: string, templateId: string): AppError {
  return new AppError('unknown_template', `There is no ${noun} template "${templateId}".`, {
    field: 'templateId',
  });
}
