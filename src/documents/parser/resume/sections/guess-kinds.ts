import { findDates } from '../dates/find-dates.ts';
import type { Line } from '../lines/line.ts';
import { fold } from '../text/fold.ts';
import { DEGREE, SCHOOL } from '../words/degrees.ts';
import { titleScore } from '../words/score.ts';
import type { SectionLines } from './split-sections.ts';

/** Of so few periods, a section is as likely a list of projects. */
const LEAST_PERIODS = 2;
const LIST_MARK = /[,;|·•]/u;

/**
 * The same sections with what people head in words of their own: where nothing is headed as experience, the unknown
 * section with the most periods and titles of jobs is, and where nothing is headed as skills, the first one that is a
 * list without dates. Qualifications with degrees, schools and dates are studies where nothing else is.
 */
export function withGuessedKinds(sections: readonly SectionLines[]): SectionLines[] {
  const isHeaded = (kind: SectionLines['kind']) => sections.some((section) => section.kind === kind);
  const unknown = sections.filter(({ kind, heading }) => kind === 'unknown' && heading);
  const headedJobs = isHeaded('experience');
  const jobs = headedJobs ? unknown.filter(areJobs) : [mostLikeJobs(unknown)];
  const skills = isHeaded('skills')
    ? undefined
    : unknown.find((section) => !jobs.includes(section) && isList(section.lines));
  const headed = isHeaded('education');
  return sections.map((section) => {
    if (!headed && isStudies(section)) return { ...section, kind: 'education', isGuessed: true };
    if (jobs.includes(section)) return { ...section, kind: 'experience', isGuessed: true };
    return section === skills ? { ...section, kind: 'skills', isGuessed: true } : section;
  });
}

/** "Qualifications" heads a summary or, as is usual in Britain, what somebody studied: degrees or schools with dates. */
function isStudies({ kind, heading, lines }: SectionLines): boolean {
  if (kind !== 'summary' || !heading || !QUALIFICATIONS.test(fold(heading.text))) return false;
  const studies = lines.filter(({ text }) => DEGREE.test(fold(text)) || SCHOOL.test(fold(text)));
  return studies.length > 0 && lines.some(({ text }) => findDates(text).length > 0);
}

const QUALIFICATIONS = /^\W*(?:key |academic |my )?qualifi(?:cations?|kationen)\W*$/u;

function mostLikeJobs(sections: readonly SectionLines[]): SectionLines | undefined {
  const periods = ({ lines }: SectionLines) =>
    lines.filter(({ text }) => findDates(text).some(({ kind }) => kind === 'period')).length;
  const likely = sections.filter(
    (section) =>
      periods(section) >= LEAST_PERIODS &&
      section.lines.some((line) => !line.bulleted && titleScore(line.text) >= 1),
  );
  return likely.toSorted((a, b) => periods(b) - periods(a))[0];
}

/** Beside a section of jobs, another is one where most periods have the title of a job on its line or above it. */
function areJobs({ lines }: SectionLines): boolean {
  const dated = lines.flatMap(({ text }, index) =>
    findDates(text).some(({ kind }) => kind === 'period') ? [index] : [],
  );
  const titled = dated.filter((index) =>
    lines
      .slice(Math.max(0, index - 2), index + 2)
      .some((line) => !line.bulleted && titleScore(line.text.split('\t')[0] ?? '') >= 1.6),
  );
  return dated.length >= LEAST_PERIODS && titled.length * 3 >= dated.length * 2;
}

/** Short items between marks, and no date among them. */
function isList(lines: readonly Line[]): boolean {
  if (lines.some(({ text, bulleted }) => bulleted || findDates(text).length > 0)) return false;
  const items = lines.flatMap(({ text }) => text.replace(/^[^:]{2,40}:/u, '').split(LIST_MARK));
  const words = items.flatMap((item) => item.trim().split(/\s+/u)).filter(Boolean);
  return items.length >= 4 && items.length >= lines.length * 2 && words.length <= items.length * 3.5;
}
