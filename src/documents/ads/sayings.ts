import { phraseAt, type TokenSpan } from './phrase-list.ts';
import type { Reading } from './reading.ts';

/* What makes a sentence of words that look like a name: a verb or a pronoun between them. */

/** "The dairy knows no mercy": small words up to a verb name nothing. */
export function isRemark({ first, end }: TokenSpan, { tokens, reader }: Reading): boolean {
  const says = tokens.slice(first, end).findIndex(({ written }) => SAYS[reader.language].test(written));
  return says >= 0 && tokens.slice(first, first + says).every(({ written }) => /^\p{Ll}/u.test(written));
}

/** "Time served is fine, too": said of a degree, and none; "a degree is required" is one. */
export function isSaidOfDegree({ first, end }: TokenSpan, { tokens, reader }: Reading): boolean {
  const says = tokens.slice(first, end).findIndex(({ written }) => SAYS[reader.language].test(written));
  if (says < 0) return false;
  const demands = [
    reader.fillers,
    reader.general,
    reader.must,
    reader.nice,
    reader.niceAhead,
    reader.notNeeded,
  ];
  for (let at = first + says + 1; at < end;) {
    const taken = Math.max(...demands.map((list) => phraseAt(list, tokens, at, end)));
    if (taken === 0) return true;
    at += taken;
  }
  return false;
}

const SAYS: Readonly<Record<Reading['reader']['language'], RegExp>> = {
  en: /^(?:is|are|was|were|has|had|does|did|says|will|would|can|could|it|its|they|them|who|there)$/u,
  de: /^(?:ist|sind|war|waren|wird|werden|hat|hast|kann|kannst|muss|musst|nicht|es|er|man|ihn|ihm|dich|dir|mich|mir|du)$/u,
  fr: /^(?:est|sont|était|sera|peut|doit|fait|il|elle|ils|elles|on|que|où|pas|tu)$/u,
  es: /^(?:es|son|está|están|hay|tiene|ello|ellos|ella|ellas|ambos|nos)$/u,
  pt: /^(?:é|são|está|estão|há|tem|ele|ela|eles|elas|isso|nos)$/u,
  pl: /^(?:jest|są|był\p{Ll}*|będzie|nie|bywa\p{Ll}*|nas|nam|ich|on|ona|oni|czasem)$/u,
};
