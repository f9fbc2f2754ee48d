import type { ResumeData } from '#documents/resume/schema.ts';
import type { FieldsOnPage } from '#editor/preview/typing/fields-on-page.ts';
import { nameIn } from '../editing/field-map.ts';
import { fieldsTogether, patternOf } from '../editing/fields-together.ts';
import { RESUME_CONTROLS, ResumeField } from './fields/resume-field.tsx';

const NAME = /^personalInfo\.(firstName|lastName)$/u;
const HEADING = /^include[A-Z]|^order\.\d+\.heading$|^sections\.\d+\.title$/u;

/** How a resume is typed on its page. */
export const RESUME_ON_PAGE: FieldsOnPage = {
  fieldsAt: (path, data) =>
    // This editor's kind.
    fieldsTogether(path, data as ResumeData).filter((field) => patternOf(field) in RESUME_CONTROLS),
  nameOf: nameIn,
  isHeading: (path) => NAME.test(path) || HEADING.test(path),
  Field: ResumeField,
};
