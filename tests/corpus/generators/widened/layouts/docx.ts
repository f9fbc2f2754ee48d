import type { Block, Page, Run, Section } from '../blocks.ts';
import { packed } from './docx-file.ts';

/** How somebody who opens Word brings things about. */
export type DocxLook = {
  font: string;
  /** Half points. */
  size: number;
  right: 'tab' | 'tabs' | 'table';
  lists: 'numbering' | 'typed';
  heading: 'style' | 'bold' | 'white-on-dark' | 'shape' | 'rail';
  where: 'body' | 'header' | 'box' | 'side-table' | 'controls' | 'columns';
};

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Words, with what Word keeps for tabs and for hyphens at which no line ends. */
function words(text: string): string {
  return text
    .split(/(\t|\u2010)/)
    .map((part) => {
      if (part === '\t') return '<w:tab/>';
      if (part === '\u2010') return '<w:noBreakHyphen/>';
      return part === '' ? '' : `<w:t xml:space="preserve">${escaped(part)}</w:t>`;
    })
    .join('');
}

const face = ({ bold, italic }: Partial<Run>, colour = '', size = 0) =>
  `<w:rPr>${bold ? '<w:b/>' : ''}${italic ? '<w:i/>' : ''}${colour ? `<w:color w:val="${colour}"/>` : ''}${size ? `<w:sz w:val="${size}"/>` : ''}</w:rPr>`;
const runXml = (run: Run) => `<w:r>${face(run)}${words(run.text)}</w:r>`;
const runs = (of: readonly Run[]) => of.map(runXml).join('');
const paragraph = (inner: string, properties = '') =>
  `<w:p><w:pPr>${properties}<w:spacing w:after="20"/></w:pPr>${inner}</w:p>`;
const big = (text: string, size: number, properties = '') =>
  paragraph(`<w:r>${face({ bold: true }, '', size)}${words(text)}</w:r>`, properties);

function table(cells: readonly string[], widths: readonly number[]): string {
  return `<w:tbl><w:tblPr><w:tblW w:w="${widths.reduce((all, one) => all + one, 0)}" w:type="dxa"/><w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid>${widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid><w:tr>${cells.map((cell, index) => `<w:tc><w:tcPr><w:tcW w:w="${widths[index]}" w:type="dxa"/></w:tcPr>${cell}</w:tc>`).join('')}</w:tr></w:tbl>`;
}

/** Blocks that may be as wide as given, in twentieths of a point. */
const blocksXml = (blocks: readonly Block[], page: Page, look: DocxLook, width: number): string =>
  blocks.map((block) => blockXml(block, page, look, width)).join('');

function blockXml(block: Block, page: Page, look: DocxLook, width: number): string {
  const tabs = `<w:tabs><w:tab w:val="right" w:pos="${width - 100}"/></w:tabs>`;
  switch (block.kind) {
    case 'gap':
      return paragraph('');
    case 'text':
      return paragraph(runs(block.runs));
    case 'bullet': {
      const inner = runs(block.runs) + (block.right ? `<w:r><w:tab/>${words(block.right)}</w:r>` : '');
      if (look.lists === 'numbering')
        return paragraph(
          inner,
          `<w:numPr><w:ilvl w:val="${block.level - 1}"/><w:numId w:val="1"/></w:numPr>${block.right ? tabs : ''}`,
        );
      return paragraph(
        `<w:r>${words(`${page.bullet}\t`)}</w:r>${inner}`,
        `<w:tabs><w:tab w:val="left" w:pos="${block.level * 300}"/><w:tab w:val="right" w:pos="${width - 100}"/></w:tabs>`,
      );
    }
    case 'line': {
      if (!block.right) return paragraph(runs(block.left));
      if (look.right === 'table')
        return table(
          [paragraph(runs(block.left)), paragraph(runs(block.right), '<w:jc w:val="right"/>')],
          [width - 2800, 2700],
        );
      if (look.right === 'tabs')
        return paragraph(`${runs(block.left)}<w:r><w:tab/><w:tab/></w:r>${runs(block.right)}`);
      return paragraph(`${runs(block.left)}<w:r><w:tab/></w:r>${runs(block.right)}`, tabs);
    }
    case 'rail':
      return table(
        [
          block.rail.map((one) => paragraph(runXml({ text: one }))).join('') || paragraph(''),
          blocksXml(block.body, page, look, width - 2300) || paragraph(''),
        ],
        [2300, width - 2300],
      );
  }
}

