import { describe, expect, it } from 'vitest';
import { hasSideColumn } from '#documents/catalog/designs.ts';
import { resumeTemplates } from '#documents/catalog/resume-templates.ts';
import { resumePrintJob } from '#documents/resume/print-model.ts';
import { printedResume } from '#documents/resume/printed-resume.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { longResume, typicalResume } from '#tests/factories/sample-resumes.ts';
import { readInOrder } from '#tests/support/column-texts.ts';
import { firstMissing, inOneLine } from '#tests/support/read-back.ts';
import { typesetter } from '#tests/support/typesetter.ts';
import type { ParsedFile } from '../parsed-file.ts';
import { parseFile } from './parse-file.ts';

const typst = typesetter();
const updatedAt = new Date('2026-11-21T10:00:00Z');

async function readPrinted(templateId: string, data: ResumeData): Promise<ParsedFile> {
  const { bytes } = typst.pdf(resumePrintJob({ templateId, data, updatedAt }));
  const outcome = await parseFile(bytes, 'resume.pdf');
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.file;
}

describe.each(resumeTemplates.map(({ id }) => id))('a resume that we set as %s', (templateId) => {
  it.each([
    ['typical', typicalResume()],
    ['long', longResume()],
  ] as const)('is read whole and in order: %s', async (_, data) => {
    const file = await readPrinted(templateId, data);
    const body = file.lines.filter(({ region }) => region === 'body');
    const found = body.map(({ text }) => text).join('\n');
    // Some designs print headings in capitals.
    const plain = (text: string) => inOneLine(text).toLowerCase();
    // Numbers of publications stand in a column of their own, and are none of the person's words.
    const written = readInOrder([found], data, templateId);
    const texts = written.texts.filter((text) => !/^\d+\.$/.test(text));
    expect(firstMissing(written.found, texts, plain)).toBeUndefined();
  });

  it('is accused of nothing that is wrong with files', async () => {
    const { facts, pages, lines } = await readPrinted(templateId, longResume());
    expect(facts).toMatchObject({
      undecodable: 0,
      brokenLigatures: [],
      letterSpaced: [],
      gluedWords: [],
      gluedIcons: [],
      hiddenLines: [],
      doubtfulFonts: [],
      inTables: [],
      inTextBoxes: [],
      repeatedHeads: [],
    });
    expect(facts.fontFamilies.length).toBeLessThanOrEqual(3);
    expect(facts.outOfOrder.map((index) => lines[index]?.text)).toEqual([]);
    expect(pages.map(({ levelMarks, images }) => [levelMarks, images])).toEqual(pages.map(() => [0, []]));
    // A side column ends before the text does.
    const most = hasSideColumn(templateId) ? 2 : 1;
    expect(Math.max(...pages.map(({ columns }) => columns))).toBe(most);
  });
});

describe('a PDF of ours', () => {
  it('gives back the resume it was printed from', async () => {
    const data = typicalResume();
    const { attached } = await readPrinted('modern-1', data);
    expect(attached).toEqual({ templateId: 'modern-1', data: printedResume(data) });
  });

  it('says who it is of, and where its links lead', async () => {
    const { properties, links, lines } = await readPrinted('modern-1', typicalResume());
    expect(properties).toMatchObject({ title: 'Ana Silva – Resume', author: 'Ana Silva' });
    const mail = links.find(({ url }) => url === 'mailto:ana.silva@example.com');
    expect(mail?.text).toBe('ana.silva@example.com');
    expect(lines[mail?.line ?? -1]?.text).toContain('ana.silva@example.com');
  });

  it('has its bullets apart from their text, and page numbers apart from both', async () => {
    const { lines } = await readPrinted('modern-1', longResume());
    expect(lines.filter(({ bullet }) => bullet === '•').length).toBeGreaterThan(5);
    const feet = lines.filter(({ region }) => region === 'footer');
    expect(feet.length).toBeGreaterThan(0);
    expect(feet.every(({ text }) => /\d/.test(text))).toBe(true);
  });
});
