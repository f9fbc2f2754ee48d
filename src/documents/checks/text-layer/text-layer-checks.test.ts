import { describe, expect, it } from 'vitest';
import { aLine, anInput, aPage, judge } from '../testing/inputs.ts';
import { hiddenText, imageOnly } from './hidden-and-pictured.ts';
import {
  brokenLigatures,
  doubtfulFonts,
  gluedIcons,
  gluedWords,
  letterSpaced,
  undecodable,
} from './letters.ts';

const picture = { page: 2, left: 0, top: 0, right: 612, bottom: 792 };

describe('a page', () => {
  it('that is a picture is named', () => {
    const pages = [aPage(), aPage({ number: 2, images: [picture] })];
    expect(judge(imageOnly, anInput({ file: { pages } }))[0]?.title).toBe(
      'Page 2 of 2: a picture without text',
    );
  });

  it('with text before a picture, or with a photo alone, is in order', () => {
    const behind = [aPage({ images: [{ ...picture, page: 1 }] })];
    expect(judge(imageOnly, anInput({ file: { pages: behind } }))).toEqual([]);
    const photo = [
      aPage(),
      aPage({ number: 2, images: [{ page: 2, left: 0, top: 0, right: 90, bottom: 120 }] }),
    ];
    expect(judge(imageOnly, anInput({ file: { pages: photo } }))).toEqual([]);
  });
});

describe('letters', () => {
  it('that cannot be decoded are told with their share, fatal where they are many', () => {
    const [some] = judge(undecodable, anInput({ file: { facts: { undecodable: 0.08 } } }));
    expect(some?.title).toContain('8%');
    expect(some?.severity).toBe('high');
    expect(judge(undecodable, anInput({ file: { facts: { undecodable: 0.4 } } }))[0]?.severity).toBe('fatal');
  });

  it('of a few pictograms do no harm', () => {
    expect(judge(undecodable, anInput({ file: { facts: { undecodable: 0.01 } } }))).toEqual([]);
  });

  it.each([
    [brokenLigatures, 'brokenLigatures', 'Letters are missing'],
    [letterSpaced, 'letterSpaced', 'come apart'],
    [gluedWords, 'gluedWords', 'run together'],
  ] as const)('%#: lost, spaced or glued ones are shown where they stand', (check, fact, words) => {
    const [fault] = judge(check, anInput({ file: { facts: { [fact]: [4] } } }));
    expect(fault?.title).toContain(words);
    expect(fault?.title).toContain('“Line Cook, Harbor Grill, March 2019');
    expect(fault?.places[0]).toMatchObject({ line: 4 });
    expect(judge(check, anInput())).toEqual([]);
  });

  it('lost in a line or two may be an accident, in more they are not', () => {
    const faults = [[3], [3, 4, 5]].map((lines) =>
      judge(gluedWords, anInput({ file: { facts: { gluedWords: lines } } })),
    );
    expect(faults.map(([fault]) => fault?.severity)).toEqual(['medium', 'high']);
  });
});

describe('fonts', () => {
  const set = (fontName: string, text: string) =>
    aLine(text, 0, { runs: [{ text, fontName, fontSize: 10, bold: false, italic: false, hidden: false }] });

  it('that much of the text is set in and the file lacks are named', () => {
    const file = { lines: [set('Brush', 'All of it')], facts: { doubtfulFonts: ['Brush'] } };
    expect(judge(doubtfulFonts, anInput({ file }))[0]?.title).toContain('Brush');
  });

  it('of a pictogram, and those that every program brings along, are in order', () => {
    const text = 'A long line of text that is set in a font of the file';
    const icons = { lines: [set('Inter', text), set('Icons', 'x')], facts: { doubtfulFonts: ['Icons'] } };
    expect(judge(doubtfulFonts, anInput({ file: icons }))).toEqual([]);
    const standard = { lines: [set('Helvetica-Bold', text)], facts: { doubtfulFonts: ['Helvetica-Bold'] } };
    expect(judge(doubtfulFonts, anInput({ file: standard }))).toEqual([]);
  });
});

describe('pictograms', () => {
  it('glued to contact details are at fault', () => {
    expect(judge(gluedIcons, anInput({ file: { facts: { gluedIcons: [2] } } }))).toHaveLength(1);
  });

  it('before a heading do no harm', () => {
    expect(judge(gluedIcons, anInput({ file: { facts: { gluedIcons: [3] } } }))).toEqual([]);
  });
});

describe('hidden text', () => {
  const hidden = (text: string) =>
    aLine(text, 0, {
      runs: [{ text, fontName: 'Inter', fontSize: 1, bold: false, italic: false, hidden: true }],
    });
  const seen = Array.from({ length: 5 }, () => aLine('A line that people see'));

  it('is quoted', () => {
    const file = { lines: [...seen, hidden('kubernetes terraform')], facts: { hiddenLines: [5] } };
    expect(judge(hiddenText, anInput({ file }))[0]?.title).toBe(
      'Hidden text in at least 1 place: “kubernetes terraform”',
    );
  });

  it('of a scan is told as what it is', () => {
    const file = { lines: [hidden('Ana Silva'), hidden('Line Cook')], facts: { hiddenLines: [0, 1] } };
    expect(judge(hiddenText, anInput({ file }))[0]?.title).toContain('recognized text');
  });

  it('of a blank or two is no fault', () => {
    const file = { lines: [...seen, hidden(' . ')], facts: { hiddenLines: [5] } };
    expect(judge(hiddenText, anInput({ file }))).toEqual([]);
  });
});
