import type { ParsedEducation, ParsedValue } from '#documents/parser/parsed-resume.ts';
import type { Line } from '../lines/line.ts';
import { readPiece } from '../lines/piece.ts';
import { fold } from '../text/fold.ts';
import { DEGREE, DEGREE_FIRST, SCHOOL, STUDY_DETAIL } from '../words/degrees.ts';
import { organizationScore, wordsOf } from '../words/score.ts';
import { assignAll, type Assigned } from './assign.ts';
import { type Head, headPieces } from './head-pieces.ts';
import { periodOf, remarks } from './jobs.ts';
import { innerMarks } from './inner-marks.ts';
import { asItems, bodyOf } from './paragraphs.ts';
import { withShortYears } from './short-years.ts';
import { type RawEntry, splitEntries } from './split-entries.ts';

/** Studies and schools of a section, in order. */
export function readEducation(lines: readonly Line[]): ParsedEducation[] {
  const entries = withShortYears(splitEntries(lines));
  const inner = innerMarks(entries);
  const heads = entries.map((entry, index) => headPieces(entry, false, inner[index]));
  const details = heads.map(({ pieces }) => pieces.filter(({ text }) => STUDY_DETAIL.test(fold(text))));
  const rest = heads.map(withoutDetails);
  const assigned = assignAll(rest, { what: degreeScore, where: schoolScore });
  return entries.flatMap((entry, index) => {
    const study = studyOf(
      entry,
      assigned[index] ?? { rest: [] },
      (details[index] ?? []).map((piece) => readPiece(piece, 0.8)),
    );
    return study.degree || study.school || study.details.length > 0 ? [study] : [];
  });
}

function withoutDetails({ pieces, places }: Head): Head {
  return { places, pieces: pieces.filter(({ text }) => !STUDY_DETAIL.test(fold(text))) };
}

function studyOf(entry: RawEntry, assigned: Assigned, details: readonly ParsedValue[]): ParsedEducation {
  const { what, where, place } = assigned;
  const { bullets, paragraphs } = bodyOf(entry.body);
  return {
    ...(what && { degree: readPiece(what.piece, what.confidence) }),
    ...(where && { school: readPiece(where.piece, where.confidence) }),
    ...(place && { place: readPiece(place.piece, place.confidence) }),
    ...periodOf(entry),
    details: [...details, ...remarks(entry, assigned), ...paragraphs, ...asItems(bullets)],
  };
}

export function degreeScore(text: string): number {
  const folded = fold(text).trim();
  let score = 0;
  if (DEGREE_FIRST.test(folded)) score += 2.3;
  else if (DEGREE.test(folded)) score += 1.3;
  if (FIELD.test(folded)) score += 0.6;
  return score;
}

export function schoolScore(text: string): number {
  const folded = fold(text).trim();
  if (wordsOf(text).length > 14) return 0;
  // "High School Diploma" is a degree, not a school.
  if (/(?:high school|secondary school) (?:diploma|degree|certificate)|school leaving/u.test(folded))
    return 0;
  let score = SCHOOL.test(folded) ? 2 : 0;
  if (/^(?:university|universitat|universite|universidad|universidade|universita) /u.test(folded))
    score += 0.6;
  score += Math.min(0.6, organizationScore(text) * 0.3);
  return score;
}

const FIELD =
  /(?<!\p{L})(?:computer science|engineering|informatik|informatique|informatica|biology|chemistry|physics|mathematics|economics|psychology|business administration|marketing|finance|accounting|history|philosophy|law|medicine|nursing|design|architecture|communications?|journalism|political science|sociology|linguistics|statistics|management|betriebswirtschaft\p{L}*|bwl|vwl|maschinenbau|elektrotechnik|wirtschafts\p{L}*|droit|gestion|derecho|administracion|ingenieria|engenharia|ingegneria|economia)(?!\p{L})/u;
