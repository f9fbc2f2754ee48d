import { describe, expect, it } from 'vitest';
import { LABEL_MAX, PAGES_MAX } from '../text-limits.ts';
import { parseFile } from '../parse-file.ts';
import { readRtf } from '../rtf/read-rtf.ts';
import { paragraph, writtenDocx } from '../testing/written-docx.ts';

type Level = { at?: number; start?: number; format?: string; text?: string };

const item = (level = 0, list = 1) => ({
  of: `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`,
});

/** The labels of items of a list, each of a level. */
async function labelsOf(levels: readonly Level[], items: readonly number[]): Promise<(string | undefined)[]> {
  const written = levels.map(
    ({ at = 0, start = 1, format = 'decimal', text = '%1' }) =>
      `<w:lvl w:ilvl="${at}"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`,
  );
  const outcome = await parseFile(
    writtenDocx({
      numbering:
        `<w:abstractNum w:abstractNumId="1">${written.join('')}</w:abstractNum>` +
        '<w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>',
      body: items.map((level) => paragraph('Led a team of nurses', item(level))).join(''),
    }),
    'resume.docx',
  );
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.file.lines.map(({ bullet }) => bullet);
}

describe('numbers of lists', () => {
  it('are Roman as far as Roman numerals go, and decimal beyond', async () => {
    const roman = (start: number) => labelsOf([{ start, format: 'upperRoman' }], [0, 0]);
    expect(await roman(48)).toEqual(['XLVIII', 'XLIX']);
    expect(await roman(3_999)).toEqual(['MMMCMXCIX', '4000']);
  });

  it('begin where Word lets them begin, whatever a file says', async () => {
    expect(await labelsOf([{ start: 2_000_000_000, format: 'upperRoman' }], [0])).toEqual(['I']);
    expect(await labelsOf([{ start: -7, format: 'lowerLetter' }], [0])).toEqual(['a']);
    expect(await labelsOf([{ start: 0 }], [0, 0])).toEqual(['0', '1']);
    expect(await labelsOf([{ start: 0, format: 'lowerLetter' }], [0, 0])).toEqual(['0', 'a']);
    expect(await labelsOf([{ start: 32_767 }], [0, 0])).toEqual(['32767', '32767']);
  });

  it('count anew below an item of a level further out', async () => {
    const levels = [{ text: '%1.' }, { at: 1, text: '%1.%2' }];
    expect(await labelsOf(levels, [0, 1, 1, 0, 1])).toEqual(['1.', '1.1', '1.2', '2.', '2.1']);
  });

  it('are bullets on levels that no list has', async () => {
    expect(await labelsOf([{ at: 999_999_999 }], [999_999_999])).toEqual(['•']);
  });

  it('make labels no longer than anybody reads', async () => {
    const text = '%1'.repeat(1_000);
    const labels = await labelsOf([{ start: 3_888, format: 'upperRoman', text }], Array<number>(500).fill(0));
    expect(labels).toHaveLength(500);
    expect(Math.max(...labels.map((label) => label?.length ?? 0))).toBe(LABEL_MAX);
    const [bullet] = await labelsOf([{ format: 'bullet', text: '–'.repeat(100_000) }], [0]);
    expect(bullet).toHaveLength(LABEL_MAX);
  });

  it('are as short in a file of RTF that spells its labels out', () => {
    const text = `{\\rtf1\\ansi {\\listtext ${'1.'.repeat(5_000)}\\tab}Led a team of nurses\\par}`;
    const outcome = readRtf(new TextEncoder().encode(text), 'resume.rtf');
    if (!outcome.ok) throw new Error(outcome.reason);
    expect(outcome.file.lines[0]?.bullet).toHaveLength(LABEL_MAX);
  });
});

it('has no more pages than a document may, however many breaks it has', async () => {
  const body = paragraph('A nurse', { of: '<w:pageBreakBefore/>' }).repeat(PAGES_MAX + 500);
  const outcome = await parseFile(writtenDocx({ body }), 'resume.docx');
  expect(outcome.ok && outcome.file.pages.length).toBe(PAGES_MAX);
});
