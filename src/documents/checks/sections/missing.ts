import type { Check, CheckInput, Fault } from '../check.ts';
import { GREENHOUSE } from '../finding.ts';
import {
  isKnownLanguage,
  hasHeaded,
  hasHeadings,
  isEarlyCareer,
  isWhole,
  unknownHeadings,
} from './section-facts.ts';

const SKILL_WORDS =
  /skill|tech|tool|compet|software|kenntnis|fähigkeit|habilidad|conhecimento|conoscenz|vaardig|stack|expertise/iu;

/** Words of headings. With a capital, or they are a word of the text. */
const EXPERIENCE =
  /Experience|Employment|EXPERIENCE|EMPLOYMENT|Berufserfahrung|Werdegang|Expérience|Experiencia|Experiência|Esperienza|Doświadczenie|Werkervaring/u;
const EDUCATION =
  /Education|EDUCATION|Academic|ACADEMIC|Ausbildung|Studium|Formation|Formación|Formação|Formazione|Istruzione|Wykształcenie|Opleiding/u;

/** A line with fewer words is a heading of its own. */
const LINE_WORDS = 5;

/** Whether a line of text begins or ends with such a heading: set beside its text, it was read as part of it. */
const standsWithin = ({ file }: CheckInput, heading: RegExp): boolean =>
  file?.lines.some(({ text, bullet }) => {
    const words = text.split(/\s+/);
    if (bullet !== '' || words.length < LINE_WORDS) return false;
    return [...words.slice(0, 2), ...words.slice(-1)].some((word) => heading.test(word));
  }) ?? false;

/** No experience, or none under a heading that says so. */
export const experienceHeading: Check = {
  id: 'sections/experience',
  group: 'sections',
  area: 'experience',
  severity: 'fatal',
  why: 'Experience is what a resume is read for, and a parser looks for its heading. Greenhouse names resumes without clear sections among those that fail.',
  reference: GREENHOUSE,
  passed: 'Your experience stands under a heading of its own',
  applies: (input) => isKnownLanguage(input) && isWhole(input),
  find(input) {
    const { jobs } = input.resume;
    if (hasHeaded(input, 'experience') || (input.file === undefined && jobs.length > 0)) return [];
    if (standsWithin(input, EXPERIENCE)) return [];
    if (!hasHeadings(input)) return [headless];
    const others = unknownHeadings(input);
    const named = others[0]?.heading?.value;
    if (jobs.length > 0)
      return [
        {
          severity: 'high',
          title: named
            ? `Your jobs stand under no usual heading; “${named}” is not one that software knows`
            : 'Your jobs stand under no heading',
          suggestion: 'Write “Experience” or “Work Experience” above them, alone on its line and in bold.',
          places: others[0]?.heading ? [others[0].heading.source] : [],
        },
      ];
    if (isEarlyCareer(input) || hasHeaded(input, 'projects', 'volunteering')) return [beginner];
    return [
      {
        // What we do not know may be the experience that we miss.
        severity: others.length > 0 || input.file === undefined ? 'high' : 'fatal',
        missing: 'part',
        title: 'No experience was found',
        suggestion:
          'List your jobs under “Experience”, newest first, each with title, employer and dates. Internships and work without pay count as well.',
        places: [],
      },
    ];
  },
};

/** Without any heading we cannot say what is missing, and neither can a parser. */
const headless: Fault = {
  severity: 'high',
  missing: 'part',
  title: 'No headings of sections were recognized',
  suggestion:
    'Put “Experience”, “Education” and “Skills” above what they head: as text, alone on their line, larger or in bold.',
  places: [],
};

const beginner: Fault = {
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
    const faults: Fault[] = [];
    const milder = { severity: 'medium' } as const;
    const doubtful = unknownHeadings(input).length > 0 ? milder : {};
    if (
      education.length === 0 &&
      !hasHeaded(input, 'education', 'certificates') &&
      !standsWithin(input, EDUCATION)
    )
      faults.push({
        ...doubtful,
        missing: 'part',
        title: 'No education was found',
        suggestion: 'Add “Education” with your highest degree or training: what, where, and when it ended.',
        places: [],
      });
    if (skills.length === 0 && !hasHeaded(input, 'skills') && !mayHaveSkills(input))
      faults.push({
        ...doubtful,
        ...(hasHeaded(input, 'languages', 'certificates') && milder),
        area: 'skills',
        missing: 'part',
        title: 'No section of skills was found',
        suggestion:
          'Add “Skills” with the eight to twelve that you would want to be found by, separated by commas.',
        places: [],
      });
    return faults;
  },
};

const mayHaveSkills = (input: CheckInput): boolean =>
  unknownHeadings(input).some(({ heading }) => SKILL_WORDS.test(heading?.value ?? ''));
