import type { ParsedSectionKind } from '#documents/parser/parsed-resume.ts';

/** How a language says what stands around the facts of a resume. */
export type Words = {
  months: readonly string[];
  short: readonly string[];
  today: readonly string[];
  since: string;
  to: string;
  /** Years and months, shortened. */
  length: string;
  /** Over jobs that matter less. */
  other: string;
  headings: Partial<Record<ParsedSectionKind, readonly string[]>>;
  phone: readonly string[];
  mobile: string;
  email: readonly string[];
  address: string;
  born: string;
  /** What some print over the whole page. */
  top: readonly string[];
  /** "Worked as {title}": how a title stands within a sentence. */
  worked: string;
  position: string;
  employer: string;
  period: string;
  duties: string;
  seasons?: readonly string[];
  volunteering: string;
  award: string;
  project: string;
  more: string;
};

export const split = (text: string) => text.split('|');
