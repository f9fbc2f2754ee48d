import { describe, expect, it } from 'vitest';
import { lines, merge, merged } from './testing/merge-setup.ts';

describe('long texts', () => {
  const was = lines('Led a team of six nurses', 'Wrote the rota', 'Trained new starters');

  it('merge by line', () => {
    expect(
      merged(
        'summary',
        was,
        lines('Led a team of seven nurses', 'Wrote the rota', 'Trained new starters'),
        lines('Led a team of six nurses', 'Wrote the rota', 'Trained eleven new starters', 'Kept the stock'),
      ),
    ).toBe(
      lines('Led a team of seven nurses', 'Wrote the rota', 'Trained eleven new starters', 'Kept the stock'),
    );
  });

  it('tell a line that both changed, with all else merged on either side', () => {
    const mine = lines('Led a team of seven nurses', 'Wrote the rota', 'Trained new starters', 'Mine');
    const theirs = lines('Led a team of eight nurses', 'Wrote the rota');
    expect(merge({ summary: was }, { summary: mine }, { summary: theirs })).toEqual({
      merged: { summary: lines('Led a team of seven nurses', 'Wrote the rota', 'Mine') },
      conflicts: [
        {
          path: 'summary',
          was,
          mine: lines('Led a team of seven nurses', 'Wrote the rota', 'Mine'),
          theirs: lines('Led a team of eight nurses', 'Wrote the rota', 'Mine'),
        },
      ],
    });
  });

  it('keep a line that one side deleted and the other reworded, and tell it', () => {
    const { merged, conflicts } = merge(
      { summary: lines('One two three', 'Wrote the rota') },
      { summary: lines('One two three') },
      { summary: lines('One two three', 'Wrote the weekly rota') },
    );
    expect(merged).toEqual({ summary: lines('One two three', 'Wrote the weekly rota') });
    expect(conflicts).toEqual([
      {
        path: 'summary',
        was: lines('One two three', 'Wrote the rota'),
        mine: 'One two three',
        theirs: lines('One two three', 'Wrote the weekly rota'),
      },
    ]);
  });

  it('know lines again that were moved and reworded at once', () => {
    expect(
      merged(
        'summary',
        lines('Led a team', 'Wrote the rota', 'Trained new starters'),
        lines('Trained new starters', 'Led a team', 'Wrote the rota'),
        lines('Led a team', 'Wrote the weekly rota', 'Trained new starters'),
      ),
    ).toBe(lines('Trained new starters', 'Led a team', 'Wrote the weekly rota'));
  });

  it('know a reworded line again among others that are much like it, by where it stands', () => {
    const all = (change: (text: string, at: number) => string) =>
      Array.from({ length: 6 }, (_, at) => change(`Bullet number ${at} about a long matter`, at));
    const reworded = (name: string) => (text: string, at: number) =>
      at === 4 ? `Bullet number four ${name} about a long matter` : text;
    const { merged, conflicts } = merge(
      { summary: lines(...all((text) => text)) },
      { summary: lines(...all(reworded('B'))) },
      { summary: lines(...all(reworded('A')).slice(1)) },
    );
    expect(merged).toEqual({ summary: lines(...all(reworded('B')).slice(1)) });
    expect(conflicts).toMatchObject([{ theirs: lines(...all(reworded('A')).slice(1)) }]);
  });

  it('keep lines that stand more than once', () => {
    expect(
      merged('summary', lines('a', '', 'b', '', 'c'), lines('b', '', 'c'), lines('a', '', 'b', '', 'c', 'd')),
    ).toBe(lines('b', '', 'c', 'd'));
  });

  it('do not hold both where each side has rewritten the same line from scratch', () => {
    const { merged, conflicts } = merge(
      { summary: lines('Led a team', 'Wrote docs', 'Kept the stock') },
      { summary: lines('Led a team', 'Published guides for nurses', 'Kept the stock') },
      { summary: lines('Led a team', 'Technical author, 2019', 'Kept the stock', 'Trained starters') },
    );
    expect(merged).toEqual({
      summary: lines('Led a team', 'Published guides for nurses', 'Kept the stock', 'Trained starters'),
    });
    expect(conflicts).toMatchObject([
      { theirs: lines('Led a team', 'Technical author, 2019', 'Kept the stock', 'Trained starters') },
    ]);
  });

  it('that both sides began, or wrote anew, are one field', () => {
    for (const was of ['', 'An old line']) {
      expect(merge({ summary: was }, { summary: lines('a', 'b') }, { summary: 'c' })).toEqual({
        merged: { summary: lines('a', 'b') },
        conflicts: [{ path: 'summary', was, mine: lines('a', 'b'), theirs: 'c' }],
      });
    }
  });

  it('of one line are one field', () => {
    expect(merge({ summary: 'Old' }, { summary: 'Mine' }, { summary: 'Theirs' })).toEqual({
      merged: { summary: 'Mine' },
      conflicts: [{ path: 'summary', was: 'Old', mine: 'Mine', theirs: 'Theirs' }],
    });
  });

  it('of very many lines are one field', () => {
    const long = Array.from({ length: 2_001 }, (_, at) => `line ${at}`).join('\n');
    expect(merge({ summary: long }, { summary: `${long}!` }, { summary: `!${long}` }).conflicts).toEqual([
      { path: 'summary', was: long, mine: `${long}!`, theirs: `!${long}` },
    ]);
  });
});
