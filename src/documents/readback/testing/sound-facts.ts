import type { FileFacts } from '../read-file.ts';

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
