import { describe, expect, it } from 'vitest';
import type { Fields } from '../fields.ts';
import { HIDDEN_LINES } from '../fields.ts';
import { mergeDocuments } from './merge.ts';

const FIELDS = {
  text: { kind: 'text', label: 'Text', print: 'text', hiddenLines: 'hiddenLines' },
  hiddenLines: HIDDEN_LINES,
} as const satisfies Fields;

const document = (text: string, ...hiddenLines: [at: number, text: string][]) => ({
  text,
  hiddenLines: hiddenLines.map(([at, line]) => ({ at, text: line })),
});
const merge = (was: object, mine: object, theirs: object) => mergeDocuments(FIELDS, was, mine, theirs);
const WAS = document('Led a team of six\nWrote the rota\nTrained starters');

describe('a line that is hidden on one side', () => {
  const hidden = document('Led a team of six\nTrained starters', [1, 'Wrote the rota']);

  it('is hidden as the other side has reworded it', () => {
    const reworded = document('Led a team of six\nWrote the weekly rota\nTrained starters');
    const merged = document('Led a team of six\nTrained starters', [1, 'Wrote the weekly rota']);
    expect(merge(WAS, hidden, reworded)).toEqual({ merged, conflicts: [] });
    expect(merge(WAS, reworded, hidden)).toEqual({ merged, conflicts: [] });
  });

  it('keeps its place among lines that the other side has added', () => {
    const added = document('First of all\nLed a team of six\nWrote the rota\nTrained starters');
    expect(merge(WAS, hidden, added)).toEqual({
      merged: document('First of all\nLed a team of six\nTrained starters', [2, 'Wrote the rota']),
      conflicts: [],
    });
  });

  it('is kept where the other side has deleted it, and told', () => {
    const deleted = document('Led a team of six\nTrained starters');
    expect(merge(WAS, hidden, deleted)).toEqual({
      merged: hidden,
      conflicts: [{ path: 'hiddenLines', was: [], mine: hidden.hiddenLines, theirs: [] }],
    });
  });

  it('is the only one, and reworded by the other side', () => {
    expect(merge(document('One'), document('', [0, 'One']), document('One more'))).toEqual({
      merged: document('', [0, 'One more']),
      conflicts: [],
    });
  });
});

it('a hidden line that both have reworded is a conflict of the hidden lines alone', () => {
  const hidden = (text: string) => document('Led a team of six\nTrained starters', [1, text]);
  const [was, mine, theirs] = [hidden('Wrote the rota'), hidden('Wrote a rota'), hidden('Wrote the rotas')];
  expect(merge(was, mine, theirs)).toEqual({
    merged: mine,
    conflicts: [
      { path: 'hiddenLines', was: was.hiddenLines, mine: mine.hiddenLines, theirs: theirs.hiddenLines },
    ],
  });
});

it('what is too long to merge by line is one side’s, text and hidden lines together', () => {
  const long = (word: string) => Array.from({ length: 3_000 }, (_, at) => `${word} ${at}`).join('\n');
  const [mine, theirs] = [document(long('a'), [0, 'mine']), document(long('b'), [9, 'theirs'])];
  const { merged, conflicts } = merge(document(long('c')), mine, theirs);
  expect(merged).toEqual(mine);
  expect(conflicts.map(({ path }) => path)).toEqual(['text', 'hiddenLines']);
});

it('hidden lines that are none are taken as they are from one side', () => {
  const odd = { text: 'a', hiddenLines: 'none' };
  expect(merge(WAS, odd, WAS)).toEqual({ merged: odd, conflicts: [] });
  const { merged, conflicts } = merge(WAS, odd, document('b'));
  expect(merged).toEqual(odd);
  expect(conflicts.map(({ path }) => path)).toEqual(['text', 'hiddenLines']);
});
