import { describe, expect, it } from 'vitest';
import type { ParsedFile } from '#documents/parser/parsed-file.ts';
import { parseFile } from '../parse-file.ts';
import { paragraph, table, type WrittenDocx, writtenDocx } from '../testing/written-docx.ts';

async function read(document: WrittenDocx): Promise<ParsedFile> {
  const outcome = await parseFile(writtenDocx(document), 'resume.docx');
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.file;
}

const texts = ({ lines }: ParsedFile) => lines.map(({ text }) => text);
const run = (content: string) => `<w:r>${content}</w:r>`;

describe('text of a document of Word', () => {
  it('is its paragraphs, with tabs and breaks as they are', async () => {
    const file = await read({
      body:
        paragraph('Ana &amp; Silva &#233;') +
        `<w:p>${run('<w:t>Nurse</w:t><w:tab/><w:t>2019</w:t><w:br/><w:t>Clinic</w:t>')}</w:p>`,
    });
    expect(texts(file)).toEqual(['Ana & Silva é', 'Nurse\t2019', 'Clinic']);
    expect(file.lines.map(({ index }) => index)).toEqual([0, 1, 2]);
  });

  it('looks as its styles say, each building on another', async () => {
    const style = (id: string, basedOn: string, look: string) =>
      `<w:style w:type="paragraph" w:styleId="${id}"><w:basedOn w:val="${basedOn}"/><w:rPr>${look}</w:rPr></w:style>`;
    const { lines, facts } = await read({
      styles:
        '<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Carlito"/><w:sz w:val="21"/></w:rPr></w:rPrDefault></w:docDefaults>' +
        style('Base', '', '<w:b/>') +
        style('Head', 'Base', '<w:sz w:val="28"/><w:caps/>'),
      body:
        paragraph('Experience', { of: '<w:pStyle w:val="Head"/>' }) +
        paragraph('Ward nurse of the year', { run: '<w:i/>' }) +
        paragraph('Nurse', { of: '<w:pStyle w:val="Head"/>', run: '<w:b w:val="0"/>' }),
    });
    expect(lines[0]).toMatchObject({ text: 'EXPERIENCE', bold: true, fontSize: 14, allCaps: true });
    expect(lines[1]).toMatchObject({ bold: false, italic: true, fontSize: 10.5 });
    expect(lines[2]?.bold).toBe(false);
    expect(facts.fontFamilies).toEqual(['Carlito']);
  });

  it('leaves out what was deleted, and how fields are computed', async () => {
    const file = await read({
      body:
        `<w:p>${run('<w:t>Led </w:t>')}<w:del>${run('<w:delText>two</w:delText>')}</w:del>` +
        `<w:ins>${run('<w:t>nine nurses</w:t>')}</w:ins></w:p>` +
        `<w:p>${run('<w:fldChar w:fldCharType="begin"/>')}${run('<w:instrText>DATE \\@ yyyy</w:instrText>')}` +
        `${run('<w:fldChar w:fldCharType="separate"/>')}${run('<w:t>2026</w:t>')}${run('<w:fldChar w:fldCharType="end"/>')}</w:p>`,
    });
    expect(texts(file)).toEqual(['Led nine nurses', '2026']);
  });

  it('has the bullets and numbers of its lists, and those that were typed', async () => {
    const level = (format: string, text: string) =>
      `<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
    const item = (list: number) => ({
      of: `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr>`,
    });
    const { lines } = await read({
      numbering:
        `<w:abstractNum w:abstractNumId="7">${level('bullet', '\uf0b7')}</w:abstractNum>` +
        `<w:abstractNum w:abstractNumId="8">${level('decimal', '%1.')}</w:abstractNum>` +
        '<w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="8"/></w:num>',
      body:
        paragraph('Led a team', item(1)) +
        paragraph('First', item(2)) +
        paragraph('Second', item(2)) +
        paragraph('• Typed'),
    });
    expect(lines.map(({ bullet, text }) => [bullet, text])).toEqual([
      ['•', 'Led a team'],
      ['1.', 'First'],
      ['2.', 'Second'],
      ['•', 'Typed'],
    ]);
  });

  it('is read where others write the namespaces of the strict standard', async () => {
    const file = await read({
      body: paragraph('Ana'),
      namespace: 'http://purl.oclc.org/ooxml/wordprocessingml/main',
    });
    expect(texts(file)).toEqual(['Ana']);
  });

  it('tells what is hidden from what is white in a colored cell', async () => {
    const white = '<w:color w:val="FFFFFF"/>';
    const cell = `<w:tcPr><w:shd w:val="clear" w:fill="1F3864"/></w:tcPr>${paragraph('Ana Silva', { run: white })}`;
    const { facts, lines } = await read({
      body:
        paragraph('java python sql', { run: white }) +
        paragraph('more words', { run: '<w:vanish/>' }) +
        table([cell, paragraph('Nurse')]),
    });
    expect(facts.hiddenLines.map((index) => lines[index]?.text)).toEqual(['java python sql', 'more words']);
  });
});

describe('what stands beside the text of a document of Word', () => {
  it('keeps short cells on a line, and reads long ones as columns', async () => {
    const side = paragraph('Skills') + paragraph('Python');
    const main = paragraph('Experience') + paragraph('Nurse');
    const file = await read({
      body: table([paragraph('Python'), paragraph('good')]) + table([side, main]),
    });
    expect(file.lines.map(({ text, column }) => [text, column])).toEqual([
      ['Python\tgood', 0],
      ['Skills', 1],
      ['Python', 1],
      ['Experience', 2],
      ['Nurse', 2],
    ]);
    expect(file.facts.inTables).toEqual([0, 1, 2, 3, 4]);
    expect(file.pages[0]?.columns).toBe(2);
  });

  it('puts the date of a cell on the first line of what is beside it', async () => {
    const file = await read({
      body: table([paragraph('2019 – 2021'), paragraph('Nurse') + paragraph('Clinic')]),
    });
    expect(texts(file)).toEqual(['2019 – 2021\tNurse', 'Clinic']);
  });

  it('reads text boxes once, though they are written twice', async () => {
    const box = (text: string) => `<w:txbxContent>${paragraph(text)}</w:txbxContent>`;
    const file = await read({
      body:
        `<w:p>${run('<w:t>Before</w:t>')}<w:r><mc:AlternateContent><mc:Choice><w:drawing><wps:txbx>${box('Boxed')}</wps:txbx></w:drawing></mc:Choice>` +
        `<mc:Fallback><w:pict><v:textbox>${box('Boxed')}</v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`,
    });
    expect(texts(file)).toEqual(['Before', 'Boxed']);
    expect(file.facts.inTextBoxes).toEqual([1]);
  });

  it('tells heads and feet of pages from the text', async () => {
    const file = await read({
      header: paragraph('ana@example.com'),
      footer: paragraph('Page 1'),
      body:
        paragraph('Ana Silva') +
        '<w:sectPr><w:headerReference r:id="header"/><w:footerReference r:id="footer"/><w:pgSz w:w="11906" w:h="16838"/>' +
        '<w:pgMar w:top="1440" w:right="720" w:bottom="1440" w:left="720"/><w:cols w:num="2"/></w:sectPr>',
    });
    expect(file.lines.map(({ text, region }) => [text, region])).toEqual([
      ['ana@example.com', 'header'],
      ['Ana Silva', 'body'],
      ['Page 1', 'footer'],
    ]);
    expect(file.facts.leastMargin).toBe(36);
    expect(file.pages).toMatchObject([{ width: 595.3, height: 841.9, columns: 2 }]);
  });

  it('knows links and properties', async () => {
    const file = await read({
      links: { l1: 'https://example.com/ana' },
      core: '<cp:coreProperties><dc:title>Resume</dc:title><dc:creator>Ana Silva</dc:creator></cp:coreProperties>',
      body: `<w:p>${run('<w:t>See </w:t>')}<w:hyperlink r:id="l1">${run('<w:t>my </w:t>')}${run('<w:t>site</w:t>')}</w:hyperlink></w:p>`,
    });
    expect(file.links).toEqual([{ url: 'https://example.com/ana', text: 'my site', line: 0 }]);
    expect(file.properties).toMatchObject({ title: 'Resume', author: 'Ana Silva' });
    expect(texts(file)).toEqual(['See my site']);
  });
});
