import {
  DEFAULT_BODY,
  DEFAULT_CLOSING,
  DEFAULT_OPENING,
  DEFAULT_SETTINGS,
  DEFAULT_SIGNATURE,
} from './defaults.ts';
import { LETTER_SCHEMA_VERSION } from './schema-version.ts';
import type { LetterData } from './schema.ts';

/** A letter with nothing but the default wording: what the schema makes of `{}`, without the schema's weight. */
export function emptyLetter(): LetterData {
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
    content: {
      opening: DEFAULT_OPENING,
      body: DEFAULT_BODY,
      closing: DEFAULT_CLOSING,
      signature: DEFAULT_SIGNATURE,
    },
    settings: { ...DEFAULT_SETTINGS, paper: 'a4', language: 'en' },
  };
}
