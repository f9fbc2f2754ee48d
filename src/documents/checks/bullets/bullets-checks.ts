import type { Check } from '../check.ts';
import { noActionVerb } from './action-verb.ts';
import { bulletCount, noBullets } from './bullet-amount.ts';
import { bulletLength } from './bullet-length.ts';
import { figures } from './figures.ts';
import { firstPerson } from './first-person.ts';
import { passive } from './passive.ts';
import { repeatedVerb } from './repeated-verb.ts';
import { tense } from './tense.ts';
import { uneven } from './uneven.ts';
import { weakStarts } from './weak-start.ts';

/** Checks of the bullets of jobs. */
export const bulletsChecks: readonly Check[] = [
  noBullets,
  bulletCount,
  bulletLength,
  noActionVerb,
  weakStarts,
  figures,
  passive,
  firstPerson,
  tense,
  repeatedVerb,
  uneven,
];
