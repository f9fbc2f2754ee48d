import { describe, expect, it } from 'vitest';
import type { ParsedFile } from '../parsed-file.ts';
import { parseFile } from './parse-file.ts';
import { textAt, type WrittenPage, writtenPdf } from './testing/written-pdf.ts';

async function read(...pages: WrittenPage[]): Promise<ParsedFile> {
  const outcome = await parseFile(writtenPdf(pages), 'x.pdf');
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.file;
}

const texts = ({ lines }: ParsedFile) => lines.map(({ text }) => text);
/** Enough text for a page not to be a picture. */
const FILLER = 'Managed the day to day work of a busy clinic with nine nurses and two doctors';

describe('text of a PDF', () => {
  it('is read by where it stands, not by when it was drawn, and that is noticed', async () => {
    const file = await read({
      content:
        textAt(50, 700, 'Third line of them') + textAt(50, 740, FILLER) + textAt(50, 720, 'Second line'),
    });
    expect(texts(file)).toEqual([FILLER, 'Second line', 'Third line of them']);
    expect(file.facts.outOfOrder.length).toBe(1);
  });

  it('has blanks where gaps are, and a tab before a date at the edge', async () => {
    const file = await read({
      content:
        textAt(50, 740, FILLER) +
        textAt(50, 720, 'Staff', 10) +
        textAt(74.5, 720, 'Nurse', 10) +
        textAt(480, 720, '2019 - 2021') +
        textAt(50, 700, 'Clinic') +
        textAt(50, 680, 'Night Nurse') +
        textAt(480, 680, '2017 - 2019') +
        textAt(50, 660, 'Ward') +
        textAt(50, 640, 'Helper') +
        textAt(480, 640, '2015 - 2017'),
    });
    expect(texts(file)).toEqual([
      FILLER,
      'Staff Nurse\t2019 - 2021',
      'Clinic',
      'Night Nurse\t2017 - 2019',
      'Ward',
      'Helper\t2015 - 2017',
    ]);
    expect(file.pages[0]?.columns).toBe(1);
  });

  it('in two columns is read column by column, under the head that runs over both', async () => {
    const left = ['Skills', 'Python and SQL', 'Cooking', 'Driving', 'Spanish, fluent'];
    const right = [FILLER, 'and wrote the rota for every ward', 'Trained', FILLER, 'in the house'];
    const content =
      textAt(50, 800, `Ana Silva, ${FILLER}`, 12, 'F2') +
      left.map((text, index) => textAt(50, 760 - index * 16.4, text)).join('') +
      right.map((text, index) => textAt(200, 757 - index * 13.1, text)).join('');
    const file = await read({ content });
    expect(texts(file)).toEqual([`Ana Silva, ${FILLER}`, ...left, ...right]);
    expect(file.lines.map(({ column }) => column)).toEqual([0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2]);
    expect(file.pages[0]?.columns).toBe(2);
    expect(file.facts.outOfOrder).toEqual([]);
  });

  it('pulled apart into letters is put together, and that is noticed', async () => {
    const file = await read({
      content: textAt(50, 740, FILLER) + textAt(50, 700, 'W O R K   H I S T O R Y', 12, 'F2'),
    });
    expect(texts(file)[1]).toBe('WORK HISTORY');
    expect(file.facts.letterSpaced).toEqual([1]);
    expect(file.lines[1]).toMatchObject({ bold: true, allCaps: true });
  });

  it('spread by its spacing is put together too', async () => {
    const file = await read({
      content: `${textAt(50, 740, FILLER)} 4 Tc ${textAt(50, 700, 'WORK HISTORY', 12)} 0 Tc`,
    });
    expect(texts(file)[1]).toBe('WORK HISTORY');
    expect(file.facts.letterSpaced).toEqual([1]);
  });
});

