/** The languages of the corpus. */
export type Language = 'en' | 'de' | 'fr' | 'es' | 'pt' | 'pl';

/** `YYYY-MM`, or `YYYY` where nobody knows the month any more. */
export type Month = string;

export type Job = {
  title: string;
  employer: string;
  place?: string;
  from: Month;
  /** Absent for the current one. */
  to?: Month;
  points?: readonly string[];
  /** A paragraph in place of points, or before them. */
  text?: string;
};

export type Study = {
  degree: string;
  school: string;
  place?: string;
  from?: Month;
  to?: Month;
  details?: readonly string[];
};

/** A project, a certificate, an award, a publication, a voluntary office. */
export type Item = { title: string; by?: string; date?: Month; text?: string };

/** Somebody who was made up for the corpus: nobody of this name is meant, numbers are of nobody. */
export type Person = {
  key: string;
  language: Language;
  name: string;
  title?: string;
  email: string;
  phone: string;
  location: string;
  links?: readonly string[];
  /** Date of birth and the like, where that is the custom: label and value. */
  personal?: readonly (readonly [string, string])[];
  summary?: string;
  jobs: readonly Job[];
  education: readonly Study[];
  /** Skills, under a group's name or none. */
  skills?: readonly { group?: string; items: readonly string[] }[];
  languages?: readonly (readonly [string, string])[];
  certificates?: readonly Item[];
  projects?: readonly Item[];
  volunteering?: readonly Item[];
  awards?: readonly Item[];
  publications?: readonly Item[];
  interests?: string;
  references?: string;
};
