import type { FieldsOnPage } from '#editor/preview/typing/fields-on-page.ts';
import { fieldName } from '../editing/field-names.ts';
import { LETTER_CONTROLS, LetterField } from './letter-field.tsx';

/** How a letter is typed on its page. */
export const LETTER_ON_PAGE: FieldsOnPage = {
  fieldsAt: (path) => (Object.hasOwn(LETTER_CONTROLS, path) ? [path] : []),
  nameOf: fieldName,
  isHeading: (path) => path === 'personalInfo.fullName',
  Field: LetterField,
};
