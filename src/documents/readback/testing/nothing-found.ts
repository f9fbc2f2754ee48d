import type { ReadResume } from '#documents/readback/read-resume.ts';
import type { FileFacts } from '#documents/readback/read-file.ts';

/** A file in which nothing was found. */
export const nothingRead: ReadResume = {
  language: '',
  emails: [],
  phones: [],
  links: [],
  summary: [],
  jobs: [],
  education: [],
  skills: [],
  languages: [],
  certificates: [],
  others: [],
  sections: [],
};

/** A file that nothing is wrong with. */
export const soundFacts: FileFacts = {
  bytes: 1000,
  undecodable: 0,
  brokenLigatures: [],
  letterSpaced: [],
  gluedWords: [],
  gluedIcons: [],
  hiddenLines: [],
  doubtfulFonts: [],
  fontFamilies: [],
  outOfOrder: [],
  inTables: [],
  inTextBoxes: [],
  repeatedHeads: [],
};
