import { strToU8, zipSync } from 'fflate';
import type { Page } from '../blocks.ts';
import type { DocxLook } from './docx.ts';

const SPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:v="urn:schemas-microsoft-com:vml"';
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const KIND = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

/** The parts of a document, in the container that Word opens. */
export function packed(
  body: string,
  header: string,
  page: Page,
  look: DocxLook,
  columns: string,
): Uint8Array {
  const size = `${columns}<w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="900" w:right="1100" w:bottom="900" w:left="1100" w:header="500" w:footer="500" w:gutter="0"/>${columns ? '<w:cols w:num="2" w:space="400"/>' : ''}`;
  const heading = `<w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:pPr><w:keepNext/><w:spacing w:before="200"/><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:b/><w:color w:val="2E74B5"/><w:sz w:val="${look.size + 5}"/></w:rPr></w:style>`;
  const level = (index: number, mark: string) =>
    `<w:lvl w:ilvl="${index}"><w:numFmt w:val="bullet"/><w:lvlText w:val="${mark}"/><w:pPr><w:ind w:left="${(index + 1) * 360}" w:hanging="240"/></w:pPr></w:lvl>`;
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${KIND}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${KIND}.styles+xml"/><Override PartName="/word/numbering.xml" ContentType="${KIND}.numbering+xml"/>${header ? `<Override PartName="/word/header1.xml" ContentType="${KIND}.header+xml"/>` : ''}</Types>`,
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${TYPE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${TYPE}/styles" Target="styles.xml"/><Relationship Id="rId2" Type="${TYPE}/numbering" Target="numbering.xml"/>${header ? `<Relationship Id="rId3" Type="${TYPE}/header" Target="header1.xml"/>` : ''}</Relationships>`,
    'word/styles.xml': `<w:styles ${SPACES}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="${look.font}" w:hAnsi="${look.font}" w:cs="${look.font}"/><w:sz w:val="${look.size}"/><w:lang w:val="${page.language}"/></w:rPr></w:rPrDefault></w:docDefaults>${heading}</w:styles>`,
    'word/numbering.xml': `<w:numbering ${SPACES}><w:abstractNum w:abstractNumId="0">${level(0, page.bullet)}${level(1, '–')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
    'word/document.xml': `<w:document ${SPACES}><w:body>${body}<w:sectPr>${header ? '<w:headerReference w:type="default" r:id="rId3"/>' : ''}${size}</w:sectPr></w:body></w:document>`,
    ...(header && { 'word/header1.xml': `<w:hdr ${SPACES}>${header}</w:hdr>` }),
  };
  const day = new Date('2024-10-01T12:00:00Z');
  return zipSync(Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(XML + xml)])), {
    mtime: day,
  });
}
