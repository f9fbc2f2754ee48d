import { hasPhrase, phraseList, type TokenSpan } from './phrase-list.ts';
import type { Reading } from './reading.ts';
import type { Sentence } from './sentences.ts';

/* Extracts from registers of convictions and debts, and proofs of vaccination: asked for by law, often where an ad says how to apply. */

const RECORDS = phraseList(
  'criminal record|criminal records|police check|police clearance|background check|dbs|vetting|immunisation record|immunization record|' +
    '*fuhrungszeugnis*|strafregister*|betreibungsregister*|impfnachweis*|masernschutz*|' +
    'casier judiciaire|bulletin n 3|registre des poursuites|' +
    'antecedentes penales|antecedentes criminais|certificado de antecedentes|delitos sexuales|naturaleza sexual|registo criminal|certidao criminal|' +
    'rejestru karnego|rejestru sprawcow|o niekaralnosci',
);

export const isRecord = (span: TokenSpan, { tokens }: Reading): boolean => hasPhrase(RECORDS, tokens, span);

/** "An extract will be asked for": a must, though what speaks of applying asks for nothing else. */
export const isDemanded = (span: TokenSpan, { line, first, end }: Sentence, reading: Reading): boolean =>
  line.part === 'apply' &&
  isRecord(span, reading) &&
  hasPhrase(reading.reader.must, reading.tokens, { first, end });