/** A drawn box with text in it, as Word draws it: the newer drawing, and what older programs read. */
function box(inner: string, width: number, height: number, x: number, y: number, fill = ''): string {
  const content = `<w:txbxContent>${inner}</w:txbxContent>`;
  const filled = fill ? `<a:solidFill><a:srgbClr val="${fill}"/></a:solidFill>` : '<a:noFill/>';
  return `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor distT="0" distB="0" distL="0" distR="0" simplePos="0" relativeHeight="2" behindDoc="0" locked="0" layoutInCell="1" allowOverlap="1"><wp:simplePos x="0" y="0"/><wp:positionH relativeFrom="margin"><wp:posOffset>${x}</wp:posOffset></wp:positionH><wp:positionV relativeFrom="paragraph"><wp:posOffset>${y}</wp:posOffset></wp:positionV><wp:extent cx="${width}" cy="${height}"/><wp:effectExtent l="0" t="0" r="0" b="0"/><wp:wrapTopAndBottom/><wp:docPr id="${Math.abs(x + y + width) + 1}" name="Text Box"/><wp:cNvGraphicFramePr/><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:cNvSpPr txBox="1"/><wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${width}" cy="${height}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom>${filled}</wps:spPr><wps:txbx>${content}</wps:txbx><wps:bodyPr lIns="36000" tIns="18000" rIns="36000" bIns="18000"/></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:rect style="width:${width / 12700}pt;height:${height / 12700}pt"><v:textbox>${content}</v:textbox></v:rect></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
}

function sectionXml({ heading, blocks }: Section, page: Page, look: DocxLook, width = 9700): string {
  const body = blocksXml(blocks, page, look, look.heading === 'rail' ? width - 2400 : width);
  const white = `<w:r>${face({ bold: true }, 'FFFFFF', look.size + 2)}${words(heading)}</w:r>`;
  switch (look.heading) {
    case 'style':
      return paragraph(runXml({ text: heading }), '<w:pStyle w:val="Heading1"/>') + body;
    case 'bold':
      return paragraph('') + big(heading, look.size + 3) + body;
    case 'white-on-dark':
      return paragraph(white, '<w:shd w:val="clear" w:fill="1F3864"/>') + body;
    case 'shape':
      return paragraph(box(paragraph(white), 6100000, 260000, 0, 60000, '7B2D26')) + body;
    case 'rail':
      return (
        table(
          [big(heading, look.size + 1), body.endsWith('</w:tbl>') ? body + paragraph('') : body],
          [2200, width - 2200],
        ) + paragraph('')
      );
  }
}

export function docxOf(page: Page, look: DocxLook): Uint8Array {
  const contact = page.contactLines.map((one) => paragraph(runXml({ text: one }))).join('');
  const listed = page.contact
    .map(({ label, text }) => paragraph(runXml({ text: label ? `${label}: ${text}` : text })))
    .join('');
  const top = page.top ? big(page.top, 24, '<w:jc w:val="center"/>') : '';
  const name =
    big(page.name, 40) + (page.headline ? paragraph(runXml({ text: page.headline, italic: true })) : '');
  const all = (of: readonly Section[], width?: number) =>
    of.map((one) => sectionXml(one, page, look, width)).join('');
  const small = ({ kind }: Section) => ['skills', 'languages', 'interests', 'certificates'].includes(kind);
  const control = (inner: string) =>
    `<w:sdt><w:sdtPr><w:alias w:val="field"/></w:sdtPr><w:sdtContent>${inner}</w:sdtContent></w:sdt>`;
  const header = look.where === 'header' ? name + contact : '';
  let body = '';
  let columns = '';
  switch (look.where) {
    case 'header':
      body = top + all(page.sections);
      break;
    case 'box':
      body = `${top}${paragraph(box(name + listed, 6100000, 1500000, 0, 0, 'EFEFEF'))}${all(page.sections)}`;
      break;
    case 'side-table':
      body =
        top +
        table(
          [
            listed + all(page.sections.filter(small), 2800) + paragraph(''),
            name +
              all(
                page.sections.filter((one) => !small(one)),
                6500,
              ) +
              paragraph(''),
          ],
          [3000, 6700],
        ) +
        paragraph('');
      break;
    case 'controls':
      body =
        top +
        control(name) +
        control(contact) +
        page.sections.map((one) => control(sectionXml(one, page, look))).join('');
      break;
    case 'columns':
      body =
        top +
        name +
        contact +
        all(page.sections.filter((one) => !small(one))) +
        paragraph(
          '',
          `<w:sectPr><w:type w:val="continuous"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="900" w:right="1100" w:bottom="900" w:left="1100" w:header="500" w:footer="500" w:gutter="0"/></w:sectPr>`,
        ) +
        all(page.sections.filter(small), 4500);
      columns = '<w:type w:val="continuous"/>';
      break;
    case 'body':
      body = top + name + contact + all(page.sections);
  }
  return packed(body, header, page, look, columns);
}
