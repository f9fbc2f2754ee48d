import type { Proposal } from '../ad.ts';
import { proposal } from './proposal.ts';

/* Pay by a collective agreement: German ads name a group of it rather than an amount. */

const AGREEMENT = String.raw`(?:TVöD|TVÖD|TVoeD|TVAöD|TV-L|TVL|TV-H|TVA-L|TV-V|TV-Ärzte|BAT-KF|BAT|AVR|KAVO|AVO|BesO|IG[ -]?Metall)(?:[-/ ](?:SuE|VKA|Bund|P|B|K|S|L|V|H|DD|Caritas|Diakonie)(?![\p{L}\p{N}]))?`;
const GROUP = String.raw`(?:(?:Entgeltgruppe|Vergütungsgruppe|Besoldungsgruppe|Gruppe|EG|VG)\s?(?:[A-Z]{1,2}\s?)?\d{1,2}\s?[a-d]?|[ESPA]\s?\d{1,2}[a-d]?)(?![\p{L}\p{N}])`;
const TARIFF = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${AGREEMENT}[ ,:(/–-]{1,3}${GROUP}|${GROUP}[ ,:(/–-]{1,3}${AGREEMENT}|(?:Entgeltgruppe|Besoldungsgruppe)\s(?:[A-Z]{1,2}\s?)?\d{1,2}\s?[a-d]?(?![\p{L}\p{N}])|${AGREEMENT}(?![\p{L}\p{N}]))`,
  'u',
);

/** "TVöD-P, Entgeltgruppe P8". */
export function tariffIn(text: string): Proposal | undefined {
  const found = TARIFF.exec(text);
  return found === null ? undefined : proposal(found[0], found.index);
}
