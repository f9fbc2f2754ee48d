import type { LetterData } from '#documents/letter/schema.ts';

/** A letter by nobody, and what of it belongs where. */
export type MadeUpLetter = {
  name: string;
  text: string;
  sender: Partial<LetterData['personalInfo']>;
  recipient: Partial<LetterData['recipient']>;
  opening: string;
  /** The beginnings of the paragraphs between greeting and closing. */
  body: readonly string[];
  closing: string;
  signature: string;
  language: string;
  /** Words that no field takes: the day, and what it is about beside the job. */
  unplaced: readonly string[];
};
