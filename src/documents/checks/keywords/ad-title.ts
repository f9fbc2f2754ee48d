const NAMED =
  /^(?:job title|position(?: title)?|title|role|stelle|stellenbezeichnung|poste|puesto|cargo|vaga)\s*:\s*(.{3,80})$/imu;
const SOUGHT =
  /\b(?:looking for|seeking|hiring|recruiting|searching for|join us as|in need of|has an opening for|opening for|position of|role of|we need|suchen(?: wir)?|recherchons|buscamos|procuramos)\s+/iu;

/** What may stand before the title itself, and what ends it. */
const BEFORE =
  /^(?:a|an|the|our|next|un|une|um|uma|eine[nr]?|una|highly|experienced|motivated|talented|skilled|passionate|dedicated|reliable|enthusiastic|compassionate|full-time|part-time|new|and|friendly|great)$/iu;
const AFTER =
  /^(?:to|who|with|for|in|at|on|that|\(.*|pour|para|für|der|die|mit|qui|que|based|as|from|–|-|—|\|)$/iu;

/** Words that a job's title ends with, or has, so that a first line of a few words is one. */
const TITLE_WORD =
  /\b(?:\p{L}*(?:engineer|developer|manager|analyst|nurse|teacher|assistant|technician|specialist|coordinator|director|designer|consultant|accountant|driver|cook|chef|server|clerk|associate|representative|officer|supervisor|administrator|architect|scientist|executive|advisor|adviser|agent|operator|mechanic|electrician|welder|carpenter|plumber|therapist|aide|worker|lead|head|intern|recruiter|writer|editor|paralegal|attorney|lawyer|pharmacist|physician|researcher|professor|instructor|tutor|trainer|buyer|planner|cashier|receptionist|secretary|bookkeeper|auditor|controller|strategist|producer|photographer|guard|barista|bartender|housekeeper|caregiver|counselor|librarian|inspector|installer|machinist|entwickler(?:in)?|leiter(?:in)?|berater(?:in)?|ingénieur|responsable|ingeniero|analista|gerente|engenheiro))s?\b/iu;

/** The title of the job that an ad is for; undefined where it does not say. */
export function titleOfAd(text: string): string | undefined {
  const named = NAMED.exec(text)?.[1];
  if (named !== undefined) return cleaned(named);
  const first =
    text
      .split('\n')
      .map((line) => line.trim())
      .find(Boolean) ?? '';
  if (
    first.split(/\s+/).length <= 9 &&
    TITLE_WORD.test(first) &&
    !/[.!?]$/.test(first) &&
    !SOUGHT.test(first)
  )
    return cleaned(first);
  return soughtIn(text);
}

/** "We are looking for an experienced line cook who ..." */
function soughtIn(text: string): string | undefined {
  const match = SOUGHT.exec(text);
  if (match === null) return undefined;
  const words = (text.slice(match.index + match[0].length).split(/[\n.,;:!?]/u)[0] ?? '').split(/\s+/);
  const rest = words.slice(
    Math.max(
      0,
      words.findIndex((word) => !BEFORE.test(word)),
    ),
  );
  const until = rest.findIndex((word) => AFTER.test(word));
  const title = rest.slice(0, until === -1 ? rest.length : until).join(' ');
  return title.split(' ').length <= 6 && TITLE_WORD.test(title) ? cleaned(title) : undefined;
}

/** Without "(m/f/d)", place, kind of contract and a company behind a bar. */
function cleaned(title: string): string {
  return (
    title
      .replace(/\([^()]*\)|\[[^[\]]*\]|\b[mfwdhx]\s?\/\s?[mfwdhx](?:\s?\/\s?[mfwdhx])?\b/giu, ' ')
      .split(/(?<!\s)\s+(?:[|•–—@]\s*|-\s+|at\s+(?=\p{Lu}))|,\s*(?=(?:remote|hybrid|full|part)\b)/iu)[0]
      ?.replace(/\s+/g, ' ')
      .replace(/^[#*\s]+/, '')
      .replace(/(?<![\s,.:*])[\s,.:*]+$/, '') ?? ''
  );
}

/** Words of a title that tell rank or terms of work, not the trade. */
const RANK = new Set(
  'senior sr junior jr lead principal staff chief entry level mid ii iii iv i v full time part remote intern trainee the of and for a an'.split(
    ' ',
  ),
);

/** The words of a title that say what the work is, without rank and plural. */
export function titleWords(title: string): string[] {
  const words = (title.toLowerCase().match(/[\p{L}+#]+/gu) ?? []).map((word) =>
    word.length > 4 && word.endsWith('s') ? word.slice(0, -1) : word,
  );
  const telling = words.filter((word) => !RANK.has(word));
  return telling.length > 0 ? telling : words;
}
