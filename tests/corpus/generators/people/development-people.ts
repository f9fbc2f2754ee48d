import type { Person } from '../person.ts';
import { developmentPeople1 } from './development-1.ts';
import { developmentPeople2 } from './development-2.ts';
import { developmentPeople3 } from './development-3.ts';

/** Everybody of the development part. */
export const developmentPeople: readonly Person[] = [
  ...developmentPeople1,
  ...developmentPeople2,
  ...developmentPeople3,
];
