import type { Named } from './chunk-kinds.ts';
import { phraseAt, type TokenSpan } from './phrase-list.ts';
import type { Reading } from './reading.ts';

/** A name rather than a word: "OnBoard", "GA4", "SQL", and what begins with a capital within a sentence. */
export function namesIn(chunk: TokenSpan, { tokens, reader }: Reading): Named[] {
  const isName = (at: number) => {
    const written = tokens[at]?.written ?? '';
    return /\p{Ll}\p{Lu}|^\p{Lu}{2,7}s?\d*$|^\p{Lu}\p{L}*\d|[+#]$/u.test(written) && !NO_NAMES.has(written);
  };
  const spans: Named[] = [];
  for (let at = chunk.first; at < chunk.end; at += 1) {
    if (!isName(at) || phraseAt(reader.fillers, tokens, at, at + 1) > 0) continue;
    spans.push({ first: at, end: at + 1, kind: 'skill', understood: true, isName: true });
  }
  return spans;
}

const NO_NAMES = new Set(
  `EEO EOE PTO CV HR PDF LGBTQ CEO CFO CTO COO VP USA US UK EU GmbH AG KG OHG TV CDI CDD RTT SA SAS SARL SL SRL SLU SP ZOO RH PcD
  VR VA PLR CLT PJ UoP OK AM PM ID NHS BU MO KS IL IN TN OR WA OH CA NY TX FL SW HGB DSGVO DS RGPD LGPD RODO RP DRH PME SCOP CCT CHF EUR USD GBP PLN BRL II III IV
  EMEA APAC DACH FR DE PT ES PL AT CH ONG NGO QA IT MFD FTE DOE PPE CO LLC INC LTD PLC HSE ZVK TVL SuE`.split(
    /\s+/u,
  ),
);
