import type { Check } from '../check.ts';
import { jobDates, jobEmployer, jobTitle } from './complete.ts';
import { degreeSchool } from './school.ts';

export const entriesChecks: readonly Check[] = [jobTitle, jobEmployer, jobDates, degreeSchool];
