import type { PartialDate, ReadJob } from '../../readback/read-resume.ts';
import { counted, jobName } from '../bullets/resume-bullets.ts';
import type { Check, CheckInput } from '../check.ts';
import { isMuddled, isStudy } from '../entries/doubt.ts';

/** Jobs that ended longer ago may well be told by years alone. */
const RECENT_YEARS = 10;
/** In a job this long, a month more or less says nothing. */
const LONG_YEARS = 4;

/** Jobs whose dates have no months. */
export const yearOnly: Check = {
  id: 'dates/year-only',
  group: 'dates',
  area: 'experience',
  severity: 'medium',
  why: '“2019 – 2020” may be two months or two years. A reader, or a parser that counts your experience, has to guess.',
  passed: 'Your jobs give month and year',
  applies: ({ resume }) => resume.jobs.some(({ period }) => period !== undefined),
  find(input) {
    const { resume, today } = input;
    const vague = resume.jobs.filter((job) => {
      const { period } = job;
      if (period === undefined || isInDoubt(job, input)) return false;
      const { start, end, current } = period.value;
      const isRecent = current || end === undefined || end.year >= today.year - RECENT_YEARS;
      return isRecent && (lacksMonth(start) || lacksMonth(end));
    });
    const [first] = vague;
    if (first === undefined) return [];
    const isShort = vague.some(({ period }) => {
      const from = period?.value.start?.year;
      const to = period?.value.end?.year ?? today.year;
      return from === undefined || to - from < LONG_YEARS;
    });
    return [
      {
        severity: isShort ? 'medium' : 'low',
        title: `${counted(vague.length, 'job')} without months: “${first.period?.source.snippet ?? ''}” (${jobName(first)})`,
        suggestion:
          'Add the months, as in “Mar 2019 – Jun 2021”. If you do not recall them, an old contract or payslip does.',
        places: vague.flatMap(({ period }) => period?.source ?? []),
      },
    ];
  },
};

/** A lone year of something without bullets is that of a course or an article; "de 2014" has lost its month to us. */
function isInDoubt(job: ReadJob, input: CheckInput): boolean {
  const { bullets, period } = job;
  if (input.file === undefined || period === undefined) return false;
  if (isMuddled(input) || isStudy(job, input) || /^(?:del?|d['’])\s/iu.test(period.source.snippet))
    return true;
  const { start, current } = period.value;
  if (start !== undefined || current) return false;
  // What stands alone on its line may be the end of a date that began on the line above.
  const { line } = period.source;
  const above = line === undefined ? undefined : input.file.lines[line - 1]?.text;
  return bullets.length === 0 || (above !== undefined && /(?:19|20)\d\d/.test(above));
}

/** A season is a word for what should be a month. */
const lacksMonth = (date: PartialDate | undefined): boolean => date !== undefined && date.month === undefined;
