import type { Person } from '../person.ts';
import { judgedPeople1 } from './judged-1.ts';
import { judgedPeople2 } from './judged-2.ts';
import { judgedPeople3 } from './judged-3.ts';
import { judgedPeople4 } from './judged-4.ts';
import { judgedPeople5 } from './judged-5.ts';
import { judgedPeople6 } from './judged-6.ts';

/** Everybody of the part that nobody who writes the reader may look at. */
export const judgedPeople: readonly Person[] = [
  ...judgedPeople1,
  ...judgedPeople2,
  ...judgedPeople3,
  ...judgedPeople4,
  ...judgedPeople5,
  ...judgedPeople6,
];
