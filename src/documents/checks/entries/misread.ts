import type { ParsedFile } from '#documents/parser/parsed-file.ts';
import type { ParsedJob } from '#documents/parser/parsed-resume.ts';
import type { CheckInput } from '../check-input.ts';
import { SCHOOL } from './school.ts';

/** Begins as degrees do. Only with a school beside it or nothing at all, since "Tecnólogo em Radiologia" may be a job, too. */
const DEGREE =
  /^(?:ph\.?\s?d|m\.?b\.?a\b|j\.?d\b|juris doctor|[bm]\.\s?(?:a|s|sc|eng|ed)\b|(?:ba|bs|ma|ms|bsc|msc|beng|meng|bba|ll[bm])\b|bachelor|master(?:['’]s)? (?:of|in|degree)\b|associate(?:['’]s)? (?:of|in|degree)\b|doctor of\b|(?:national |higher |advanced )?diploma\b|diplôme|licenciatura|licence|tecnólogo em|ensino médio|grado en|máster en|bachiller|laurea|abitur|baccalaur|fachabitur|mittlere reife|(?:real|haupt)schulabschluss|studium\b|bac pro\b|bts\b|dut\b|mestrado|doutorado|doctorado|pós-graduação|magister|licencjat|matura\b|havo\b|vwo\b|a[ -]levels?\b|gcses?\b|high school)/iu;

export const isDegree = (text: string): boolean => DEGREE.test(text);

/** A degree that we took for a job, as happens where headings stand beside the text. */
export function isStudy({ title, employer, bullets }: ParsedJob, { file }: CheckInput): boolean {
  if (file === undefined || title === undefined || !DEGREE.test(title.value)) return false;
  return employer === undefined ? bullets.length === 0 : SCHOOL.test(employer.value);
}

/**
 * Whether we lost our way among the jobs of a file: where one has neither title nor employer, no word in its title, or a
 * bullet, half a title or a piece of a sentence for its name, those around it may have the lines of each other.
 */
export const isMuddled = ({ file, resume }: CheckInput): boolean =>
  file !== undefined &&
  (resume.jobs.some((job) => isNoName(job) || isTorn(job) || isBulletName(job, file)) ||
    hasCut(resume.jobs, file));

/** A title without letters is a piece of a date, and so are "to21" and "(3". */
const isNoName = ({ title, employer }: ParsedJob): boolean =>
  !/\p{L}{2}/u.test(title?.value ?? employer?.value ?? '') ||
  [title, employer].some((read) => /^(?:to|bis|–|-)\s?\d{2,4}$|^\(\d/u.test(read?.value ?? ''));

/** "Took the home to Good (CQC, 2021)" is what was done: where its year was taken for a date, a bracket stays open. */
const isTorn = ({ title }: ParsedJob): boolean => /\([^()]*$/u.test(title?.value ?? '');

/** "AUGUST 2024   • Ran the award": the title is what was done, in the line or the one below of a bullet. */
function isBulletName({ title }: ParsedJob, { lines }: ParsedFile): boolean {
  const line = title?.source.line === undefined ? undefined : lines[title.source.line];
  if (title === undefined || line === undefined) return false;
  const at = line.text.indexOf(title.value);
  return at > 0 && /[•▪‣◦○●■□➢✓*]\s{0,3}$/u.test(line.text.slice(0, at));
}

/** Where all jobs are written "Prep Cook / Corner Deli", that is how titles and employers are parted there. */
function hasCut(jobs: readonly ParsedJob[], file: ParsedFile): boolean {
  const cut = jobs.filter((job) => isCut(job, file)).length;
  return cut > 0 && (cut < jobs.length || cut === 1);
}

/** "Prep Cook / Dishwasher" on one line is a title, and its second half no employer. */
function isCut({ title, employer }: ParsedJob, { lines }: ParsedFile): boolean {
  const line = title?.source.line === undefined ? undefined : lines[title.source.line];
  if (title === undefined || employer === undefined || line === undefined) return false;
  return line.text.includes(`${title.value} / ${employer.value}`);
}

/** An employer above the roles somebody had there, one after the other: what was done stands under the roles. */
export function isHeadOfRoles(job: ParsedJob, { file, resume }: CheckInput): boolean {
  const next = resume.jobs[resume.jobs.indexOf(job) + 1];
  if (file === undefined || next === undefined || job.bullets.length + job.paragraphs.length > 0)
    return false;
  const [whole, part] = [job.period?.value, next.period?.value];
  if (!whole?.start || !part?.start) return false;
  const endsLater = whole.current || (!part.current && yearOf(whole.end) >= yearOf(part.end));
  const sameEmployer =
    job.employer === undefined || next.employer === undefined || job.employer.value === next.employer.value;
  return sameEmployer && endsLater && whole.start.year <= part.start.year;
}

const yearOf = (date: { year: number } | undefined): number => date?.year ?? 0;
