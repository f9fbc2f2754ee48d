import type { ParsedResume } from '#documents/parser/parsed-resume.ts';
import type { FileFacts } from '#documents/parser/parsed-file.ts';

/** A file in which nothing was found. */
export const nothingRead: ParsedResume = {
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
