import { z } from 'zod';
import { language, paper, shortText } from '../fields.ts';
import { DEFAULT_CONTENT, DEFAULT_SETTINGS } from './defaults.ts';
import { LONG_TEXT_MAX, SHORT_TEXT_MAX } from '../limits.ts';
import { LETTER_SCHEMA_VERSION } from './schema-version.ts';

const personalInfo = z.looseObject({
  fullName: shortText,
  email: shortText,
  phone: shortText,
  address: shortText,
  city: shortText,
  state: shortText,
  zipCode: shortText,
});

const recipient = z.looseObject({
  hiringManagerName: shortText,
  company: shortText,
  position: shortText,
  companyAddress: shortText,
  city: shortText,
  state: shortText,
  zipCode: shortText,
});

const content = z.looseObject({
  opening: z.string().max(SHORT_TEXT_MAX).default(DEFAULT_CONTENT.opening),
  body: z.string().max(LONG_TEXT_MAX).default(DEFAULT_CONTENT.body),
  closing: z.string().max(LONG_TEXT_MAX).default(DEFAULT_CONTENT.closing),
  signature: z.string().max(SHORT_TEXT_MAX).default(DEFAULT_CONTENT.signature),
});

const settings = z.looseObject({
  /** In points. */
  fontSize: z.number().min(8).max(16).default(DEFAULT_SETTINGS.fontSize),
  fontFamily: z.string().min(1).max(60).default(DEFAULT_SETTINGS.fontFamily),
  /** In inches, on all four sides. */
  margins: z.number().min(0.4).max(2).default(DEFAULT_SETTINGS.margins),
  /** As a multiple of the type size. */
  spacing: z.number().min(1).max(2.5).default(DEFAULT_SETTINGS.spacing),
  paper: paper.default('a4'),
  language: language.default('en'),
});

/** A cover letter as it is stored and sent: what is missing is filled in, what is unknown is kept. */
export const letterData = z.looseObject({
  schemaVersion: z.number().int().min(1).default(LETTER_SCHEMA_VERSION),
  personalInfo: personalInfo.prefault({}),
  recipient: recipient.prefault({}),
  content: content.prefault({}),
  settings: settings.prefault({}),
});

export type LetterData = z.infer<typeof letterData>;
