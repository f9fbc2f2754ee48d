import { describe, expect, it } from 'vitest';
import { aLine, anInput, aPage, judge } from '../testing/inputs.ts';
import { aSection } from '../testing/resumes.ts';
import { headingAtFoot, offPage } from './page-ends.ts';

const at = (left: number, top: number, right: number, page = 1) => ({
  page,
  left,
  top,
  right,
  bottom: top + 10,
});

describe('text beyond the edge', () => {
  it.each([
    ['right', at(300, 100, 650), 1],
    ['left', at(-40, 100, 200), 1],
    ['none', at(300, 100, 613), 0],
  ])('%s', (_, box, count) => {
    expect(judge(offPage, anInput({ file: { lines: [aLine('Awarded a grant', 0, { box })] } }))).toHaveLength(
      count,
    );
  });

  it('that nobody is meant to see is left to another check', () => {
    const box = at(300, 100, 900);
    const [run] = aLine('keywords').runs;
    const runs = run ? [{ ...run, hidden: true }] : [];
    expect(judge(offPage, anInput({ file: { lines: [aLine('keywords', 0, { box, runs })] } }))).toEqual([]);
  });
});

describe('a heading at the foot of a page', () => {
  const text = aLine('Did something at work', 0, { box: at(50, 100, 300) });
  const heading = aLine('Skills', 1, { box: at(50, 700, 100) });
  const overleaf = aLine('Menu planning', 2, { page: 2, box: at(50, 50, 200, 2) });
  const input = (...lines: ReturnType<typeof aLine>[]) =>
    anInput({
      resume: { sections: [aSection('skills', 'Skills', ['Menu planning'], 1)] },
      file: { pages: [aPage(), aPage({ number: 2 })], lines },
    });

  it('is told, also above a footer', () => {
    expect(judge(headingAtFoot, input(text, heading, overleaf))[0]?.title).toBe(
      '“Skills” stands alone at the foot of page 1, and its text overleaf',
    );
    const foot = aLine('Page 1 of 2', 3, { box: at(50, 760, 100) });
    expect(judge(headingAtFoot, input(text, heading, overleaf, foot))).toHaveLength(1);
  });

  it('is none with a line below or beside it, or with nothing overleaf', () => {
    const below = aLine('Menu planning', 3, { box: at(50, 715, 200) });
    const beside = aLine('Menu planning', 3, { box: at(170, 700, 300) });
    expect(judge(headingAtFoot, input(text, heading, overleaf, below))).toEqual([]);
    expect(judge(headingAtFoot, input(text, heading, overleaf, beside))).toEqual([]);
    expect(judge(headingAtFoot, input(text, heading))).toEqual([]);
  });
});
