/* The text of a job ad taken apart: lines by what they ask for, and phrases within them. */

/** What a line of a job ad says of the person sought. */
export type Wanted = 'required' | 'nice' | 'duty' | 'other';

export type AdLine = { text: string; wanted: Wanted; underHeading: boolean };

/** Headings of ads in five languages; the first that fits decides. */
const HEADINGS: readonly (readonly [Wanted, RegExp])[] = [
  [
    'nice',
    /nice[- ]to[- ]have|good to have|preferred|bonus|desirable|desired|pluses|a plus|extra points|wünschenswert|von vorteil|idealerweise|pluspunkte|atouts?|serait un plus|souhait|deseable|se valora|valoramos|diferenciais|desejáve(?:l|is)/iu,
  ],
  [
    'required',
    /require|qualification|must[- ]have|what you(?:['’]ll| will)? (?:need|bring)|what we(?:['’]re| are)? (?:look|need|expect)|who you are|about you\b|you have|your (?:profile|skills|background|experience)|skills|minimum|basic|essential|experience|education|competenc|candidate|licen[sc]es?|certifications?|ihr profil|dein profil|anforderung|voraussetzung|qualifikation|das bringen sie|das bringst du|profil (?:recherché)?|compétences|requisitos|perfil|lo que buscamos|qualificações|o que (?:buscamos|esperamos)/iu,
  ],
  [
    'other',
    /benefit|perk|what we offer|we offer|about (?:us|the company|our)|why (?:join|work|us)|who we are|our (?:mission|values|culture|story)|compensation|salary|pay (?:range|transparency)|equal|diversity|how to apply|application|location|schedule|hours|physical demands|work environment|disclaimer|wir bieten|über uns|das bieten wir|benefits|kontakt|bewerbung|nous offrons|ce que nous offrons|avantages|à propos|qui sommes|ofrecemos|sobre (?:nosotros|nós)|beneficios|benefícios|oferecemos/iu,
  ],
  [
    'duty',
    /responsib|duties|what you(?:['’]ll| will) (?:do|be doing|work)|you will\b|the role|role overview|job (?:description|summary|purpose)|about the (?:job|role|position|opportunity)|your (?:role|tasks|mission|impact)|day[- ]to[- ]day|key (?:tasks|accountabilities)|position (?:summary|overview)|aufgaben|ihre rolle|deine rolle|missions?|vos tâches|le poste|funciones|responsabilidades|tareas|atividades|suas funções/iu,
  ],
];

/** A line by itself may say so too, wherever it stands. */
const NICE =
  /\b(?:(?:is|are|would be|as) (?:a |an |considered a |strong(?:ly)? )*(?:plus|bonus|asset|advantage|preferred|desirable|desired|beneficial|nice to have)|a plus\b|preferred\b|nice to have|bonus(?: points)?\b|ideally|desirable|optional|advantageous|von vorteil|wünschenswert|idealerweise|(?:est|serait|sont) un (?:plus|atout)|souhaitée?s?|se valora\p{L}*|deseable|desejáve(?:l|is)|diferencial)/iu;
const MUST =
  /\b(?:must(?: have)?|required|mandatory|essential|minimum|at least|zwingend|erforderlich|vorausgesetzt|exigée?s?|indispensable|imprescindible|obligatorio|obrigatóri[oa]|indispensável)(?!\p{L})/iu;

const BULLET = /^\s*(?:[•·▪●○◦*–—-]|\d{1,2}[.)])\s+/u;
const LONGEST_HEADING = 70;

/** The lines of an ad, each with what it says of the person sought: by its heading first, then by its own words. */
export function adLines(text: string): AdLine[] {
  let heading: Wanted | undefined;
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap((line): AdLine[] => {
      const opened = headingOf(line);
      if (opened !== undefined) {
        heading = opened.wanted;
        return opened.rest === ''
          ? []
          : [{ text: opened.rest, wanted: ownWord(opened.rest) ?? heading, underHeading: true }];
      }
      const plain = line.replace(BULLET, '');
      // Running text is taken sentence by sentence, lists line by line.
      return plain
        .split(/(?<=[.;!])\s+(?=\p{Lu})/u)
        .map((part) => ({ text: part, wanted: byWords(part, heading), underHeading: heading !== undefined }));
    });
}

function byWords(text: string, heading: Wanted | undefined): Wanted {
  if (heading === 'other') return 'other';
  return ownWord(text) ?? heading ?? 'duty';
}

function ownWord(text: string): Wanted | undefined {
  if (NICE.test(text)) return 'nice';
  return MUST.test(text) ? 'required' : undefined;
}

/** What a heading opens, and what follows it on the same line; undefined where the line is none. */
function headingOf(line: string): { wanted: Wanted; rest: string } | undefined {
  if (BULLET.test(line)) return undefined;
  const [head = '', ...after] = line.split(/:\s*/u);
  const rest = after.join(': ').trim();
  const isHeading = head.length <= LONGEST_HEADING && !/[.!,;]$/u.test(head) && head.split(/\s+/).length <= 7;
  if (!isHeading || (rest === '' && !/:\s*$/u.test(line) && !looksLikeHeading(head))) return undefined;
  const wanted = HEADINGS.find(([, pattern]) => pattern.test(head))?.[0];
  if (wanted === undefined) return undefined;
  // "Salary: 50,000" is no heading for the lines after it, and yet says nothing of the person.
  return { wanted, rest };
}

/** A heading stands in few words and does not run on as a sentence does. */
const looksLikeHeading = (line: string): boolean =>
  /^(?:[\p{Lu}¿]|\*\*|#)/u.test(line) &&
  line.split(/\s+/).length <= 6 &&
  !/\d\+?\s*(?:years|jahre|ans|años|anos)/iu.test(line);

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
