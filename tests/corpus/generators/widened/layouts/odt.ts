import { exported } from '../../tools/libreoffice.ts';
import type { Block, Page, Run, Section } from '../blocks.ts';
import type { Layout } from './layout.ts';

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/ {2,}/g, (blanks) => `<text:s text:c="${blanks.length}"/>`)
    .replaceAll('\t', '<text:tab/>');

const runOdt = ({ text, bold, italic }: Run) => {
  if (!bold && !italic) return escaped(text);
  return `<text:span text:style-name="${bold ? 'Bold' : 'Italic'}">${escaped(text)}</text:span>`;
};
const runs = (of: readonly Run[]) => of.map(runOdt).join('');
const paragraph = (inner: string, style = 'Body') => `<text:p text:style-name="${style}">${inner}</text:p>`;

/** How somebody who opens Writer brings things about. */
export type OdtLook = {
  font: string;
  /** Dates at a tab stop, or in a table whose borders are not drawn, or after many blanks. */
  right: 'tab' | 'table' | 'blanks';
  lists: 'list' | 'typed';
  heading: 'bold' | 'underlined' | 'centred' | 'rail';
  /** Contact and short lists in a frame at the side. */
  frame?: boolean;
  running?: boolean;
};

function table(left: string, right: string, wide = false): string {
  const cells = [left, right].map(
    (cell) => `<table:table-cell office:value-type="string">${cell}</table:table-cell>`,
  );
  const columns = wide ? ['RailA', 'RailB'] : ['WideA', 'WideB'];
  return `<table:table table:style-name="Table">${columns.map((column) => `<table:table-column table:style-name="${column}"/>`).join('')}<table:table-row>${cells.join('')}</table:table-row></table:table>`;
}

function blocksOdt(blocks: readonly Block[], page: Page, look: OdtLook): string {
  return blocks.map((block) => blockOdt(block, page, look)).join('');
}

function blockOdt(block: Block, page: Page, look: OdtLook): string {
  switch (block.kind) {
    case 'gap':
      return paragraph('');
    case 'text':
      return paragraph(runs(block.runs));
    case 'bullet': {
      const inner = `${runs(block.runs)}${block.right ? `<text:tab/>${escaped(block.right)}` : ''}`;
      if (look.lists === 'list')
        return `<text:list text:style-name="Points"><text:list-item>${paragraph(inner)}</text:list-item></text:list>`;
      return paragraph(
        `${page.bullet}${block.level === 2 ? '  ' : ' '}${inner}`,
        block.level === 2 ? 'Inner' : 'Body',
      );
    }
    case 'line': {
      if (!block.right) return paragraph(runs(block.left));
      if (look.right === 'table')
        return table(paragraph(runs(block.left)), paragraph(runs(block.right), 'Right'));
      const between = look.right === 'tab' ? '<text:tab/>' : '<text:s text:c="12"/>';
      return paragraph(`${runs(block.left)}${between}${runs(block.right)}`);
    }
    case 'rail':
      return table(
        block.rail.map((one) => paragraph(escaped(one))).join(''),
        blocksOdt(block.body, page, look),
        true,
      );
  }
}

function sectionOdt({ heading, blocks }: Section, page: Page, look: OdtLook): string {
  const body = blocksOdt(blocks, page, look);
  if (look.heading === 'rail') return table(paragraph(escaped(heading), 'Head'), body, true) + paragraph('');
  return paragraph(escaped(heading), 'Head') + body;
}

