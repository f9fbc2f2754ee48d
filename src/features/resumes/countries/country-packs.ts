import type { CountryPack, PackSource } from './country-pack.ts';
import { austria } from './packs/at.ts';
import { canada } from './packs/ca.ts';
import { switzerland } from './packs/ch.ts';
import { germany } from './packs/de.ts';
import { spain } from './packs/es.ts';
import { france } from './packs/fr.ts';
import { unitedKingdom } from './packs/gb.ts';
import { ireland } from './packs/ie.ts';
import { italy } from './packs/it.ts';
import { poland } from './packs/pl.ts';
import { portugal } from './packs/pt.ts';
import { unitedStates } from './packs/us.ts';

/** All of them, as a list to choose from shows them. */
export const COUNTRY_PACKS: readonly CountryPack[] = [
  austria,
  canada,
  france,
  germany,
  ireland,
  italy,
  poland,
  portugal,
  spain,
  switzerland,
  unitedKingdom,
  unitedStates,
];

/** What paper and the form of dates are taken from, in every pack. */
export const COMMON_SOURCE: PackSource = {
  name: 'Unicode CLDR: paper sizes and the forms of dates, by country and language',
  address: 'https://cldr.unicode.org',
};
