import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { resumeTemplates } from '#documents/catalog/resume-templates.ts';
import { readDocx } from '#documents/parser/file/docx/read-docx.ts';
import { fontPaths } from '#documents/render/server/font-files.server.ts';
import { USUAL_SPACING } from '#documents/render/spacing.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { careerResume } from '#tests/factories/career-resume.ts';
import { hostileResume } from '#tests/factories/hostile-resume.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { scriptResumes } from '#tests/factories/script-resumes.ts';
import { resumeOutline } from '../resume-outline.ts';
import { veiled } from './embedded-fonts.ts';
import { byDirection } from './runs.ts';
import { docx } from './write-docx.ts';

const updatedAt = new Date('2026-11-21T10:00:00Z');
const paths = fontPaths('node_modules');
const readFont = (file: string) => readFileSync(paths.get(file) ?? file);
const file = (data: ResumeData, templateId = 'modern-1', embedFonts = false) =>
  docx(resumeOutline({ templateId, data, updatedAt }), {
    ...{ readFont, knownFonts: new Map(), embedFonts, spacing: USUAL_SPACING },
  });
const part = (bytes: Uint8Array, path: string) => strFromU8(unzipSync(bytes)[path] ?? new Uint8Array());
const documentOf = (data: ResumeData, templateId?: string) =>
  part(file(data, templateId), 'word/document.xml');

/** Elements of properties in the order of ECMA-376, part 1, 17.3.1.26 and 17.3.2.28, those that are used. */
const ORDER = {
  'w:pPr':
    'pStyle keepNext keepLines pageBreakBefore widowControl numPr pBdr shd tabs bidi spacing ind jc outlineLvl',
  'w:rPr': 'rStyle rFonts b bCs i iCs color w sz szCs rtl lang',
  'w:style': 'name basedOn next uiPriority qFormat pPr rPr',
  'w:pBdr': 'top left bottom right',
};

describe('a Word file', () => {
  it('of every design is made of paragraphs alone, and its elements stand in the order of the schema', () => {
    for (const { id } of resumeTemplates) {
      const bytes = file(careerResume(), id);
      for (const path of ['word/document.xml', 'word/styles.xml', 'word/numbering.xml']) {
        const xml = part(bytes, path);
        expect(xml).not.toMatch(/<w:(?:tbl|txbxContent|framePr|drawing|pict)\b/);
        for (const [name, order] of Object.entries(ORDER))
          for (const [, inside = ''] of xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>(.*?)</${name}>`, 'g')))
            expect(places(inside, order.split(' ')), inside).toEqual(
              [...places(inside, order.split(' '))].sort((a, b) => a - b),
            );
      }
    }
  });

  it('is the same, byte for byte, however often it is made', () => {
    expect(
      Buffer.from(file(careerResume(), 'simple-1', true)).equals(
        Buffer.from(file(careerResume(), 'simple-1', true)),
      ),
    ).toBe(true);
  });

  it('has real styles, headings, lists, tab stops and links', () => {
    const xml = documentOf(typicalResume());
    for (const style of [
      'Title',
      'Subtitle',
      'Contact',
      'Heading1',
      'Heading2',
      'EntryDetails',
      'ListBullet',
      'Skills',
    ])
      expect(xml).toContain(`<w:pStyle w:val="${style}"/>`);
    expect(xml).toContain('<w:tab w:val="right"');
    expect(part(file(typicalResume()), 'word/_rels/document.xml.rels')).toContain(
      'Target="mailto:ana.silva@example.com"',
    );
  });

  it('carries the faces it uses, which the key gives back, and says so', () => {
    const bytes = file(typicalResume(), 'modern-1', true);
    const [, key = ''] =
      /<w:embedRegular r:id="rId\d+" w:fontKey="\{([^}]+)\}"/.exec(part(bytes, 'word/fontTable.xml')) ?? [];
    const font = unzipSync(bytes)['word/fonts/font1.odttf'] ?? new Uint8Array();
    const faces = [...paths.values()]
      .filter((path) => path.includes('/inter/'))
      .map((path) => readFileSync(path));
    const keys = [...part(bytes, 'word/fontTable.xml').matchAll(/fontKey="\{([^}]+)\}"/g)].map(
      ([, each = '']) => each,
    );
    expect(key).toMatch(/^[0-9A-F-]{36}$/);
    expect(keys.some((each) => faces.some((face) => face.equals(veiled(font, each))))).toBe(true);
    expect(part(bytes, 'word/settings.xml')).toContain('<w:embedTrueTypeFonts/>');
    expect(bytes.length).toBeLessThan(1_500_000);
  });

  it('tells title, author, language and paper', () => {
    const bytes = file({ ...typicalResume(), settings: { ...typicalResume().settings, paper: 'letter' } });
    const core = part(bytes, 'docProps/core.xml');
    expect(core).toContain('<dc:title>Ana Silva – Resume</dc:title><dc:creator>Ana Silva</dc:creator>');
    expect(core).toContain('<dc:language>en-US</dc:language>');
    expect(part(bytes, 'word/document.xml')).toContain('<w:pgSz w:w="12240" w:h="15840"/>');
  });

  it('is written from right to left where its language is', () => {
    const bytes = file(scriptResumes.hebrew);
    expect(part(bytes, 'word/styles.xml')).toMatch(/w:bidi="he-IL"/);
    expect(part(bytes, 'word/document.xml')).toContain('<w:rtl/>');
  });

  it('takes what is hostile as text', () => {
    const bytes = file(hostileResume());
    expect(readDocx(bytes, 'a.docx').ok).toBe(true);
    expect(part(bytes, 'word/document.xml')).not.toMatch(/<script|<!ENTITY/);
  });
});

it('signs between letters of one direction belong to these, others to the paragraph', () => {
  expect(byDirection('abc', false)).toEqual([{ text: 'abc', isLeftward: false }]);
  expect(byDirection('שלום, עולם! abc.', true)).toEqual([
    { text: 'שלום, עולם! ', isLeftward: true },
    { text: 'abc', isLeftward: false },
    { text: '.', isLeftward: true },
  ]);
});

/** Where the elements inside stand in an order; those inside of others are not looked at. */
function places(inside: string, order: readonly string[]): number[] {
  const found: number[] = [];
  let depth = 0;
  for (const [tag, closing, name = '', empty] of inside.matchAll(/<(\/?)w:(\w+)[^>]*?(\/?)>/g)) {
    if (closing) depth -= 1;
    else {
      if (depth === 0) {
        expect(order, tag).toContain(name);
        found.push(order.indexOf(name));
      }
      if (!empty) depth += 1;
    }
  }
  return found;
}
