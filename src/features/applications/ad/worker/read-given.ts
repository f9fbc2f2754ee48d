import type { AdPlace, Proposal, ReadAd } from '#documents/ads/ad.ts';
import { plainAd } from '#documents/ads/plain-ad.ts';
import { readAd } from '#documents/ads/read-ad.ts';
import type { AdReading } from '../protocol.ts';

/** Below so many words nobody can tell what language a text is in. */
const FEWEST_WORDS = 30;

/** Reads an ad as it stands in its field, which may be markup or have lines broken otherwise than what is read. */
export function readGiven(given: string): AdReading {
  // As a text area has it.
  const text = given.replace(/\r\n?/gu, '\n');
  const plain = plainAd(text);
  return {
    ad: placedIn(text, plain.text, readAd(plain.text)),
    isCut: plain.isCut,
    isShort: (plain.text.match(/\p{L}+/gu) ?? []).length < FEWEST_WORDS,
  };
}

/** The same with the places that its words have in another text. */
function placedIn(given: string, plain: string, ad: ReadAd): ReadAd {
  if (given === plain) return ad;
  const whereIs = placesOf(given, plain);
  const moved = (place: AdPlace, words: string): AdPlace =>
    whereIs ? { from: whereIs[place.from] ?? 0, to: (whereIs[place.to - 1] ?? -1) + 1 } : found(given, words);
  const proposed = <P extends Proposal | undefined>(proposal: P): P =>
    proposal && { ...proposal, place: moved(proposal.place, proposal.words) };
  const { title, employer, place, pay, deadline } = ad;
  const proposals = Object.entries({ title, employer, place, pay, deadline }).flatMap(([name, proposal]) =>
    proposal ? [[name, proposed(proposal)] as const] : [],
  );
  return {
    ...ad,
    ...Object.fromEntries(proposals),
    requirements: ad.requirements.map((one) => ({
      ...one,
      places: one.places.map((each) => moved(each, plain.slice(each.from, each.to))),
    })),
    contacts: ad.contacts.map((one) => ({
      ...one,
      place: moved(one.place, one.email || one.phone || one.name),
    })),
    notUnderstood: ad.notUnderstood.map(proposed),
  };
}

/** Of markup, whose words are not in one piece: where they stand as they are. */
function found(given: string, words: string): AdPlace {
  const from = given.indexOf(words);
  return from < 0 ? { from: 0, to: 0 } : { from, to: from + words.length };
}

/** Where each sign of a plain text stands in the one that it was made of; nothing where that is markup. */
function placesOf(given: string, plain: string): Int32Array | undefined {
  const places = new Int32Array(plain.length);
  let from = 0;
  for (let at = 0; at < plain.length; at += 1) {
    const sign = plain.charAt(at);
    if (isBlank(sign)) {
      places[at] = Math.max(0, from - 1);
      continue;
    }
    while (from < given.length && given[from] !== sign) {
      if (!isPassedOver(given.charAt(from))) return undefined;
      from += 1;
    }
    if (from === given.length) return undefined;
    places[at] = from;
    from += 1;
  }
  return places;
}

const isBlank = (sign: string): boolean => /\s/u.test(sign);
/** Blanks, and signs that nobody sees. */
const isPassedOver = (sign: string): boolean => /[\s\u00ad\p{Cc}\p{Cf}]/u.test(sign);
