import type { Check, CheckInput } from '../check.ts';
import { monthsWorked } from '../dates/months.ts';

const FEW_YEARS = 5;
const MANY_YEARS = 10;

/** More pages than the years of work justify. */
export const filePages: Check = {
  id: 'file/pages',
  group: 'file',
  area: 'document',
  severity: 'medium',
  why: 'Whoever reads yours has others to read. The more pages, the more easily what matters is missed.',
  passed: 'The length is right for your experience',
  // A Word document has as many pages as the program that shows it makes.
  applies: ({ file }) => file?.kind === 'pdf',
  find(input) {
    const pages = input.file?.pages.length ?? 0;
    if (isAcademic(input)) return [];
    const worked = monthsWorked(input.resume.jobs, input.today);
    const years = worked === undefined ? undefined : Math.floor(worked / 12);
    if (pages > 2)
      return [
        {
          severity: years === undefined || years < MANY_YEARS ? 'medium' : 'low',
          title: `Your resume has ${String(pages)} pages`,
          suggestion:
            'Bring it down to two: shorten jobs of more than ten years ago to a line each, and drop what this next job does not need.',
          places: [],
        },
      ];
    // In other countries two pages are usual from the first job on.
    if (pages === 2 && years !== undefined && years < FEW_YEARS && input.resume.language === 'en')
      return [
        {
          severity: 'low',
          title: `Two pages, with ${years === 0 ? 'less than one year' : `about ${String(years)} ${years === 1 ? 'year' : 'years'}`} of experience`,
          suggestion:
            'Try to fit it on one page: keep the bullets that speak for this next job, and merge or drop the others.',
          places: [],
        },
      ];
    return [];
  },
};

/** Lists of publications are long by nature. */
const isAcademic = ({ resume }: CheckInput): boolean =>
  resume.sections.some(({ kind }) => kind === 'publications');
