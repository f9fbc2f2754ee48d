import { fold } from '#documents/parser/resume/text/fold.ts';

/* Names of people in an ad, where its words say that somebody is one: "Frau Nitschke", "contact Marnie Oldroyd". */

/** Before a name, whatever stands around it. */
const TITLES = String.raw`(?:Frau|Herrn?|Mr\.?|Ms\.?|Mrs\.?|Mme|Madame|Monsieur|Sra?\.|Señora?|Dra\.|Pani|Pana?|mgr)`;
/** More of it: "Dr.", "Dipl.-Kffr.". */
const DEGREES = String.raw`(?:(?:Prof\.|Dra?\.|Dipl\.-\p{L}{2,8}\.|Ing\.|Mag\.|inż\.|mgr) ){0,2}`;
const WORD = String.raw`\p{Lu}\p{Ll}[\p{L}'’]{0,24}(?:-\p{Lu}\p{L}{1,24})?`;
const SMALL = String.raw`(?:van|von|zu|de|da|dos|del|della|la|le|di|der|den|\p{Lu}\.)`;
const NAME = String.raw`${WORD}(?: (?:${SMALL} ){0,2}${WORD}){1,3}`;

const TITLED = new RegExp(
  String.raw`(?<!\p{L})${TITLES} (${DEGREES}${WORD}(?: (?:${SMALL} ){0,2}${WORD}){0,3})`,
  'gu',
);

/** Words that lead to whoever is written to or called; a name of two words at least follows. */
const LEADS = new RegExp(
  String.raw`(?<!\p{L})(?:to|[Cc]ontact|with|[Aa]sk for|[Cc]all|[Rr]ing|[Ee]mail|an|bei|mit|à|a|con|com|do|z|para)(?: (?:our|my|unsere?[nr]?|notre|nuestra?|nossa?) (?:\p{Ll}{2,24} ){1,3})? ?:? (${DEGREES}${NAME})`,
  'gu',
);

/** A line, or the beginning of one, that says that a contact follows; the name may stand below it. */
const LABELS = new RegExp(
  String.raw`(?<=^|\n)[^\p{L}\n]{0,4}(?:(?:your|main) )?(?:contact(?: person| name)?|hiring manager|recruiter|(?:ihre? |deine? )?(?:ansprechpartner(?:in)?|ansprechperson|kontakt(?:person)?)|(?:votre )?(?:contact|interlocut(?:eur|rice))|(?:persona de )?contacto|pessoa de conta(?:c)?to|conta(?:c)?to|kontakt|osoba (?:do kontaktu|kontaktowa))[^\p{L}\n]{0,4}(?:\n\s{0,4})?(?:${TITLES} )?(${DEGREES}${NAME})(?=$|[\n,;:(|–—-]| [(|–—-])`,
  'giu',
);

/** Words that are written like names, and are none. */
const NO_NAME =
  /(?<!\p{L})(?:the|our|your|angabe|ihre?[mnrs]?|human|resources?|hr|people|team|talent|hiring|recruit\p{L}*|department|office|service|services|manager|director|centre|center|school|academy|trust|group|hospital|clinic|council|city|street|road|avenue|university|college|company|systems?|solutions|gmbh|ag|kg|ltd|inc|llc|plc|corp|stadt|klinikum|personal\p{L}*|abteilung|bereich|fachbereich|verwaltung|straße|strasse|rue|ville|mairie|société|calle|ayuntamiento|recursos|humanos|departamento|câmara|dział|kadr|ulica|microsoft|excel|word|google|adobe|power|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday)(?!\p{L})/iu;

/** "Ana Silva, ana@…": whose address it is, by its own letters. */
const BESIDE = new RegExp(
  String.raw`(?<!\p{L})(${NAME})(?:,|:| [–-])?\s{0,2}[(<]?(?=([\p{L}\p{N}._%+-]{2,64})@)`,
  'gu',
);

export type PersonName = { from: number; to: number; isLabelled: boolean };

/** Where people are named; `isLabelled` where the ad says in so many words that this is whom to contact. */
export function namesOfPeople(text: string): PersonName[] {
  const found = [
    ...placesOf(text, LABELS, true),
    ...placesOf(text, TITLED, false),
    ...placesOf(text, LEADS, false),
    ...besideAddresses(text),
  ].filter(({ from, to }) => isName(text.slice(from, to)));
  // What is found in two ways is one name, the longer one.
  return found
    .toSorted((a, b) => a.from - b.from || b.to - a.to)
    .filter(({ from }, at, all) => !all.slice(0, at).some((before) => before.to > from));
}

function placesOf(text: string, pattern: RegExp, isLabelled: boolean): PersonName[] {
  return [...text.matchAll(pattern)].map(({ 0: whole, 1: said = '', index }) => {
    const to = index + whole.length;
    const name = said.replace(TITLE_FIRST, '');
    return { from: to - name.length, to, isLabelled };
  });
}

const TITLE_FIRST = new RegExp(String.raw`^(?:${TITLES} )+`, 'u');

function besideAddresses(text: string): PersonName[] {
  return [...text.matchAll(BESIDE)].flatMap(({ 1: name = '', 2: local = '', index }) => {
    const letters = fold(local);
    const isTheirs = fold(name)
      .split(/[\s-]/u)
      .some((word) => word.length > 2 && letters.includes(word));
    return isTheirs ? [{ from: index, to: index + name.length, isLabelled: false }] : [];
  });
}

/** Each word as names are written: patterns that ignore capitals take more. */
const isName = (words: string): boolean =>
  !NO_NAME.test(words) && /^\p{Lu}/u.test(words) && /(?:^|\s)\p{Lu}[\p{L}'’-]+$/u.test(words);
