import type { ParsedSectionKind } from '#documents/parser/parsed-resume.ts';
import type { Check, Fault } from '../check.ts';
import type { CheckInput } from '../check-input.ts';
import { monthsWorked } from '../dates/months.ts';
import { wholeHeading } from './heading-lines.ts';
import { hasHeaded, inColumns, sectionsOf } from './section-facts.ts';

/** Years alone may count up to two too many. */
const EXPERIENCED_MONTHS = 84;
const SOME_MONTHS = 24;
/** Where references are still expected, nobody is told to leave them out. */
const WITHOUT_REFERENCES = new Set(['en', 'fr', 'es', 'it', 'pt']);

/** Sections in an unusual order, so that readers have to search. */
export const sectionOrder: Check = {
  id: 'sections/order',
  group: 'sections',
  area: 'document',
  severity: 'low',
  why: 'What you are hired for should come before what rounds it off.',
  passed: 'The sections come in the usual order',
  applies: (input) => hasHeaded(input, 'experience') && !inColumns(input),
  find(input) {
    const places = new Map<ParsedSectionKind, number>();
    input.resume.sections.forEach(({ kind }, index) => places.set(kind, places.get(kind) ?? index));
    const experience = places.get('experience') ?? 0;
    const comesBefore = (kind: ParsedSectionKind) => (places.get(kind) ?? Infinity) < experience;
    const faults: Fault[] = [];
    const worked = monthsWorked(input.resume.jobs, input.today) ?? 0;
    if (comesBefore('education') && worked >= EXPERIENCED_MONTHS && !isAcademic(input))
      faults.push(late('Education', 'education', ', with more than five years of work behind you', input));
    for (const [kind, name] of [
      ['interests', 'Interests'],
      ['references', 'References'],
    ] as const)
      if (comesBefore(kind)) faults.push(late(name, kind, '', input));
    return faults;
  },
};

/** Sections that are no longer expected. */
export const outdated: Check = {
  id: 'sections/outdated',
  group: 'sections',
  area: 'document',
  severity: 'low',
  why: 'References are asked for when they are needed, and an objective says what you want before what you bring.',
  passed: 'No space goes to references or an objective',
  applies: ({ resume }) => WITHOUT_REFERENCES.has(resume.language) && resume.sections.length > 1,
  find(input) {
    const faults: Fault[] = [];
    const [references] = sectionsOf(input, 'references');
    if (references?.heading)
      faults.push({
        why: 'References are asked for when they are needed; the lines are better spent on what you did.',
        title: `There is a section “${wholeHeading(references, input) ?? ''}”`,
        suggestion:
          'Leave it out, with “available on request” too, and keep names and numbers ready for the interview.',
        places: [references.heading.source],
      });
    const objective = sectionsOf(input, 'summary').find(({ heading }) =>
      /objective|objectif|objetivo|obiettivo/iu.test(heading?.value ?? ''),
    );
    const worked = monthsWorked(input.resume.jobs, input.today) ?? 0;
    if (objective?.heading && worked >= SOME_MONTHS)
      faults.push({
        why: 'An objective says what you want; an employer looks for what you bring.',
        title: `There is a section “${wholeHeading(objective, input) ?? ''}”`,
        suggestion:
          'Turn it into a “Summary”: two or three lines on what you do, for how long, and your best result.',
        places: [objective.heading.source],
      });
    return faults;
  },
};

function late(name: string, kind: ParsedSectionKind, reason: string, input: CheckInput): Fault {
  // The very section that stands there, whatever its heading is taken for.
  const section = input.resume.sections.find((each) => each.kind === kind);
  const heading = section && wholeHeading(section, input);
  const said = heading === undefined ? name : `“${heading}”`;
  return {
    title: `${said} comes before your experience${reason}`,
    suggestion: `Move ${said} below your experience.`,
    places: section?.heading ? [section.heading.source] : [],
  };
}

/** At universities the degree comes first all life long. */
const isAcademic = (input: CheckInput): boolean => sectionsOf(input, 'publications').length > 0;
