import { type LinePiece, pieceOf } from '../lines/piece.ts';
import { commaPieces } from '../lines/pieces.ts';
import { organizationScore, placeScore } from '../words/score.ts';
import { type Head, type HeadPiece, looksLikePlace, placeAfterName } from './head-pieces.ts';

/** How much a text looks like what somebody was (a title, a degree) and like where (an employer, a school). */
export type WhatAndWhere = { what: (text: string) => number; where: (text: string) => number };

export type Assigned = {
  what?: { piece: LinePiece; confidence: number };
  where?: { piece: LinePiece; confidence: number };
  place?: { piece: LinePiece; confidence: number };
  /** What found no home. */
  rest: HeadPiece[];
};

/** What a label says outweighs all that words look like. */
const SAID = { what: 8, where: -8 };

/** Which piece of each head is what and which is where: by words, and by what holds for all entries alike. */
export function assignAll(heads: readonly Head[], scores: WhatAndWhere): Assigned[] {
  const lean = (text: string) => scores.what(text) - scores.where(text);
  const split = splitHeads(heads, scores);
  const slots = new Map<string, number[]>();
  for (const { pieces } of split) {
    for (const piece of pieces) {
      const key = slotOf(piece);
      slots.set(key, [...(slots.get(key) ?? []), Math.max(-2, Math.min(2, lean(piece.text)))]);
    }
  }
  const habit = (piece: HeadPiece): number => {
    const all = slots.get(slotOf(piece)) ?? [];
    const sum = all.reduce((total, one) => total + one, 0) - Math.max(-2, Math.min(2, lean(piece.text)));
    return all.length > 1 ? (sum / (all.length - 1)) * 0.8 : 0;
  };
  const leaning = (piece: HeadPiece) => (piece.says ? SAID[piece.says] : lean(piece.text) + habit(piece));
  return split.map((head) => withPlace(assign(head, leaning)));
}

/** A head of one piece is split where most such heads of the section can be: "Engineer, Acme". */
function splitHeads(heads: readonly Head[], scores: WhatAndWhere): Head[] {
  const split = heads.map((head) => ({ ...head, pieces: splitSole(head, scores) }));
  const sole = heads.flatMap(({ pieces }, index) => (pieces.length === 1 ? [index] : []));
  const parted = sole.filter((index) => (split[index]?.pieces.length ?? 0) > 1);
  // Heads that name an employer alone: positions are listed below it.
  const grouped = sole.some((index) => {
    const piece = heads[index]?.pieces[0];
    const text = piece?.text ?? '';
    if (piece && commaPieces(piece.line, piece.start, piece.end).length > 1) return false;
    return split[index]?.pieces.length === 1 && scores.where(text) - scores.what(text) > 0.8;
  });
  const most = parted.length > 0 && parted.length * 2 >= sole.length && !grouped;
  return heads.map((head, index) => {
    const own = most ? alike(split[index] ?? head) : (split[index] ?? head);
    const certain = scores.where(own.pieces.at(-1)?.text ?? '') >= 2;
    return head.pieces.length > 1 || most || certain ? own : head;
  });
}

/** Two parts that no words tell apart are two where the other heads of the section are. */
function alike(head: Head): Head {
  const [sole] = head.pieces;
  const parts = sole && head.pieces.length === 1 ? commaPieces(sole.line, sole.start, sole.end) : [];
  const [left, right] = parts;
  if (!sole || !left || !right || parts.length > 2) return head;
  return {
    ...head,
    pieces: [
      { ...sole, ...left },
      { ...sole, ...right, place: sole.place + 1 },
    ],
  };
}

/** Where no place is known, a town after the name of the organization. */
function withPlace(assigned: Assigned): Assigned {
  const { where, place } = assigned;
  const apart = where && !place ? placeAfterName(where.piece) : undefined;
  if (!where || !apart) return assigned;
  return {
    ...assigned,
    where: { ...where, piece: apart.name },
    place: { piece: apart.place, confidence: sureOfTown(apart.place, apart.name) },
  };
}

