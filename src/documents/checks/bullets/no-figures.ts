/* What has digits and measures nothing: dates, telephone numbers, levels of schools, versions and names. */

/** Months of the languages that we know, as far as a year or a day follows them. */
const MONTH =
  '(?:jan|feb|mar|mär|apr|abr|ma[iyg]|jun|jul|aug|ago|sep|set|oct|okt|out|nov|dec|dez|dic|déc|janv|févr|avr|juin|juil|août|ene|fev)\\p{L}*\\.?';

/** One number, and further ones that go with it: "7–9", "2 and 3", "5 bis 10". */
const NUMBERS =
  '\\d{1,2}\\p{Ll}?(?!\\p{L}|[.,]?\\d)(?:\\s?(?:[-–—/,&]|to|and|or|through|bis|und|oder|à|et|ou|y|o|e|i|en|of|t\\/m|do|и|до)\\s?\\d{1,2}(?!\\p{L}|[.,]?\\d))*';
/** What follows a number that does measure: "level 2 for 3 hours", "class 10 hours a week". */
const NO_AMOUNT =
  '(?!\\s*(?:[%€$£]|(?:hours?|days?|weeks?|months?|minutes?|times|people|stunden|tage|heures?|jours?|horas?|días?|dias?)(?!\\p{L})))';
const LEVELS = [
  'key stage|year group|year|grade|level|class|form|stage|tier|band|category',
  'klasse|klassenstufe|jahrgang|jahrgangsstufe|stufe|kategorie|pflegegrad|pflegestufe|lohngruppe|entgeltgruppe',
  'classe|niveau|échelon|catégorie|cycle',
  'nivel|grado|curso|ciclo|categoría',
  'nível|ano|grau|categoria',
  'livello|grado|categoria',
  'groep|klas|mbo|mbo-niveau',
  'poziom|klasa|klasy|klasie|stopień|kategoria',
  'уровень|класс|разряд|курс|категория',
].join('|');
/** Several of them at once, as "grades 3–5"; "years 3" alone may be an age. */
const SEVERAL_LEVELS =
  'key stages|years|year groups|grades|levels|classes|stages|klassen|klassenstufen|jahrgangsstufen|stufen|niveaux|niveles|cursos|grados|níveis|anos|livelli|classi|groepen|klassen|niveaus|klasach|классы';

/** Norms, of which one is named after the other: "ISO 9001 and 14001". */
const NORM =
  /\b(?:ISO|IEC|EN|DIN|VDA|IATF|ISO\/TS|ISO\/IEC|OHSAS|ANSI|NFPA|ASTM|OSHA|BRC|IFS|BS|NF|NEN|UNE|ABNT|NBR|DGUV|VDE|GOST)(?:[\s/-](?:ISO|IEC|EN|TS)){0,3}[\s-]*[IVX]*\d[\d.:/-]*(?:\s?(?:,|\/|&|and|und|et|y|e|i|en)\s?\d{3,5}(?:[:-]\d+)?)*/gu;

const VERSIONS = [
  'python|windows|microsoft|office|angular|vue|react|java|php|node(?:\\.js)?|ubuntu|debian|html|css|ios|android|autocad',
  'symfony|laravel|drupal|joomla|typo3|wordpress|django|rails|ruby|spring boot|bootstrap|kotlin|swift|typescript|magento',
  'sql server|oracle|postgresql|mysql|dynamics|business central|sage|photoshop|indesign|excel|sharepoint|unreal engine|unity',
  'iphone|ipad|galaxy|playstation|industrie|industry|industria|indústria|web|catia|nx|solidworks|itil|prince|scrum|fidelio',
].join('|');

