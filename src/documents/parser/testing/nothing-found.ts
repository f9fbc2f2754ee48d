import type { FileFacts } from '../parsed-file.ts';
import type { ParsedResume } from '../parsed-resume.ts';

/** A file in which nothing was found. */
export const nothingRead: ParsedResume = {
  language: '',
  emails: [],
  phones: [],
  links: [],
  facts: [],
  summary: [],
  jobs: [],
  education: [],
  skills: [],
  skillGroups: [],
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