/** A word that no list knows, right after what is surely an organization, is hardly anything but its town. */
function sureOfTown(town: LinePiece, name: LinePiece): number {
  const isSure = !/\s/u.test(town.text) && organizationScore(name.text) >= 0.9;
  return isSure ? 0.75 : 0.65;
}

function slotOf({ row, place, bold, italic }: HeadPiece): string {
  return `${row} ${place} ${bold} ${italic}`;
}

function assign({ pieces, places }: Head, leaning: (piece: HeadPiece) => number): Assigned {
  const place = places[0] && { piece: places[0], confidence: 0.9 };
  const main = pieces.slice(0, 6);
  const rest = [...pieces.slice(6), ...places.slice(1)];
  const [only] = main;
  if (!only) return { ...(place && { place }), rest };
  if (main.length === 1) {
    const lean = leaning(only);
    const confidence = Math.min(0.9, 0.5 + Math.abs(lean) * 0.2);
    return { [lean >= 0 ? 'what' : 'where']: { piece: only, confidence }, ...(place && { place }), rest };
  }
  let best: { what: HeadPiece; where: HeadPiece; score: number } | undefined;
  let runnerUp = -Infinity;
  for (const what of main) {
    for (const where of main) {
      if (what === where) continue;
      const score = pairScore(what, where, main, leaning);
      if (!best || score > best.score) {
        if (best && best.what === where && best.where === what) runnerUp = Math.max(runnerUp, best.score);
        best = { what, where, score };
      } else if (best.what === where && best.where === what) runnerUp = Math.max(runnerUp, score);
    }
  }
  if (!best) return { rest };
  const margin = best.score - runnerUp;
  const confidence = Math.min(0.97, 0.55 + Math.max(0, margin) * 0.12);
  const others = main.filter((piece) => piece !== best.what && piece !== best.where);
  const what = withTail(best.what, others);
  const town = place ? undefined : others.find((piece) => isTownAfter(piece, best.where));
  const where = withTail(
    best.where,
    others.filter((piece) => piece !== town),
  );
  return {
    what: { piece: what.piece, confidence },
    where: { piece: where.piece, confidence },
    ...(place ? { place } : town && { place: { piece: town, confidence: sureOfTown(town, best.where) } }),
    rest: [
      ...others.filter((piece) => piece !== town && !what.used.has(piece) && !where.used.has(piece)),
      ...rest,
    ],
  };
}

function pairScore(
  what: HeadPiece,
  where: HeadPiece,
  all: readonly HeadPiece[],
  leaning: (piece: HeadPiece) => number,
): number {
  let score = leaning(what) - leaning(where);
  // "Engineer at Acme".
  if (where.parted === 'at' && where.row === what.row && all.indexOf(where) === all.indexOf(what) + 1)
    score += 2.5;
  if (what.parted === 'at') score -= 2;
  // Early pieces are names, late ones remarks; a bracket seldom holds either.
  score -= 0.22 * (all.indexOf(what) + all.indexOf(where));
  if (what.parted === 'bracket') score -= 0.8;
  if (where.parted === 'bracket') score -= 0.8;
  if (what.row !== where.row) score += 0.25;
  if (all.indexOf(what) < all.indexOf(where)) score += 0.15;
  return score;
}

/** "École des Cèdres – Muret". */
function isTownAfter(piece: HeadPiece, where: HeadPiece): boolean {
  // Two words that no list knows are as likely part of the name: "Université Toulouse – Jean Jaurès".
  if (/\s/.test(piece.text) && placeScore(piece.text) < 0.5) return false;
  return (
    piece.row === where.row &&
    piece.place === where.place + 1 &&
    piece.parted !== 'style' &&
    looksLikePlace(piece.text)
  );
}

