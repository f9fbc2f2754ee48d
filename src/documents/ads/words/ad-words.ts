/**
 * The words by which ads of one language say what they ask for. Each list is parted by bars; a star stands
 * for any further letters, before or after. Accents and capitals make no difference.
 */
export type AdWords = {
  /** Words of headings, by the part of the ad that they open. */
  headings: Readonly<Record<AdPart, string>>;
  /** A clause with one of these asks for something, wherever it stands. */
  must: string;
  /** Words of `must` and `nice` that alone ask for nothing outside the requirements: "we are looking for help". */
  seeks: string;
  /** What a clause with one of these names would be nice to have. */
  nice: string;
  /** Only what follows one of these, up to the end of its clause, would be nice to have. */
  niceAhead: string;
  /** What a clause with one of these names is not asked for. */
  notNeeded: string;
  or: string;
  and: string;
  /** Words that say nothing of their own at the edges of a phrase. */
  fillers: string;
  /** Words that are no requirement where nothing else is with them. */
  general: string;
  /** Qualities of a person, and conditions of the work: nothing that a resume is compared by. */
  soft: string;
  /** Words of a chunk that explains, or speaks of the firm, and names nothing that is asked for. */
  aside: string;
  /** First words of a paragraph in which the firm speaks of itself. */
  firm: string;
  /** The firm tells what it works with. */
  uses: string;
  /** Words after which stands what an applicant is tested in, or will need, wherever the ad says so: "a test in". */
  tested: string;
  /** Sentences with these, outside the requirements, tell how to apply or what is paid. */
  applying: string;
  degrees: string;
  certificates: string;
  /** Units of time worked, and the words around them. */
  years: string;
  months: string;
  /** Numbers in words, from one on. */
  numbers: string;
  atLeast: string;
  /** Words for having worked: without them a number of years is an age, or the firm's. */
  experience: string;
  /** Words that lead to what somebody is to know or handle. */
  knows: string;
  /** Years without a number: "several years'". */
  someYears: string;
  /** Having worked, and where: together they ask for time, without a number. */
  worked: string;
  workplaces: string;
  /** Ages and dates that look like years of experience. */
  notYears: string;
  languages: string;
  /** Words that stand before the name of a language and make sure that it is one. */
  beforeLanguage: string;
};

export const AD_PARTS = ['must', 'nice', 'tasks', 'offer', 'about', 'apply'] as const;
export type AdPart = (typeof AD_PARTS)[number];
