import { exampleLetters } from '#documents/samples/example-letters.ts';
import { exampleResumes } from '#documents/samples/example-resumes.ts';

export const RESUME_EXAMPLES_PATH = '/resume-examples';
export const LETTER_EXAMPLES_PATH = '/cover-letter-examples';

/** Address of an example's own page. */
export const resumeExamplePath = (id: string) => `${RESUME_EXAMPLES_PATH}/${id}`;
export const letterExamplePath = (id: string) => `${LETTER_EXAMPLES_PATH}/${id}`;

export const resumeExamplePaths = Object.keys(exampleResumes).map(resumeExamplePath);
export const letterExamplePaths = Object.keys(exampleLetters).map(letterExamplePath);

/** Every page of the examples. */
export const examplePaths = [
  RESUME_EXAMPLES_PATH,
  ...resumeExamplePaths,
  LETTER_EXAMPLES_PATH,
  ...letterExamplePaths,
];
