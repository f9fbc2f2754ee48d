import { emptyLetter } from '../letter/empty.ts';
import type { LetterData } from '../letter/schema.ts';
import type { ResumeData } from '../resume/schema.ts';

export type SampleLetter = {
  writer: ResumeData;
  street: string;
  /** City, state and postal code. */
  town: readonly [city: string, state: string, zipCode: string];
  recipient: LetterData['recipient'];
  opening: string;
  paragraphs: readonly string[];
};

/** A whole letter by one of the people whose resumes are the samples. */
export function sampleLetter({
  writer,
  street,
  town,
  recipient,
  opening,
  paragraphs,
}: SampleLetter): LetterData {
  const empty = emptyLetter();
  const { firstName, lastName, email, phone } = writer.personalInfo;
  const [city, state, zipCode] = town;
  return {
    ...empty,
    personalInfo: {
      fullName: `${firstName} ${lastName}`,
      email,
      phone,
      address: street,
      city,
      state,
      zipCode,
    },
    recipient,
    content: { ...empty.content, opening, body: paragraphs.join('\n\n') },
    settings: { ...empty.settings, fontSize: 11 },
  };
}
