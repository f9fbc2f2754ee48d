import type { Source } from '#documents/parser/parsed-resume.ts';
import type { CheckInput } from '../check-input.ts';
import type { FaultWords, ProofKind, Severity, Unsure } from '../finding.ts';
import { pageSource, pagesWithoutText, standsInText } from './plain-text.ts';

/*
 * How grave faults are made sure of. A proof can be made in this file alone, so that no check tells a grave fault
 * without a second look.
 */

declare const made: unique symbol;

/** What a second look at the file came to. */
export type Proof = { readonly kind: ProofKind; readonly [made]: true };

/** A fault that a second look has made sure of: only such a one may weigh much. */
export type ProvenFault = FaultWords & { severity?: Severity; proof: Proof };

/** What is said of a fault; what it is sure by is added here. */
export type Accusation = Omit<ProvenFault, 'proof'>;
type Question = Pick<Unsure, 'title' | 'lookAt'> & Partial<Pick<Unsure, 'places' | 'area'>>;

// The brand exists for types alone.
const proof = (kind: ProofKind): Proof => ({ kind }) as Proof;

/** A fault of the file itself, which was measured in its bytes, pages or letters: fields had no part in it. */
export const measured = (fault: Accusation): ProvenFault => ({ ...fault, proof: proof('measured') });

/** Nobody can tell; a person has to look. */
export const unsure = ({ places = [], ...question }: Question): Unsure => ({
  unsure: true,
  places,
  ...question,
});

/**
 * Something is missing: a fault where a plain look at the whole text found nothing that could be it, and a question
 * with those places where it did.
 */
export function ifNowhere(
  { file }: CheckInput,
  found: () => readonly Source[],
  fault: Accusation,
  question: Question,
): ProvenFault | Unsure {
  if (file === undefined) return { ...fault, proof: proof('written') };
  const places = [...found(), ...pagesWithoutText(file).map(pageSource)];
  return places.length === 0
    ? { ...fault, proof: proof('searched') }
    : unsure({ places: places.slice(0, MOST_PLACES), ...question });
}

/** Something wrong is written: a fault where it stands in the text word for word, and a question where it does not. */
export function ifQuoted(
  input: CheckInput,
  written: string,
  fault: Accusation,
  question: Question,
): ProvenFault | Unsure {
  if (input.file === undefined) return { ...fault, proof: proof('written') };
  return standsInText(input.file, written)
    ? { ...fault, proof: proof('quoted') }
    : unsure({ places: fault.places, ...question });
}

/** More places to look at are no help. */
const MOST_PLACES = 4;