export function odtOf(page: Page, look: OdtLook): string {
  const inFrame = look.frame
    ? page.sections.filter(({ kind }) => ['skills', 'languages', 'interests'].includes(kind))
    : [];
  const rest = page.sections.filter((section) => !inFrame.includes(section));
  const lines = look.frame
    ? page.contact.map(({ label, text }) => (label ? `${label}: ${text}` : text))
    : page.contactLines;
  const contact = lines
    .map((one) => paragraph(escaped(one), look.heading === 'centred' ? 'Centre' : 'Plain'))
    .join('');
  const frame = `<draw:frame draw:style-name="Frame" draw:name="side" text:anchor-type="page" text:anchor-page-number="1" svg:x="1.2cm" svg:y="1.6cm" svg:width="5cm" svg:height="24cm"><draw:text-box>${contact}${inFrame.map((one) => sectionOdt(one, page, { ...look, right: 'blanks' })).join('')}</draw:text-box></draw:frame>`;
  const head = `${page.top ? paragraph(escaped(page.top), 'Centre') : ''}${paragraph(escaped(page.name), 'Name')}${page.headline ? paragraph(escaped(page.headline), look.heading === 'centred' ? 'Centre' : 'Plain') : ''}`;
  const heads = {
    bold: 'fo:font-weight="bold" fo:font-size="13pt"',
    underlined: 'style:text-underline-style="solid" fo:font-weight="bold"',
    centred: 'fo:font-weight="bold" fo:letter-spacing="0.06cm"',
    rail: 'fo:font-weight="bold" fo:color="#1f4e79"',
  };
  const align = look.heading === 'centred' ? 'fo:text-align="center"' : '';
  const style = (name: string, para: string, text = '') =>
    `<style:style style:name="${name}" style:family="paragraph"><style:paragraph-properties ${para}/><style:text-properties ${text}/></style:style>`;
  const tabbed = (name: string, left = '0cm') =>
    `<style:style style:name="${name}" style:family="paragraph"><style:paragraph-properties fo:margin-left="${left}"><style:tab-stops><style:tab-stop style:position="${look.frame ? '11.5cm' : '17cm'}" style:type="right"/></style:tab-stops></style:paragraph-properties><style:text-properties fo:font-size="10.5pt" style:font-name="F"/></style:style>`;
  const column = (name: string, width: string) =>
    `<style:style style:name="${name}" style:family="table-column"><style:table-column-properties style:column-width="${width}"/></style:style>`;
  const narrow = look.frame ? 11.5 : 17;
  return `<?xml version="1.0" encoding="UTF-8"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.text">
<office:font-face-decls><style:font-face style:name="F" svg:font-family="'${look.font}'"/></office:font-face-decls>
<office:automatic-styles>${tabbed('Body')}${tabbed('Inner', '0.8cm')}${style('Plain', '', 'fo:font-size="10.5pt" style:font-name="F"')}${style('Centre', 'fo:text-align="center"', 'fo:font-size="10.5pt" style:font-name="F"')}${style('Right', 'fo:text-align="end"', 'fo:font-size="10.5pt" style:font-name="F"')}${style('Name', align, 'fo:font-size="20pt" fo:font-weight="bold" style:font-name="F"')}${style('Head', `fo:margin-top="0.35cm" fo:margin-bottom="0.1cm" ${align}`, `style:font-name="F" ${heads[look.heading]}`)}
<style:style style:name="Bold" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style><style:style style:name="Italic" style:family="text"><style:text-properties fo:font-style="italic"/></style:style>
<style:style style:name="Frame" style:family="graphic"><style:graphic-properties fo:border="none" draw:fill="none" style:wrap="parallel" style:horizontal-pos="from-left" style:horizontal-rel="page" style:vertical-pos="from-top" style:vertical-rel="page"/></style:style>
<style:style style:name="Table" style:family="table"><style:table-properties style:width="${narrow}cm" table:align="left"/></style:style>${column('RailA', '4cm')}${column('RailB', `${narrow - 4}cm`)}${column('WideA', `${narrow - 4.5}cm`)}${column('WideB', '4.5cm')}
<text:list-style style:name="Points"><text:list-level-style-bullet text:level="1" text:bullet-char="${page.bullet}"><style:list-level-properties text:space-before="0.3cm" text:min-label-width="0.5cm"/></text:list-level-style-bullet></text:list-style>
<style:page-layout style:name="P"><style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm" fo:margin-top="1.6cm" fo:margin-bottom="1.5cm" fo:margin-left="${look.frame ? '7cm' : '2cm'}" fo:margin-right="2cm"/><style:header-style/><style:footer-style/></style:page-layout></office:automatic-styles>
<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="P">${look.running ? `<style:header>${paragraph(`${escaped(page.name)}<text:tab/>CV`)}</style:header><style:footer>${paragraph('<text:page-number/> / <text:page-count/>', 'Centre')}</style:footer>` : ''}</style:master-page></office:master-styles>
<office:body><office:text>${look.frame ? frame + head : head + contact}${rest.map((one) => sectionOdt(one, page, look)).join('')}</office:text></office:body></office:document>`;
}

const looks: Record<string, OdtLook> = {
  'writer-tabs': { font: 'Liberation Serif', right: 'tab', lists: 'list', heading: 'bold' },
  'writer-blanks': { font: 'Liberation Sans', right: 'blanks', lists: 'typed', heading: 'underlined' },
  'writer-tables': { font: 'Carlito', right: 'table', lists: 'typed', heading: 'centred', running: true },
  'writer-rail': { font: 'Caladea', right: 'tab', lists: 'list', heading: 'rail' },
  'writer-frame': { font: 'Open Sans', right: 'tab', lists: 'typed', heading: 'bold', frame: true },
};

/** What people make in LibreOffice Writer. */
export const odtLayouts: Record<string, Layout> = Object.fromEntries(
  Object.entries(looks).map(([key, look]) => [
    key,
    {
      producer: 'LibreOffice from ODT',
      extension: 'pdf' as const,
      columns: look.frame ? 2 : 1,
      make: ({ page }) => exported(odtOf(page, look), 'fodt'),
    },
  ]),
);
