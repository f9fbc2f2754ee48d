import { describe, expect, it } from 'vitest';
import type { ParsedFile } from '#documents/parser/parsed-file.ts';
import { emptyResume } from '../../resume/empty.ts';
import { aLine, anInput, aPage, doubted, judge } from '../testing/inputs.ts';
import { read } from '../testing/resumes.ts';
import { columns, readingOrder } from './columns.ts';
import { contactInBands, lastPage, margins } from './page-edges.ts';
import { levelMarks, tables } from './tables-and-level-marks.ts';
import { typeFamilies, typeSize } from './type-size.ts';

const sideBySide = [
  ...Array.from({ length: 6 }, () => aLine('Skill', 0, { column: 1 })),
  ...Array.from({ length: 6 }, () => aLine('Did something at work', 0, { column: 2 })),
];
const twoColumns = { pages: [aPage({ columns: 2 })], lines: sideBySide };

describe('columns', () => {
  it('whose lines are mixed are worse than columns stored one after the other', () => {
    const mixed = anInput({ file: { ...twoColumns, facts: { outOfOrder: [1, 2, 3, 4] } } });
    expect(judge(columns, mixed)[0]?.severity).toBe('high');
    const [fault] = judge(columns, anInput({ file: twoColumns }));
    expect(fault?.severity).toBe('medium');
    expect(fault?.title).toBe('Page 1 has 2 columns, stored one after the other');
  });

  it.each([
    ['dates are drawn apart from their jobs', { drawnApart: [7, 8] }],
    ['a line or two are stored ahead of their column', { outOfOrder: [7, 8] }],
  ])('are not said to be stored one after the other where %s', (_, facts) => {
    const [fault] = judge(columns, anInput({ file: { ...twoColumns, facts } }));
    expect(fault).toMatchObject({ severity: 'medium', title: 'Page 1 has 2 columns beside each other' });
  });

  it('of another page may be drawn as they like, and one line over two', () => {
    const lines = [...sideBySide, aLine('Referees', 12, { page: 2 })];
    const file = {
      pages: [aPage({ columns: 2 }), aPage({ number: 2 })],
      lines,
      facts: { drawnApart: [7, 12] },
    };
    expect(judge(columns, anInput({ file }))[0]?.title).toContain('stored one after the other');
  });

  it('of dates at the edge are none', () => {
    const lines = [...sideBySide.slice(0, 6), aLine('2019', 0, { column: 2 })];
    expect(judge(columns, anInput({ file: { ...twoColumns, lines } }))).toEqual([]);
  });

  it('of a head in two parts above the text are none', () => {
    const text = Array.from({ length: 20 }, () => aLine('Did something at work'));
    expect(judge(columns, anInput({ file: { ...twoColumns, lines: [...sideBySide, ...text] } }))).toEqual([]);
  });

  it('of a PDF of ours that is in order are no fault', () => {
    const attached: NonNullable<ParsedFile['attached']> = { templateId: 'sidebar', data: emptyResume() };
    expect(judge(columns, anInput({ file: { ...twoColumns, attached } }))).toEqual([]);
  });
});

describe('dates beside the lines they belong to, drawn one after the other', () => {
  const at = (left: number, row: number) => ({
    page: 1,
    left,
    top: row * 14,
    right: left + 90,
    bottom: row * 14 + 10,
  });
  const text = Array.from({ length: 15 }, (_, row) =>
    aLine('Did something at work', row, { column: 1, box: at(57, row) }),
  );
  const dates = (...rows: number[]) =>
    rows.map((row) => aLine('Boston | MAY 2020', 0, { column: 2, box: at(412, row) }));
  const page = (lines: typeof text, outOfOrder: number[]) =>
    anInput({ file: { pages: [aPage({ columns: 2 })], lines, facts: { outOfOrder } } });

  it('are no column, and in order', () => {
    const rows = page([...text, ...dates(1, 4, 8, 12)], [2, 5, 15, 16, 17, 18]);
    expect(judge(columns, rows)).toEqual([]);
    expect(judge(readingOrder, rows)).toEqual([]);
  });

  it('at heights of their own may be a column: that is a question', () => {
    const rows = page([...text, ...dates(1.5, 4.5, 8.5, 12.5)], [2, 5, 15, 16, 17, 18]);
    for (const check of [columns, readingOrder]) {
      expect(judge(check, rows)).toEqual([]);
      expect(doubted(check, rows)).toHaveLength(1);
    }
  });

  it('may be many', () => {
    const rows = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14];
    expect(judge(columns, page([...text, ...dates(...rows)], [2, 5, 15, 17, 19, 21, 23, 25]))).toEqual([]);
  });

  it('are told from a column that is drawn as a whole', () => {
    expect(judge(columns, page([...text, ...dates(1, 4, 8, 12)], []))[0]?.severity).toBe('medium');
  });
});

describe('the order of lines', () => {
  it('that differs from the order of reading is at fault', () => {
    const [fault] = judge(readingOrder, anInput({ file: { facts: { outOfOrder: [4, 5, 6] } } }));
    expect(fault?.title).toBe(
      'At least 3 lines stored in another order than read, such as “Line Cook, Harbor Grill, March 2019 - Pr…”',
    );
    expect(fault?.places).toHaveLength(3);
  });

  it('is not at fault for one date', () => {
    expect(judge(readingOrder, anInput({ file: { facts: { outOfOrder: [4] } } }))).toEqual([]);
  });
});

