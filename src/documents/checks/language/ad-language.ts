import { languageOfText } from '#documents/parser/resume/text/language.ts';
import type { Check } from '../check.ts';

const NAMES: Readonly<Record<string, string>> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  pt: 'Portuguese',
  it: 'Italian',
  nl: 'Dutch',
};

/** The job ad is in another language than the resume. */
export const otherLanguageThanAd: Check = {
  id: 'language/other-than-ad',
  group: 'language',
  area: 'document',
  severity: 'medium',
  why: 'An ad is usually written in the language in which applications are read.',
  passed: 'The resume is in the language of the job ad',
  applies: ({ resume, jobAd }) =>
    jobAd !== undefined && NAMES[resume.language] !== undefined && languageOfText(jobAd) !== '',
  find({ resume, jobAd = '' }) {
    const ad = languageOfText(jobAd);
    if (ad === resume.language) return [];
    return [
      {
        title: `The job ad is in ${NAMES[ad] ?? ad}, your resume in ${NAMES[resume.language] ?? resume.language}`,
        suggestion: `Send one in ${NAMES[ad] ?? ad} too, unless the ad asks for another language.`,
        places: [],
      },
    ];
  },
};
