import type { ParsedResume } from '#documents/parser/parsed-resume.ts';
import type { Check, Fault } from '../check.ts';
import { ifQuoted } from '../second-look/proof.ts';
import { type AreaText, contactLines, resumeTexts } from '../words/resume-texts.ts';
import { identityNumbers, masked } from './identity-numbers.ts';
import { birthIn, personalFacts, salaryIn, streetAddressIn } from './personal-facts.ts';
import { photo } from './photo.ts';

/** Languages of countries where a date of birth and the like are still usual, though nobody may insist on them. */
const CUSTOMARY = new Set(['de', 'fr', 'es', 'pt', 'it']);
const CUSTOMARY_WHY =
  'Many still write this, and equal-treatment laws of the European Union mean that no employer may insist on it: you decide.';

const always: Check['applies'] = ({ resume }) => resume.name !== undefined || resume.sections.length > 0;

/** The texts in which somebody speaks of themselves, not of their work. */
const aboutPerson = (resume: ParsedResume): AreaText[] =>
  resumeTexts(resume).filter(({ area }) => area === 'contact' || area === 'summary' || area === 'further');

const identityNumber: Check = {
  id: 'sensitive/identity-number',
  group: 'sensitive',
  area: 'contact',
  severity: 'high',
  why: 'With such a number and your name somebody can open accounts for you; an employer needs it after hiring, not before.',
  passed: 'No identity or passport number',
  applies: always,
  find: (input) =>
    resumeTexts(input.resume).flatMap(({ value, source, area }) =>
      identityNumbers(value).map(({ name, written }) =>
        ifQuoted(
          input,
          written,
          {
            title: `This looks like a ${name}: ${masked(written)}`,
            suggestion: 'Delete it here, and from every place where this resume has been put online.',
            area,
            places: [{ ...source, snippet: written }],
          },
          {
            area,
            title: `We could not tell whether a ${name} stands here`,
            lookAt: 'If it does, delete it here, and from every place where this resume has been put online.',
          },
        ),
      ),
    ),
};

const birth: Check = {
  id: 'sensitive/birth',
  group: 'sensitive',
  area: 'contact',
  severity: 'medium',
  why: 'How old you are should play no part, and a date of birth helps whoever wants to pass for you.',
  passed: 'No date of birth or age',
  applies: always,
  find: ({ resume }) =>
    aboutPerson(resume).flatMap(({ value, source }) => {
      const written = birthIn(value);
      if (written === undefined) return [];
      return [
        {
          title: `It tells your age: “${written}”`,
          suggestion: 'Leave it out.',
          ...customary(resume),
          ...(resume.language === 'pl' && { severity: 'low' as const, why: POLISH_WHY }),
          places: [{ ...source, snippet: written }],
        },
      ];
    }),
};

const personal: Check = {
  id: 'sensitive/personal-facts',
  group: 'sensitive',
  area: 'contact',
  severity: 'medium',
  why: 'This has no bearing on the work, and in many countries an employer may not take it into account.',
  passed: 'Nothing on marital status, gender, religion or nationality',
  applies: always,
  find: ({ resume }) =>
    aboutPerson(resume).flatMap(({ value, source }) =>
      personalFacts(value).map(({ name, written }) => ({
        title: `${name} is of no concern here: “${written}”`,
        suggestion:
          name === 'Nationality'
            ? 'Leave it out. If the employer must know that you may work there, say just that.'
            : 'Leave it out.',
        ...customary(resume),
        places: [{ ...source, snippet: written }],
      })),
    ),
};

const address: Check = {
  id: 'sensitive/street-address',
  group: 'sensitive',
  area: 'contact',
  severity: 'low',
  why: 'Nobody writes you a letter at this stage; a city is enough to tell how far away you live, and your door stays yours.',
  passed: 'No street and number',
  applies: always,
  find: ({ resume }) => {
    const lines = [...contactLines(resume), ...(resume.location === undefined ? [] : [resume.location])];
    for (const { value, source } of lines) {
      const written = streetAddressIn(value);
      if (written === undefined) continue;
      return [
        {
          title: `It has your street and number: “${written}”`,
          suggestion: 'Keep the city and the state or country.',
          ...(CUSTOMARY.has(resume.language) && {
            why: 'Here a full address is usual, and yet not needed before an interview: you decide.',
          }),
          places: [{ ...source, snippet: written }],
        },
      ];
    }
    return [];
  },
};

const salary: Check = {
  id: 'sensitive/salary',
  group: 'sensitive',
  area: 'document',
  severity: 'low',
  why: 'Whoever names a figure first binds themselves; it belongs in the talk, or in the letter where the ad asks for it.',
  passed: 'No salary',
  applies: always,
  find: ({ resume }) =>
    resumeTexts(resume).flatMap(({ value, source, area }): Fault[] => {
      const written = salaryIn(value);
      // Who fills in the field for a job's pay applies where it is asked for, as federal employers of the US do.
      if (written === undefined || source.field?.endsWith('.pay')) return [];
      return [
        {
          title: `It names a salary: “${written}”`,
          suggestion: 'Leave it out.',
          area,
          places: [{ ...source, snippet: written }],
        },
      ];
    }),
};

/** The Polish labor code lets an employer ask for the date of birth. */
const POLISH_WHY =
  'In Poland an employer may ask for it, and need not before an interview; a date of birth also helps whoever wants to pass for you: you decide.';

function customary({ language }: ParsedResume): Pick<Fault, 'severity' | 'why'> {
  return CUSTOMARY.has(language) ? { severity: 'low', why: CUSTOMARY_WHY } : {};
}

/** Checks for what need not be in a resume and may do harm there. */
export const sensitiveChecks: readonly Check[] = [photo, identityNumber, birth, personal, address, salary];
