/** What exports of members say in one language: names of months, files and columns, and words to fill them. */
export type ExportLocale = {
  months: string;
  /** Names of files and columns where the export is not in English. */
  files?: Readonly<Record<string, string>>;
  columns?: Readonly<Record<string, string>>;
  first: string;
  last: string;
  companies: string;
  titles: string;
  places: string;
  schools: string;
  degrees: string;
  sentences: string;
  levels: string;
  languages: string;
};