/** "Engineer – Payments": what follows a dash or stands in brackets belongs to the piece before it. */
function withTail(
  piece: HeadPiece,
  others: readonly HeadPiece[],
): { piece: LinePiece; used: Set<HeadPiece> } {
  const used = new Set<HeadPiece>();
  let end = piece.end;
  for (const other of others) {
    if (other.row !== piece.row || other.place !== piece.place + used.size + 1) continue;
    if (!['dash', 'bracket', 'style', 'comma'].includes(other.parted)) break;
    used.add(other);
    end = other.end + (other.parted === 'bracket' ? 1 : 0);
  }
  const whole = used.size > 0 ? pieceOf(piece.line, piece.start, end, piece.parted) : undefined;
  return { piece: whole ?? piece, used };
}

/** "Engineer, Acme" is two pieces where nothing else says who or where. */
function splitSole(head: Head, scores: WhatAndWhere): HeadPiece[] {
  if (head.pieces.length === 0) return head.pieces;
  const clear = (piece: HeadPiece) => scores.what(piece.text) - scores.where(piece.text);
  const hasBoth =
    head.pieces.length >= 2 &&
    head.pieces.some((piece) => clear(piece) > 0.8) &&
    head.pieces.some((piece) => clear(piece) < -0.5);
  const sole = head.pieces.length === 1;
  if (!sole && (hasBoth || head.pieces.length > 1)) return splitMixed(head, scores);
  const [piece] = head.pieces;
  return piece ? splitAtComma(piece, scores, 0.7) : [];
}

/** Of several pieces, only one that says both is split: "Engineer, Acme GmbH | Platform team". */
function splitMixed(head: Head, scores: WhatAndWhere): HeadPiece[] {
  const [first, second] = head.pieces;
  if (!first || !second) return head.pieces;
  const others = head.pieces.slice(1);
  const named = others.some((piece) => scores.where(piece.text) > 0.5 || scores.what(piece.text) > 0.9);
  // Who or where is said by the others: what has neither is one, as "Administration, second degree".
  const says = commaPieces(first.line, first.start, first.end).some(({ text }) => scores.where(text) > 0.3);
  const parts = named && !says ? [first] : splitAtComma(first, scores, named ? 3 : 2.2);
  return parts.length > 1
    ? [
        ...parts,
        ...others.map((piece) => (piece.row === first.row ? { ...piece, place: piece.place + 1 } : piece)),
      ]
    : head.pieces;
}

function splitAtComma(piece: HeadPiece, scores: WhatAndWhere, least: number): HeadPiece[] {
  const parts = commaPieces(piece.line, piece.start, piece.end);
  let best: { score: number; pieces: HeadPiece[] } | undefined;
  for (let at = 1; at < parts.length; at += 1) {
    const left = pieceOf(piece.line, piece.start, parts[at - 1]?.end ?? piece.end, piece.parted);
    const right = pieceOf(piece.line, parts[at]?.start ?? piece.start, piece.end, 'comma');
    if (!left || !right) continue;
    const most = (score: (text: string) => number, from: number, to: number) =>
      Math.max(...parts.slice(from, to).map(({ text }) => score(text)));
    const forward =
      scores.what(left.text) -
      most(scores.where, 0, at) +
      scores.where(right.text) -
      most(scores.what, at, parts.length);
    const next = parts[at]?.text ?? '';
    const score =
      Math.abs(forward) - 0.1 * at + 0.5 * Math.max(scores.where(next), forward < 0 ? scores.what(next) : 0);
    const mixed = Math.max(scores.what(left.text), scores.what(right.text)) > 0.7;
    if (mixed && score >= least && (!best || score > best.score)) {
      best = {
        score,
        pieces: [
          { ...piece, ...left },
          { ...piece, ...right, row: piece.row, place: piece.place + 1 },
        ],
      };
    }
  }
  return best?.pieces ?? [piece];
}
