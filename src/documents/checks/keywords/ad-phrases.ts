/** Words after which an ad names what somebody should know. */
const LEAD_IN =
  /\b(?:experience (?:in|with|using|of)|experienced (?:in|with)|knowledge of|understanding of|proficien(?:t|cy) (?:in|with)|familiar(?:ity)? with|expertise (?:in|with)|skilled (?:in|at)|background in|fluen(?:t|cy) in|competen(?:t|cy) in|ability to use|hands-on (?:experience )?with|certifi(?:ed|cation) in|degree in|training in|track record (?:of|in))\s+([^.;:()•]{3,80})/giu;
const LEAD_OUT =
  /(?:^|,\s*|\band\s+|\bor\s+|\bstrong\s+|\bexcellent\s+|\bgood\s+|\bproven\s+)((?:[\p{L}+#-]+\s){1,3})(?:skills|experience|certification|license)\b/giu;

/** Words that make a phrase say nothing, at its edges. */
const EDGES = new Set(
  `a an the and or of in with for to on at as by our your their its any all some one two three other etc such including similar related relevant
  strong excellent good great solid proven deep basic advanced working hands-on prior previous least minimum more than using use within
  various multiple similar modern new high highly very at`.split(/\s+/),
);

/** Phrases that stand in every ad, and words that no resume would have to name. */
const GENERAL =
  /\b(?:team|teams|environment|field|fields|years?|work|working|role|ability|able|people|company|industry|tools?|technologies|technology|systems?|skills?|experience|candidate|job|position|things|solutions?|best practices|communication|interpersonal|organizational|analytical|software|programs?|equipment|degree|equivalent|setting|settings|area|areas|discipline|customers?|clients?|others|plus|preferred|required|similar|who|you|we|is|are|be|have|that|which|must|will|can|from|this)\b/iu;

/** What a requirement names that no list knows: one to four words, as written. */
export function namedPhrases(line: string): string[] {
  const after = [...line.matchAll(LEAD_IN)].flatMap(([, rest = '']) =>
    rest.split(
      /,|\/|\band\b|\bor\b|\bto\b|\bin an?\b|\bfor\b|\bwithin\b|\bincluding\b|\bsuch as\b|\bthat\b|\bis\b|\bare\b/iu,
    ),
  );
  const before = [...line.matchAll(LEAD_OUT)].map(([, phrase = '']) => phrase);
  const phrases = [...after, ...before].map(trimmed).filter((phrase) => isSaying(phrase));
  return [...new Map(phrases.map((phrase) => [phrase.toLowerCase(), phrase])).values()];
}

function trimmed(phrase: string): string {
  const words = phrase.trim().split(/\s+/);
  while (words.length > 0 && EDGES.has((words[0] ?? '').toLowerCase())) words.shift();
  while (words.length > 0 && EDGES.has((words.at(-1) ?? '').toLowerCase())) words.pop();
  return words
    .join(' ')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/(?<![^\p{L}\p{N}+#])[^\p{L}\p{N}+#]+$/u, '');
}

function isSaying(phrase: string): boolean {
  const words = phrase.split(' ');
  return (
    phrase.length >= 3 &&
    words.length <= 4 &&
    !GENERAL.test(phrase) &&
    !/^\d/.test(phrase) &&
    !(words.length === 1 && /^\p{Ll}/u.test(phrase))
  );
}

/** Pairs and triples of words that come again in an ad, longer ones first. */
export function repeatedPhrases(lines: readonly string[], least = 3): string[] {
  const counts = new Map<string, { written: string; count: number }>();
  for (const line of lines) {
    for (const part of line.split(/[,.;:()•!?]|\s[–—-]\s/u)) {
      const words = part.trim().split(/\s+/);
      for (const length of [3, 2]) {
        for (let at = 0; at + length <= words.length; at += 1) {
          const slice = words.slice(at, at + length);
          if (!slice.every((word) => /^[\p{L}-]{4,}$/u.test(word) && !EDGES.has(word.toLowerCase())))
            continue;
          const written = slice.join(' ');
          if (GENERAL.test(written)) continue;
          const key = written.toLowerCase();
          counts.set(key, { written, count: (counts.get(key)?.count ?? 0) + 1 });
        }
      }
    }
  }
  return [...counts.values()].filter(({ count }) => count >= least).map(({ written }) => written);
}
