import { emptyLetter } from '../letter/empty.ts';
import type { LetterData } from '../letter/schema.ts';
import type { ResumeData } from '../resume/schema.ts';

/** `[Position]` and `[Company]` in its texts follow the recipient, also when a visitor writes to another one. */
export type SampleLetter = {
  writer: ResumeData;
  street: string;
  /** City, state and postal code. */
  town: readonly [city: string, state: string, zipCode: string];
  recipient: LetterData['recipient'];
  opening: string;
  paragraphs: readonly string[];
  closing: string;
  /** Beside the usual ending, and headings in English. */
  signature?: string;
  language?: LetterData['settings']['language'];
  /** One of those that letters offer, and its size in points. */
  type: readonly [fontFamily: string, fontSize: number];
};

/** A little more than a new letter's, so that a page of three paragraphs breathes. */
const LINE_SPACING = 1.3;

/** A whole letter by one of the people whose resumes are the samples. */
export function sampleLetter(letter: SampleLetter): LetterData {
  const { writer, street, town, recipient, opening, paragraphs, closing, type } = letter;
  const empty = emptyLetter();
  const { signature = empty.content.signature, language = empty.settings.language } = letter;
  const { firstName, lastName, email, phone } = writer.personalInfo;
  const [city, state, zipCode] = town;
  const [fontFamily, fontSize] = type;
  return {
    ...empty,
    personalInfo: {
      ...empty.personalInfo,
      fullName: `${firstName} ${lastName}`,
      email,
      phone,
      address: street,
      city,
      state,
      zipCode,
    },
    recipient: { ...empty.recipient, ...recipient },
    content: { ...empty.content, opening, body: paragraphs.join('\n\n'), closing, signature },
    settings: { ...empty.settings, language, fontFamily, fontSize, spacing: LINE_SPACING },
  };
}
