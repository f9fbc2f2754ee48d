import type { Finding } from './finding.ts';

type Reference = NonNullable<Finding['reference']>;

/** What publishers of parsers say themselves. Only what stands on those pages is referred to them. */
export const GREENHOUSE: Reference = {
  title: 'Greenhouse: Unsuccessful resume parse',
  url: 'https://support.greenhouse.io/hc/en-us/articles/200989175-Unsuccessful-resume-parse-',
};

export const LEVER: Reference = {
  title: 'Lever: Understanding resume parsing',
  url: 'https://help.lever.co/hc/en-us/articles/20087345054749-Understanding-resume-parsing',
};

export const RCHILLI: Reference = {
  title: 'RChilli: Resume quality',
  url: 'https://docs.rchilli.com/kc/c_Rchilli_resume_parser_resume_quality.html',
};

export const RCHILLI_CODES: Reference = {
  title: 'RChilli: Resume quality schema',
  url: 'https://docs.rchilli.com/kc/resume%20parser%20schema/c_Resume_parser_schema_resume_quality.html',
};

export const DAXTRA: Reference = {
  title: 'Mercury: CV formats that suit the Daxtra parser',
  url: 'https://portal.wearemercury.com/knowledgebase/article/KA-01555/en-us',
};
