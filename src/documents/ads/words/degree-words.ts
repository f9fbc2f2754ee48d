/** Of any university, where nothing says how high. */
export const ANY_DEGREE =
  /\bdegree\b|\bgraduate\b|hochschul|\bstudium|akademisch|universit|titulaci[oó]n|t[ií]tulo superior|(?:curso|ensino) superior|dipl[oô]me d['’]|[eé]cole d['’]|wyższe|\bstudia\b/iu;

/**
 * Words that say how high a degree is, or how near its subject has to be, by their beginnings, as `tokensOf` folds them:
 * without accents. In six languages together, since degrees are named in each other's.
 */
export const NO_SUBJECT = new RegExp(
  `^(?:${[
    'degree|bachelor|master|magister|graduat|postgrad|undergrad|diplom|phd|doct|bsc|msc|univers|colleg|level|niveau|nivel',
    'related|relevant|equivalent|similar|comparable|field|subject|discipline|completed|minimum|with|from|your',
    'hochschul|fachhochschul|studi|abgeschlossen|abschluss|akadem|vergleichbar|verwandt|einschlagig|fachrichtung|bereich',
    'mindestens|oder|und|sowie|eine?[rsmn]?$|der$|des$',
    'licen|formation|ecole|ingenieur|domaine|similaire|connexe|dans|avec',
    'grad[ou]|titul|superior|curso|ensino|formaci|formac|afin|area|correlat|com$|con$',
    'wyzsz|wyksztalc|inz$|kierun|pokrewn|lub',
  ].join('|')})`,
  'u',
);
