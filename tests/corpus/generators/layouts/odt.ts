import type { Sheet, SheetEntry, SheetSection } from '../sheet.ts';
import { besides, contactPieces, escapeHtml } from './html-parts.ts';

const p = (style: string, text: string, right = '') =>
  text === '' && right === ''
    ? ''
    : `<text:p text:style-name="${style}">${escapeHtml(text)}${right ? `<text:tab/>${escapeHtml(right)}` : ''}</text:p>`;

const bullets = (points: readonly string[]) =>
  points.length === 0
    ? ''
    : `<text:list text:style-name="L">${points.map((point) => `<text:list-item>${p('Item', point)}</text:list-item>`).join('')}</text:list>`;

const heading = (text: string) =>
  text === '' ? '' : `<text:h text:outline-level="1" text:style-name="Head">${escapeHtml(text)}</text:h>`;

function entryXml(entry: SheetEntry): string {
  const roles = entry.roles.map(
    (role) => p('Sub', role.title, role.dates) + p('Body', role.text) + bullets(role.points),
  );
  return (
    p('Bold', entry.head, entry.dates) +
    p('Sub', [entry.sub, entry.place].filter(Boolean).join(', ')) +
    p('Body', entry.text) +
    bullets(entry.points) +
    roles.join('')
  );
}

function sectionXml(section: SheetSection, listed: boolean): string {
  const head = heading(section.heading);
  switch (section.body) {
    case 'text':
      return head + p('Body', section.text);
    case 'entries':
      return head + section.entries.map(entryXml).join('');
    case 'groups':
      return (
        head +
        section.groups
          .map(({ group, items }) =>
            listed
              ? p('Bold', group) + bullets(items)
              : p('Body', `${group ? `${group}: ` : ''}${items.join(' · ')}`),
          )
          .join('')
      );
    case 'pairs':
      return head + section.pairs.map(([name, level]) => p('Body', name, level)).join('');
  }
}

type Font = { name: string; mark: string; color: string };

function flat(sheet: Sheet, { name, mark, color }: Font, tab: string, body: string): string {
  const style = (id: string, paragraph: string, text: string) =>
    `<style:style style:name="${id}" style:family="paragraph"><style:paragraph-properties ${paragraph}><style:tab-stops><style:tab-stop style:position="${tab}" style:type="right"/></style:tab-stops></style:paragraph-properties><style:text-properties style:font-name="F" ${text}/></style:style>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" xmlns:dc="http://purl.org/dc/elements/1.1/" office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.text">
<office:meta><dc:title>${escapeHtml(sheet.name)}</dc:title></office:meta>
<office:font-face-decls><style:font-face style:name="F" svg:font-family="'${name}'"/></office:font-face-decls>
<office:automatic-styles>
<style:page-layout style:name="P"><style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm" fo:margin="2cm"/></style:page-layout>
${style('Name', 'fo:margin-bottom="0.1cm"', 'fo:font-size="22pt" fo:font-weight="bold"')}
${style('Title', '', `fo:font-size="12pt" fo:color="${color}"`)}
${style('Head', 'fo:margin-top="0.4cm" fo:margin-bottom="0.15cm" fo:keep-with-next="always"', `fo:font-size="13pt" fo:font-weight="bold" fo:color="${color}"`)}
${style('Bold', 'fo:margin-top="0.12cm"', 'fo:font-size="10.5pt" fo:font-weight="bold"')}
${style('Sub', '', 'fo:font-size="10.5pt" fo:font-style="italic"')}
${style('Body', '', 'fo:font-size="10.5pt"')}
${style('Item', '', 'fo:font-size="10.5pt"')}
<style:style style:name="S" style:family="section"><style:section-properties text:dont-balance-text-columns="false"><style:columns fo:column-count="2" fo:column-gap="0.8cm"/></style:section-properties></style:style>
<text:list-style style:name="L"><text:list-level-style-bullet text:level="1" text:bullet-char="${mark}"><style:list-level-properties text:list-level-position-and-space-mode="label-alignment"><style:list-level-label-alignment text:label-followed-by="listtab" text:list-tab-stop-position="0.6cm" fo:text-indent="-0.4cm" fo:margin-left="0.6cm"/></style:list-level-properties></text:list-level-style-bullet></text:list-style>
</office:automatic-styles>
<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="P"/></office:master-styles>
<office:body><office:text>${body}</office:text></office:body></office:document>`;
}

/** Tab stops and arrows for bullets. */
export function writerTabs(sheet: Sheet): string {
  const head =
    p('Name', sheet.name) +
    p('Title', sheet.title) +
    contactPieces(sheet)
      .map((piece) => p('Body', piece))
      .join('');
  const font = { name: 'Caladea', mark: '➢', color: '#1b5e20' };
  return flat(
    sheet,
    font,
    '17cm',
    head + sheet.sections.map((section) => sectionXml(section, false)).join(''),
  );
}

/** Two columns of a section, the main text first; the small sections fill the second. */
export function writerColumns(sheet: Sheet): string {
  const { side, main } = besides(sheet);
  const head = p('Name', sheet.name) + p('Title', sheet.title) + p('Body', contactPieces(sheet).join(' – '));
  const body = [...main, ...side].map((section) => sectionXml(section, true)).join('');
  const font = { name: 'Liberation Sans', mark: '▪', color: '#37474f' };
  return flat(
    sheet,
    font,
    '8cm',
    `${head}<text:section text:style-name="S" text:name="Two">${body}</text:section>`,
  );
}
