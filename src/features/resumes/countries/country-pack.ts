import type { Paper } from '#documents/fields.ts';
import type { FurtherSectionKind } from '#documents/resume/section-kinds.ts';
import type { CoreSection } from '#documents/resume/setting-fields.ts';
import type { DateStyle } from '#documents/text/dates.ts';

/** A page or a law that a pack was taken from. `address` is missing where only the name is certain. */
export type PackSource = { name: string; address?: string };

/** `leaveOut` is what is expected; the other two leave the choice to the person, with what most do. */
export type Custom = { stance: 'leaveOut' | 'optional' | 'usual'; advice: string };

/** A sentence by which somebody allows that their data are kept, as a section of its own. */
export type ConsentClause = {
  heading: string;
  text: string;
  /** In small letters, what every wording of it has: whoever wrote their own has it already. */
  knownBy: readonly string[];
  advice: string;
};

/** What is usual in the resumes of one country. */
export type CountryPack = {
  /** ISO 3166-1. */
  code: string;
  name: string;
  paper: Paper;
  dateStyle: DateStyle;
  /** Languages that employers there read, the most usual first: ISO 639-1. */
  languages: readonly string[];
  /** How many pages are usual, and how many are the most. */
  pages: { usual: number; most: number; advice: string };
  photo: Custom;
  birthDate: Custom;
  /** Sections in the order in which they are looked for; others stand where the person has put them. */
  order: readonly (CoreSection | FurtherSectionKind)[];
  clause?: ConsentClause;
  /** What else is usual, and no setting of ours. */
  note?: string;
  sources: readonly PackSource[];
};
