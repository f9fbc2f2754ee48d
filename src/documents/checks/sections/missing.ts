import type { ParsedFile } from '#documents/parser/parsed-file.ts';
import type { ParsedSection, Source } from '#documents/parser/parsed-resume.ts';
import type { Check, Fault } from '../check.ts';
import type { CheckInput } from '../check-input.ts';
import { GREENHOUSE, type Unsure, type Mild } from '../finding.ts';
import { ifNowhere, type ProvenFault, type Accusation } from '../second-look/proof.ts';
import { mayBeSkills, mayBeStudy, mayBeWorked, mayHead, mayHeadWork } from '../second-look/what-may-be.ts';
import { isHalfHeading, wholeHeading } from './heading-lines.ts';
import {
  isKnownLanguage,
  hasHeaded,
  hasHeadings,
  isEarlyCareer,
  isWhole,
  unknownHeadings,
} from './section-facts.ts';

/** No experience, or none under a heading that says so. */
export const experienceHeading: Check = {
  id: 'sections/experience',
  group: 'sections',
  area: 'experience',
  severity: 'fatal',
  why: 'Experience is what a resume is read for, and a parser looks for its heading. Greenhouse names resumes without clear sections among those that fail.',
  reference: GREENHOUSE,
  passed: 'Your experience stands under a heading of its own',
  applies: (input) => isKnownLanguage(input) && isWhole(input) && !startsWithoutJobs(input),
  find(input) {
    const { jobs } = input.resume;
    if (hasHeaded(input, 'experience') || (input.file === undefined && jobs.length > 0)) return [];
    if (!hasHeadings(input)) return [ifNowhere(input, () => inFile(input, mayHead), headless, whichHeadings)];
    if (jobs.length > 0) return [ifNowhere(input, () => mayHeadJobs(input), unheaded(input), whichWork)];
    if (isEarlyCareer(input) || hasHeaded(input, 'projects', 'volunteering')) return [beginner];
    return [
      ifNowhere(
        input,
        () => [...inFile(input, mayHeadWork), ...inFile(input, mayBeWorked)],
        {
          // What we do not know may be the experience that we miss.
          severity: unknownHeadings(input).length > 0 || input.file === undefined ? 'high' : 'fatal',
          missing: 'part',
          title: 'No experience was found',
          suggestion:
            'List your jobs under “Experience”, newest first, each with title, employer and dates. Internships and work without pay count as well.',
          places: [],
        },
        whichWork,
      ),
    ];
  },
};

type Look = (file: ParsedFile) => readonly Source[];

const inFile = ({ file }: CheckInput, look: Look): readonly Source[] => (file ? look(file) : []);

const whichWork = {
  title: 'We could not tell where your experience begins',
  lookAt:
    'One of these lines may head your jobs, or be one. “Experience” or “Work Experience”, alone on its line and above them, leaves no doubt.',
};

const whichHeadings = {
  title: 'We could not tell which lines are the headings of sections',
  lookAt:
    'These may be. A heading is surest alone on its line, larger or in bold, with a blank line above it.',
};

/** Lines that may head the jobs, and headings that may be the half of one that does. */
const mayHeadJobs = (input: CheckInput): readonly Source[] => [
  ...inFile(input, mayHeadWork),
  ...unknownHeadings(input).flatMap((section) =>
    isHalfHeading(section, input) ? (section.heading?.source ?? []) : [],
  ),
];

function unheaded(input: CheckInput): Accusation {
  const other = unknownHeadings(input).find(({ lines }) => holdsJob(lines, input));
  const named = other && wholeHeading(other, input);
  return {
    severity: 'high',
    title: named
      ? `Your jobs stand under no usual heading; “${named}” is not one that software knows`
      : 'Your jobs stand under no heading',
    suggestion: 'Write “Experience” or “Work Experience” above them, alone on its line and in bold.',
    places: other?.heading ? [other.heading.source] : [],
  };
}

/** Whether the first job stands among these lines. */
function holdsJob(lines: ParsedSection['lines'], { resume: { jobs } }: CheckInput): boolean {
  const line = (jobs[0]?.title ?? jobs[0]?.employer ?? jobs[0]?.period)?.source.line;
  // Where nobody knows on which lines they stand, the first is as good.
  return lines === undefined || line === undefined || (line >= lines.first && line <= lines.last);
}

/** Whoever starts has no jobs to list: education and what was done without pay, under their headings, is a whole resume. */
const startsWithoutJobs = (input: CheckInput): boolean =>
  input.resume.jobs.length === 0 &&
  !hasHeaded(input, 'experience') &&
  hasHeaded(input, 'education') &&
  hasHeaded(input, 'projects', 'volunteering');

/** Without any heading we cannot say what is missing, and neither can a parser. */
const headless: Accusation = {
  severity: 'high',
  missing: 'part',
  title: 'No headings of sections were recognized',
  suggestion:
    'Put “Experience”, “Education” and “Skills” above what they head: as text, alone on their line, larger or in bold.',
  places: [],
};

const beginner: Fault & { severity: Mild } = {
  severity: 'low',
  missing: 'part',
  title: 'There is no section of experience yet',
  suggestion:
    'Put internships, part-time jobs and projects of some weeks under “Experience”: each with what you did, for whom and when.',
  places: [],
};

/** No education, or no skills. */
export const educationAndSkills: Check = {
  id: 'sections/education-skills',
  group: 'sections',
  area: 'education',
  severity: 'high',
  why: 'Application forms ask for both. What is not found here has to be typed in by hand, or stays empty.',
  passed: 'There are sections for education and skills',
  applies: (input) => isKnownLanguage(input) && isWhole(input) && hasHeadings(input),
  find(input) {
    const { education, skills } = input.resume;
    const outcomes: (ProvenFault | Unsure)[] = [];
    const milder = { severity: 'medium' } as const;
    const doubtful = unknownHeadings(input).length > 0 ? milder : {};
    if (education.length === 0 && !hasHeaded(input, 'education', 'certificates'))
      outcomes.push(
        ifNowhere(
          input,
          () => inFile(input, mayBeStudy),
          {
            ...doubtful,
            missing: 'part',
            title: 'No education was found',
            suggestion:
              'Add “Education” with your highest degree or training: what, where, and when it ended.',
            places: [],
          },
          {
            title: 'We could not tell where your education stands',
            lookAt: 'These lines may tell of it. Under the heading “Education” everybody finds it.',
          },
        ),
      );
    if (skills.length === 0 && !hasHeaded(input, 'skills'))
      outcomes.push(
        ifNowhere(
          input,
          () => inFile(input, mayBeSkills),
          {
            ...doubtful,
            ...(hasHeaded(input, 'languages', 'certificates') && milder),
            area: 'skills',
            missing: 'part',
            title: 'No section of skills was found',
            suggestion:
              'Add “Skills” with the eight to twelve that you would want to be found by, separated by commas.',
            places: [],
          },
          {
            area: 'skills',
            title: 'We could not tell where your skills stand',
            lookAt: 'These lines may list them. Under the heading “Skills” everybody finds them.',
          },
        ),
      );
    return outcomes;
  },
};