const patterns: readonly RegExp[] = [
  /\b(?:https?:\/\/|www\.)\S+|(?<!\S)\S[^\s@]*@\S+/giu,
  // Dates and spans of years.
  new RegExp(`\\b\\d{1,2}\\.?\\s+(?:de\\s+)?${MONTH}(?:\\s+(?:de\\s+)?(?:19|20)\\d\\d)?`, 'giu'),
  new RegExp(`\\b${MONTH}\\s+(?:\\d{1,2}(?:st|nd|rd|th)?(?:,\\s*|\\b))?(?:(?:19|20)\\d\\d)?`, 'giu'),
  /\b\d{1,4}[./-]\d{1,2}[./-]\d{1,4}\b/gu,
  /\b(?:0?[1-9]|1[0-2])\/(?:19|20)\d\d\b/gu,
  // A year stands alone: "2,019", "2019 parts" by a comma or "1,950 units" are told by the sign around them.
  /(?<![\d.,$€£¥#+-])(?:19|20)\d\d(?:\s*[–/-]\s*(?:(?:19|20)?\d\d))?(?![\d%]|[.,]\d|\s*(?:%|€|units|people|users|customers|patients|students|orders|pages|hours))/gu,
  /\b(?:FY|Q[1-4]|H[12])\s?'?\d{0,4}\b/gu,
  // Telephone numbers.
  /\+\d[\d\s().-]{7,}\d|\(\d{3}\)\s?\d{3}-\d{4}|\b\d{3}-\d{3}-\d{4}\b/gu,
  // Paragraphs of laws, and levels of schools and qualifications: “§ 37.3”, “niveau 3”, “Year 9”, "5th grade".
  /§\s?\d+(?:\.\d+)*/gu,
  new RegExp(`(?<!\\p{L})(?:${LEVELS})[\\s-]+${NUMBERS}${NO_AMOUNT}`, 'giu'),
  new RegExp(
    `(?<!\\p{L})(?:${SEVERAL_LEVELS})\\s+(?=\\d{1,2}\\s?(?:[-–—/,&]|\\p{L}{1,3}\\s?\\d))${NUMBERS}${NO_AMOUNT}`,
    'giu',
  ),
  /\b\d{1,2}(?:st|nd|rd|th)(?:[\s,&/–-]+(?:(?:to|and|or|through)\s)?\d{1,2}(?:st|nd|rd|th))*[\s-](?:grad\p{L}*|forms?|years?|class(?:es)?|shifts?|floors?|lines?|levels?|tiers?|editions?|part(?:y|ies)|generation|century|semesters?)(?!\p{L})/giu,
  /(?<!\d)\d{1,2}\.(?:\s?(?:bis|und|\/|-|–|,)\s?\d{1,2}\.)*\s?(?:klassen?|lehrjahr\p{L}*|jahrg\p{L}*|schuljahr\p{L}*|ausbildungsjahr\p{L}*|semesters?|stock|og|etage|level|ebene|liga|bundesliga)(?!\p{L})/giu,
  /(?<!\d)\d{1,2}\.?\s?[ºª]\s(?:de\s)?(?:eso|bachillerato|primaria|curso|año|ano|série|ciclo|grado|grau)(?!\p{L})|(?<!\d)\d{1,2}(?:e|er|re|ème|nde)\s(?:année|étage|classe|niveau|cycle|klas|leerjaar|lijns?)(?!\p{L})/giu,
  /(?<!\d)\d{1,2}(?:-?(?:й|го|м|я|ой))?\s(?:класс|разряд|курс|уровн|категори)\p{L}*/giu,
  // Norms, versions and names: "Python 3.11", "ISO 9001", "S/4", "HTML5", "B2B", "COVID-19", "24/7".
  NORM,
  new RegExp(
    `(?<![\\p{L}\\d])(?:${VERSIONS})[\\s-]+v?\\d+(?:\\.\\d+){0,3}(?![\\d%€]|[.,]\\d)(?:\\s?(?:[/,&+-]|and|or|und|et|y|e|to)\\s?\\d{1,3}(?:\\.\\d+)?(?![\\d.,]?\\d))*(?!\\s?(?:%|€|(?:students|children|pupils|teachers|patients|classes|clients|customers|errors|projects|apps|sites)(?!\\p{L})))`,
    'giu',
  ),
  /\b(?:Form|FORM|Section|Rule|Title|Type|Part|Phase|Version|HANA|Scope|Basel|MiFID|Solvency|Route|Room|Article|Chapter|Schedule|Appendix|ES|Linux|Mac ?OS|Server|OAuth|TLS|HTTP|Vorschrift)[\s-]*[IVX]*\d[\d.:/-]*\p{L}?(?!\s*(?:%|€))/gu,
  /(?<![\p{L}\d])\p{Lu}{1,4}\/\d{1,3}(?!\d)\p{L}*/gu,
  /(?<![\p{L}\d])(?!(?:EUR|USD|GBP|CHF|PLN|BRL|RUB|CAD|AUD)\d)\p{Lu}\p{L}*\d+(?:\.\d+)*\p{L}*\b|\b(?:[BPC]2[BCGP]|[A-Z]{2,}-\d+)\b|\b24\s?\/\s?7\b|\b(?:9-5|9-1-1|911|401\(?k\)?|360(?:°|-degree| degree)|3D|2D|4D|5S|8D|1099|W-2|W2|10-K|10-Q|K-\d+|5G|4G|4x4|3x8|2x8|1:1|1-on-1|1-to-1)\b/gu,
  /(?<![\p{L}\d])(?!(?:eur|usd|gbp|chf|pln|brl|rub|cad|aud)\d)\p{L}+\d+\b/giu,
];

/** A text without what has digits and measures nothing for certain. */
export const withoutNames = (text: string): string =>
  patterns.reduce((left, pattern) => left.replace(pattern, ' '), text);

/** Nouns that a measured number follows: "GPA 3.8", "NPS 72", "Budget 500". */
const MEASURED =
  /^(?:gpa|nps|csat|sla|roi|scores?|rating|average|rank|teams?|note|ca|circa|approx|over|under|up|top|von|bis|nur|etwa|rund|über|moyenne|média|media|promedio|.*(?:größe|zahl|stärke|quote|umsatz|budget))$/iu;

/** A number after a word with a capital, as "Opera 5", where nothing follows that it could count. */
const AFTER_NAME =
  /(?<=\S\s)(\p{Lu}[\p{L}&+#-]*)\s\d{1,4}(?:\.\d{1,4})?(?=\s?(?:$|[;:)/]|[.,](?!\d)|(?:and|or|for|to|in|on|with|und|oder|für|mit|im|et|ou|pour|avec|sur|y|para|con|en|e|com|em|per|met|voor|i|dla|и|для)\s))/gu;

/** Ordinals, times of the day, and shares that are sayings. */
const doubtful: readonly RegExp[] = [
  /(?<!\d)\d{1,2}(?:st|nd|rd|th|er|re|e|ème|nde)(?!\p{L})|(?<!\d)\d{1,2}\.?\s?[ºª]/giu,
  /(?<![\d.,])\d{1,2}(?::\d\d|(?:[.:]\d\d)?\s?(?:a\.?m|p\.?m|uhr))(?!\p{L}|\d)/giu,
  /(?<!\d)(?:80\/20|50\/50)(?!\d)/gu,
];

/** A text without what may as well be a name or a place in a row, too. */
export const withoutDoubtful = (text: string): string =>
  doubtful.reduce(
    (left, pattern) => left.replace(pattern, ' '),
    text.replace(AFTER_NAME, (written, noun: string) => (MEASURED.test(noun) ? written : ' ')),
  );
