/* How personal facts are found in a text: birth, family, nationality, salary, street. */

/** A fact about a person that employers neither need nor, in many countries, may ask for. */
export type PersonalFact = { name: string; written: string };

const MONTHS = '(?:\\p{L}{3,10}\\.?)';
const DATE = `(?:\\d{1,2}(?:st|nd|rd|th)?[./ -]+(?:de |of )?(?:\\d{1,2}|${MONTHS})[./, -]+(?:de )?(?:19|20)?\\d{2}|${MONTHS} \\d{1,2},? (?:19|20)\\d{2}|(?:19|20)\\d{2}[./-]\\d{1,2}[./-]\\d{1,2}|(?:19|20)\\d{2})`;

/** Labels before a date of birth, and before an age in years. */
const BIRTH = new RegExp(
  `(?:\\b(?:date of birth|birth ?date|birthday|d\\.?o\\.?b\\.?|born(?: on| in)?|geburtsdatum|geb\\.|geboren(?: am)?|date de naissance|né\\(?e?\\)? le|fecha de nacimiento|nacid[oa] el|data de nascimento|nascid[oa] em|nascimento|data urodzenia|ur\\. |urodzon[ya]|geboortedatum|geboren op|data di nascita|nat[oa] il)|дата рождения)(?:\\s*/\\s*(?:place|ort)[^:]{0,40})?(?:\\s*[:–-])?\\s*(${DATE})`,
  'iu',
);
const AGE =
  /(?:^|[|•·,;]\s*)(?:age|alter|âge|edad|idade)(?:\s*[:–-])?\s*(\d{2})(?:\s*(?:years?(?: old)?|jahre|ans|años|anos))?\s*(?=$|[|•·,;])|(?:^|[|•·]\s*)(\d{2}) (?:years old|jahre alt|ans|años|anos)\s*(?=$|[|•·,;])/iu;

/** The date of birth or age in a text. */
export function birthIn(text: string): string | undefined {
  return BIRTH.exec(text)?.[0] ?? AGE.exec(text)?.[0].replace(/^[|•·,;\s]+/u, '');
}

const LABELS: readonly (readonly [string, RegExp])[] = [
  [
    'Marital status',
    /(?<!\p{L})(?:marital status|civil status|familienstand|personenstand|situation (?:familiale|de famille)|état civil|estado civil)\s*[:–-]\s*\p{L}[\p{L} ()/]{1,30}/iu,
  ],
  [
    'Marital status',
    /(?:^|[|•·]\s*)(?:married|divorced|widowed|single|verheiratet|ledig|geschieden|marié(?:\(?e\)?)?|célibataire|casad[oa]|solter[oa]|solteir[oa])(?:,? (?:with )?(?:\d|two|three|one|no|zwei|deux|dos|dois) (?:children|child|kids|kinder|enfants?|hijos|filhos))?\s*(?=$|[|•·])/iu,
  ],
  [
    'Gender',
    /\b(?:gender|sex|geschlecht|sexe|sexo)\s*[:–-]\s*(?:male|female|m|f|w|d|man|woman|non-binary|männlich|weiblich|homme|femme|masculino|feminino|femenino|hombre|mujer)\b/iu,
  ],
  [
    'Religion',
    /\b(?:religion|religious affiliation|konfession|faith|religión|religião)\s*[:–-]\s*(?:\p{L}+)/iu,
  ],
  [
    'Nationality',
    /\b(?:nationality|nationalität|staatsangehörigkeit|staatsbürgerschaft|nationalité|nacionalidad|nacionalidade)\s*[:–-]\s*\p{L}[\p{L} /,-]{1,40}/iu,
  ],
  [
    'Number of children',
    /\b(?:number of children|children|kinder|enfants|hijos|filhos)\s*[:–]\s*(?:\d|none|keine|one|two|three)\b/iu,
  ],
  ['Caste or race', /\b(?:caste|race|ethnicity)\s*[:–]\s*\p{L}+/iu],
];