describe('text that nobody sees', () => {
  const seen = textAt(50, 740, FILLER);

  it.each([
    ['white on white', `1 1 1 rg ${textAt(50, 700, 'python java sql')} 0 g`],
    ['drawn invisibly', `3 Tr ${textAt(50, 700, 'python java sql')} 0 Tr`],
    ['too small', textAt(50, 700, 'python java sql', 2)],
    ['beside the page', textAt(-300, 700, 'python java sql')],
    [
      'in the color of the field behind it',
      `0 0 1 rg 40 690 200 30 re f ${textAt(50, 700, 'python java sql')} 0 g`,
    ],
    [
      'in the color of a field of which a part is clipped away',
      `0 0 1 rg q 0 690 612 30 re W n 0 0 612 792 re f Q ${textAt(50, 700, 'python java sql')} 0 g`,
    ],
  ])('is noticed: %s', async (_, hidden) => {
    const file = await read({ content: seen + hidden });
    const lines = file.facts.hiddenLines.map((index) => file.lines[index]?.text);
    expect(lines).toEqual(['python java sql']);
  });

  it.each([
    ['white on a dark field', `0 0 0.4 rg 40 690 300 30 re f 1 1 1 rg ${textAt(50, 700, 'Ana Silva')}`],
    ['white on a picture', `q 300 0 0 60 40 690 cm /Im Do Q 1 1 1 rg ${textAt(50, 700, 'Ana Silva')}`],
    [
      'in the color of a field that is clipped away there',
      `0 0 1 rg q 0 0 612 100 re W n 0 0 612 792 re f Q ${textAt(50, 700, 'Ana Silva')}`,
    ],
    ['gray', `0.6 g ${textAt(50, 700, 'Ana Silva')}`],
  ])('is nothing that is seen: %s', async (_, text) => {
    const { facts } = await read({ content: seen + text });
    expect(facts.hiddenLines).toEqual([]);
  });
});

describe('drawings of a PDF', () => {
  it('that stand for levels are counted, and rules are not', async () => {
    const dots = [700, 680].flatMap((y) => [0, 1, 2, 3, 4].map((dot) => `${300 + dot * 10} ${y} 6 6 re f\n`));
    const withDots = await read({ content: textAt(50, 740, FILLER) + dots.join('') });
    expect(withDots.pages[0]?.levelMarks).toBe(10);
    const rules = [700, 680, 660].map((y) => `50 ${y} 400 1 re f\n`).join('');
    const ruled = await read({ content: textAt(50, 740, FILLER) + rules });
    expect(ruled.pages[0]?.levelMarks).toBe(0);
  });

  it('that are dots before lines are bullets', async () => {
    const dot = '60 702 3 3 re f\n';
    const file = await read({ content: textAt(50, 740, FILLER) + dot + textAt(70, 700, 'Led a team') });
    expect(file.lines[1]).toMatchObject({ bullet: '•', text: 'Led a team' });
  });

  it('that make a grid make a table of what is inside', async () => {
    const grid = [650, 670, 690].map((y) => `50 ${y} m 350 ${y} l S\n`).join('');
    const posts = [50, 200, 350].map((x) => `${x} 650 m ${x} 690 l S\n`).join('');
    const cells =
      textAt(60, 676, 'Python') +
      textAt(210, 676, 'good') +
      textAt(60, 656, 'Java') +
      textAt(210, 656, 'fair');
    const file = await read({ content: textAt(50, 740, FILLER) + grid + posts + cells });
    expect(file.facts.inTables.map((index) => file.lines[index]?.text)).toEqual([
      'Python\tgood',
      'Java\tfair',
    ]);
  });
});

describe('what repeats on pages', () => {
  it('is a foot, and on further pages a head, which a reader takes for text', async () => {
    const page = (number: number, text: string) => ({
      content:
        textAt(50, 800, 'Ana Silva, Resume') + textAt(50, 700, text) + textAt(280, 30, `Page ${number} of 2`),
    });
    const file = await read(page(1, FILLER), page(2, `Later: ${FILLER}`));
    expect(file.lines.map(({ region }) => region)).toEqual([
      'body',
      'body',
      'footer',
      'header',
      'body',
      'footer',
    ]);
    expect(file.facts.repeatedHeads).toEqual([3]);
  });
});
