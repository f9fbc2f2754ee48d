import type { ParsedJob, ParsedSectionKind } from '#documents/parser/parsed-resume.ts';
import type { Check } from '../check.ts';
import type { CheckInput } from '../check-input.ts';
import { isHeadOfRoles, isMuddled, isStudy } from '../entries/misread.ts';
import { ifNowhere } from '../second-look/proof.ts';
import { jobsInDoubt } from '../second-look/jobs-read.ts';
import { counted, jobBullets, jobName, jobPlaces } from './resume-bullets.ts';
import { bulletsElsewhere, unreadBullets } from './unread-bullets.ts';

/** Jobs that ended longer ago may well be told in a line. */
const RECENT_YEARS = 5;
const FEWEST = 2;
const MOST = 8;
/** Time of one's own is told in as many words as one likes. */
const LEAVE =
  /parental|maternity|paternity|family leave|sabbatical|career break|caregiv|elternzeit|mutterschutz|pflegezeit|congé (?:parental|maternité)|excedencia|licença/iu;
/** Fewer lines with bullets are a list of skills, or an accident. */
const SOME_BULLETS = 2;

/** There are jobs, and none of them has a bullet. */
export const noBullets: Check = {
  id: 'bullets/none',
  group: 'bullets',
  area: 'experience',
  severity: 'high',
  why: 'Whoever reads many resumes looks for what you did in short lines; long paragraphs are skipped, and a bare title says nothing.',
  passed: 'Your jobs are told in bullets',
  applies: ({ resume }) => resume.jobs.length > 0,
  find(input) {
    const { resume } = input;
    if (resume.jobs.some(({ bullets }) => bullets.length > 0)) return [];
    const told = resume.jobs.filter(({ paragraphs }) => paragraphs.length > 0);
    return [
      ifNowhere(
        input,
        () =>
          input.file
            ? [
                ...bulletsElsewhere(input, input.file),
                ...unreadBullets(input),
                // What is said of a job may stand among the lines that went astray.
                ...(told.length === 0 ? jobsInDoubt(input) : []),
              ]
            : [],
        {
          ...(told.length === 0 && { missing: 'detail' }),
          title:
            told.length > 0
              ? 'Your jobs are told in paragraphs, without a bullet'
              : 'Your jobs do not say what you did',
          suggestion:
            told.length > 0
              ? 'Break each paragraph into three to six bullets: one thing you did, and what came of it, in each.'
              : 'Add three to six bullets to each recent job: one thing you did, and what came of it, in each.',
          places: resume.jobs.flatMap((job) => job.paragraphs[0]?.source ?? jobPlaces(job)),
        },
        {
          title: 'We could not tell which bullets belong to which job',
          lookAt:
            'If these lines stand under your jobs on the page, each with its bullet, they are in order.',
        },
      ),
    ];
  },
};

/** A recent job with fewer than two bullets or more than eight. */
export const bulletCount: Check = {
  id: 'bullets/count',
  counts: 'bullets',
  group: 'bullets',
  area: 'experience',
  severity: 'medium',
  why: 'A recent job deserves more than a line; past eight bullets the strong ones drown among the others.',
  passed: 'Recent jobs have between two and eight bullets',
  applies: ({ resume }) => resume.jobs.some(({ bullets }) => bullets.length > 0),
  find(input) {
    const recent = input.resume.jobs.filter(
      (job, index) => isRecent(job, index, input) && !isStudy(job, input),
    );
    // Where paragraphs tell the job, it is not bare.
    const few = recent.filter(
      (job) => job.bullets.length < FEWEST && job.paragraphs.length === 0 && !mayBeBrief(job, input),
    );
    const many = recent.filter(({ bullets }) => bullets.length > MOST);
    return [
      ...few.map((job) => ({
        missing: 'detail' as const,
        title: `${jobName(job)} has ${job.bullets.length === 0 ? 'no bullets' : 'only one bullet'}`,
        suggestion: 'Add what else you did there that this next job needs: three to six bullets are usual.',
        places: jobPlaces(job),
      })),
      ...many.map((job) => ({
        title: `${jobName(job)} has ${input.file ? 'at least ' : ''}${counted(job.bullets.length, 'bullet')}`,
        suggestion: `Keep the ${String(MOST)} that matter most to this next job, the strongest first; join or drop the others.`,
        places: jobPlaces(job),
      })),
    ];
  },
};

/** Leave from work; and what may be a part of a job, or another's bullets, because we read it wrongly. */
function mayBeBrief(job: ParsedJob, input: CheckInput): boolean {
  const named = [job.title, job.employer, job.place].map((read) => read?.value ?? '');
  return (
    LEAVE.test(named.join(' ')) || isMuddled(input) || isHeadOfRoles(job, input) || hasLostBullets(input)
  );
}

/** Lines with bullets that belong to no other section: they are of jobs, and we did not see of which. */
function hasLostBullets({ resume, file }: CheckInput): boolean {
  const elsewhere = resume.sections.flatMap(({ kind, lines }) =>
    lines === undefined || MAY_BE_OF_JOBS.has(kind) ? [] : [lines],
  );
  const found = new Set(
    resume.jobs.flatMap(({ bullets, paragraphs }) =>
      [...bullets, ...paragraphs].map(({ source }) => source.line),
    ),
  );
  const lost = file?.lines.filter(
    ({ bullet, index }) =>
      bullet !== '' &&
      !found.has(index) &&
      !elsewhere.some(({ first, last }) => index >= first && index <= last),
  );
  return (lost?.length ?? 0) >= SOME_BULLETS;
}

const MAY_BE_OF_JOBS = new Set<ParsedSectionKind>(['experience', 'contact', 'unknown']);

/** Whether the job is the latest, or ended within some years; bullets of earlier jobs say less about what comes. */
function isRecent({ period }: ParsedJob, index: number, { today }: CheckInput): boolean {
  if (index === 0 || period?.value.current === true) return true;
  const end = period?.value.end;
  return (
    end !== undefined &&
    end.year >= today.year - RECENT_YEARS &&
    lastedAYear(period?.value.start?.year, end.year)
  );
}

/** A summer job of a few weeks may be told in one line. */
const lastedAYear = (from: number | undefined, to: number): boolean => from !== undefined && to > from;

/** Whether there is enough to compare bullets with each other, and they are surely bullets. */
export const hasSeveralBullets = (input: CheckInput): boolean =>
  jobBullets(input).length >= 4 && !isMuddled(input);
