import { DEFAULT_CONTENT, DEFAULT_SETTINGS } from './defaults.ts';
import type { Paper } from '../fields.ts';
import { LETTER_SCHEMA_VERSION } from './schema-version.ts';
import type { LetterData } from './schema.ts';

/** A letter with nothing but the default wording: what the schema makes of `{}`, without the schema's weight. */
export function emptyLetter(paper: Paper = 'a4'): LetterData {
  return {
    schemaVersion: LETTER_SCHEMA_VERSION,
    personalInfo: { fullName: '', email: '', phone: '', address: '', city: '', state: '', zipCode: '' },
    recipient: {
      hiringManagerName: '',
      company: '',
      position: '',
      companyAddress: '',
      city: '',
      state: '',
      zipCode: '',
    },
    content: { ...DEFAULT_CONTENT },
    settings: { ...DEFAULT_SETTINGS, paper, language: 'en' },
  };
}