/** What says that somebody may work, which belongs in a resume. */
const WORK_PERMIT =
  /\b(?:work permit|work authori[sz]ation|authori[sz]ed to work|right to work|visa|citizen(?:ship)?|permanent resident|green card|arbeitserlaubnis|aufenthalts\p{L}+|permis de travail|titre de séjour|permiso de trabajo|autorização de trabalho)\b/iu;

/** Marital status, gender, religion and nationality, as far as a label or a whole line says so. */
export function personalFacts(text: string): PersonalFact[] {
  return LABELS.flatMap(([name, label]): PersonalFact[] => {
    const written = label
      .exec(text)?.[0]
      .replace(/^[|•·\s]+/u, '')
      .trim();
    if (written === undefined || (name === 'Nationality' && WORK_PERMIT.test(text))) return [];
    return [{ name, written }];
  });
}

const LABEL =
  /^(?:[^:]{0,40}[|•·]\s*)?(?:(?:current|expected|desired|last|annual|base|starting|ending|previous|present|minimum|gross|monthly|final|aktuelles|gewünschtes) )*(?:salary(?: (?:expectations?|requirements?|history|range))?|ctc|compensation|pay(?: rate)?|wages?|remuneration|gehalt|gehaltsvorstellung(?:en)?|jahresgehalt|wunschgehalt|prétentions? salariales?|salaire(?: (?:actuel|souhaité))?|salario(?: (?:actual|deseado|pretendido))?|pretensiones salariales|pretensão salarial|salário(?: (?:atual|pretendido))?)(?:\s*\([^()]*\))?\s*[:–-]\s*(?=[^.]{0,12}\d).{1,40}/iu;

/** What somebody earns or wants to, as far as a label says so: "Salary: $52,000". */
export function salaryIn(text: string): string | undefined {
  return LABEL.exec(text.trim())?.[0].trim();
}

/** Kinds of streets, written with a capital or in capitals: "10 years on the road" is no address. */
const KINDS =
  'Street St Avenue Ave Road Rd Boulevard Blvd Lane Ln Drive Dr Court Ct Place Pl Terrace Close Crescent Square Way Parkway Pkwy Highway Hwy Circle Cir Trail Gardens Grove Mews Row Walk'
    .split(' ')
    .flatMap((kind) => [kind, kind.toUpperCase()])
    .join('|');
const US_UK = new RegExp(
  `\\b\\d{1,5}[A-Za-z]?,? (?:[NSEW]\\.? |(?:North|South|East|West) )?(?:\\p{Lu}[\\p{L}'’.]+ |\\d{1,3}(?:st|nd|rd|th) ){1,4}(?:${KINDS})\\b\\.?`,
  'u',
);
const GERMAN =
  /(?<![\p{L}\d])(?:\p{Lu}[\p{L}-]{0,40}(?:straße|strasse|str\.|weg|allee|platz|gasse|damm|ufer|ring|chaussee)|(?:\p{Lu}\p{L}{1,40}(?:er|e|-)[ -])(?:Straße|Strasse|Str\.|Weg|Allee|Platz|Damm|Ufer|Ring|Chaussee)) \d{1,4} ?[a-z]?(?![\p{L}\d%])/u;
const FRENCH =
  /\b\d{1,4}(?: ?(?:bis|ter))?,? (?:rue|avenue|av\.|boulevard|bd\.?|place|chemin|allée|impasse|quai|cours|route) \p{L}+(?:(?:['’][ -]?|[ -])\p{L}+){0,4}/iu;
const IBERIAN_ITALIAN =
  /\b(?:calle|c\/|avenida|avda\.?|av\.|paseo|plaza|rua|travessa|praça|largo|via|viale|piazza|corso) ?(?:\p{L}[\p{L}.'’]*,? ){1,5}(?:n[.º°]*\s?)?\d{1,4}\b/iu;

const FORMS = [US_UK, GERMAN, FRENCH, IBERIAN_ITALIAN];

/** The street and number in a line of contacts, as written. */
export function streetAddressIn(line: string): string | undefined {
  for (const form of FORMS) {
    const written = form.exec(line)?.[0].trim();
    if (written !== undefined) return written;
  }
  return undefined;
}