describe('tables and text boxes', () => {
  it('are told apart', () => {
    const file = { kind: 'docx', facts: { inTables: [3, 4, 5, 6], inTextBoxes: [0] } } as const;
    expect(judge(tables, anInput({ file })).map(({ title }) => title)).toEqual([
      'At least one line in text boxes, such as “Ana Silva”',
      'At least 4 lines in tables, such as “Experience”',
    ]);
  });

  it('of a few cells are no fault, nor is a frame in a PDF that may be an ornament', () => {
    expect(judge(tables, anInput({ file: { facts: { inTables: [0, 1, 2, 3] } } }))).toEqual([]);
    expect(judge(tables, anInput({ file: { facts: { inTables: [9] } } }))).toEqual([]);
  });
});

describe('contact details', () => {
  const inHeader = [aLine('ana.silva@mail.com, (212) 664-7665', 0, { region: 'header' }), 'Experience'];
  const resume = {
    name: read('Ana Silva', 1),
    emails: [read('ana.silva@mail.com', 0)],
    phones: [read('(212) 664-7665', 0)],
  };

  it('only in the header of a Word document are at fault', () => {
    const [fault] = judge(contactInBands, anInput({ file: { kind: 'docx', lines: inHeader }, resume }));
    expect(fault?.title).toBe('Your email and phone number stand only in the header or footer');
  });

  it('at the top of a PDF, or in the text as well, are in order', () => {
    expect(judge(contactInBands, anInput({ file: { lines: inHeader }, resume }))).toEqual([]);
    const both = { kind: 'docx', lines: [...inHeader, 'ana.silva@mail.com (212) 664-7665'] } as const;
    expect(judge(contactInBands, anInput({ file: both, resume }))).toEqual([]);
  });
});

describe('type', () => {
  const sized = (fontSize: number) => ({
    lines: [aLine('A', 0, { fontSize: 24 }), aLine('The text of a job', 1, { fontSize })],
  });

  it.each([8, 14])('of %d points is at fault', (size) => {
    expect(judge(typeSize, anInput({ file: sized(size) }))[0]?.title).toContain(`${String(size)} points`);
  });

  it.each([8.97, 9, 10.5, 13])('of %d points is in order', (size) => {
    expect(judge(typeSize, anInput({ file: sized(size) }))).toEqual([]);
  });

  it('of four families is at fault, fonts of pictograms left out', () => {
    const families = ['Inter', 'Lora', 'Arial', 'Georgia'];
    expect(judge(typeFamilies, anInput({ file: { facts: { fontFamilies: families } } }))[0]?.title).toContain(
      '4 typefaces',
    );
    const icons = ['Inter', 'Lora', 'Arial', 'FontAwesome'];
    expect(judge(typeFamilies, anInput({ file: { facts: { fontFamilies: icons } } }))).toEqual([]);
  });
});

describe('space', () => {
  it('at the edge is measured', () => {
    const [fault] = judge(margins, anInput({ file: { facts: { leastMargin: 18 } } }));
    expect(fault?.title).toBe('The narrowest margin is 0.25 inches (6 mm)');
    expect(judge(margins, anInput({ file: { facts: { leastMargin: 29 } } }))).toEqual([]);
  });

  it('at the edge is not measured from the foot of the page', () => {
    const at = (top: number) => ({ page: 1, left: 72, top, right: 500, bottom: top + 12 });
    const lines = [aLine('Text', 0, { box: at(60) }), aLine('Page 1', 1, { box: at(770), region: 'footer' })];
    expect(judge(margins, anInput({ file: { lines, facts: { leastMargin: 10 } } }))).toEqual([]);
  });

  it('at the edge is not measured from a lone head of the page, but from text that runs to the edge', () => {
    const at = (top: number) => ({ page: 1, left: 72, top, right: 500, bottom: top + 12 });
    const facts = { leastMargin: 16 };
    const lines = [aLine('Ana Silva', 0, { box: at(16) }), aLine('Text', 1, { box: at(70) })];
    expect(judge(margins, anInput({ file: { lines, facts } }))).toEqual([]);
    const full = [aLine('Ana Silva', 0, { box: at(16) }), aLine('Text', 1, { box: at(30) })];
    expect(judge(margins, anInput({ file: { lines: full, facts } }))[0]?.title).toContain('6 mm');
  });

  it('on a last page with a few lines is at fault, on a single page never', () => {
    const two = [aPage(), aPage({ number: 2 })];
    const file = { facts: { lastPageFill: 0.06 } };
    expect(judge(lastPage, anInput({ file: { ...file, pages: two } }))[0]?.title).toContain(
      'Page 2 is nearly empty: about 6%',
    );
    expect(judge(lastPage, anInput({ file }))).toEqual([]);
    expect(judge(lastPage, anInput({ file: { pages: two, facts: { lastPageFill: 0.4 } } }))).toEqual([]);
  });
});

describe('levels', () => {
  it('drawn or written as stars are at fault', () => {
    expect(judge(levelMarks, anInput({ file: { pages: [aPage({ levelMarks: 25 })] } }))).toHaveLength(1);
    const [fault] = judge(levelMarks, anInput({ file: { lines: ['Excel ★★★★☆', 'French ●●●○○'] } }));
    expect(fault?.title).toContain('2 lines');
  });

  it('in words, and bullets, are in order', () => {
    expect(
      judge(levelMarks, anInput({ file: { lines: ['French: fluent', '● Cooked', '● Baked'] } })),
    ).toEqual([]);
  });
});
