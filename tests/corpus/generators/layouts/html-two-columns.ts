import type { Sheet } from '../sheet.ts';
import {
  besides,
  contactPieces,
  datesAbove,
  datesBelow,
  datesRight,
  escapeHtml,
  htmlPage,
  type HtmlLook,
  line,
  sectionHtml,
} from './html-parts.ts';

const icon = (path: string) =>
  `<svg width="11" height="11" viewBox="0 0 24 24"><path d="${path}" fill="currentColor"/></svg> `;
const ICONS = {
  place: icon('M12 2a7 7 0 0 0-7 7c0 5 7 13 7 13s7-8 7-13a7 7 0 0 0-7-7z'),
  phone: icon('M6 2h4l2 5-3 2a12 12 0 0 0 6 6l2-3 5 2v4a2 2 0 0 1-2 2A18 18 0 0 1 4 4a2 2 0 0 1 2-2z'),
  email: icon('M2 5h20v14H2zM4 8l8 5 8-5'),
  link: icon('M4 4h16v16H4z'),
};

function iconContact(sheet: Sheet): string {
  const rows: readonly (readonly [string, string])[] = [
    [ICONS.phone, sheet.phone],
    [ICONS.email, sheet.email],
    [ICONS.place, sheet.location],
    ...sheet.links.map((link) => [ICONS.link, link] as const),
  ];
  const personal = sheet.personal.map(([label, value]) => line('c', `${label}: ${value}`));
  return (
    rows.map(([mark, text]) => `<div class="c">${mark}${escapeHtml(text)}</div>`).join('') + personal.join('')
  );
}

const plainContact = (sheet: Sheet) =>
  contactPieces(sheet)
    .map((piece) => line('c', piece))
    .join('');

function columns(sheet: Sheet, contact: string, sideLook: HtmlLook, mainLook: HtmlLook) {
  const { side, main } = besides(sheet);
  return {
    side: `<section><h2>${escapeHtml(sheet.contactHeading)}</h2>${contact}</section>${side.map((section) => sectionHtml(section, sideLook)).join('')}`,
    main: main.map((section) => sectionHtml(section, mainLook)).join(''),
  };
}

/** A dark sidebar at the left by CSS grid, name over the main text. */
export function gridSidebar(sheet: Sheet): string {
  const { side, main } = columns(sheet, plainContact(sheet), { entry: datesBelow }, { entry: datesRight });
  return htmlPage(
    sheet,
    'body{font:9.5pt "Open Sans";display:grid;grid-template-columns:64mm 1fr;min-height:297mm}aside{background:#2d3142;color:#fff;padding:14mm 7mm}aside .entry,aside .pair{font-size:9pt}main{padding:14mm 9mm}h1{font-size:24pt}.title{font-size:12pt;color:#4f5d75}h2{font-size:11.5pt;margin:14px 0 6px;border-bottom:1px solid currentColor}aside h2:first-child{margin-top:0}.head{font-weight:600}.c{overflow-wrap:anywhere}ul{list-style:disc}',
    `<aside>${side}</aside><main><h1>${escapeHtml(sheet.name)}</h1>${line('title', sheet.title)}${main}</main>`,
  );
}

/** Name over the whole page, a floated sidebar at the right. */
export function floatSidebar(sheet: Sheet): string {
  const { side, main } = columns(sheet, iconContact(sheet), { entry: datesBelow }, { entry: datesAbove });
  return htmlPage(
    sheet,
    'body{font:10pt Carlito;padding:14mm 15mm}h1{font-size:28pt;color:#7a1f3d}.title{font-size:13pt;margin-bottom:8px}aside{float:right;width:56mm;margin-left:8mm;padding:0 0 6mm 6mm;border-left:1px solid #bbb}main{overflow:hidden}h2{font-size:12pt;color:#7a1f3d;text-transform:uppercase;margin:10px 0 4px}.head{font-weight:bold}.dates{font-size:9pt;color:#666}.c{overflow-wrap:anywhere}',
    `<h1>${escapeHtml(sheet.name)}</h1>${line('title', sheet.title)}<aside>${side}</aside><main>${main}</main>`,
  );
}

/** Two cells of a table, as old editors made columns; skills as bars. */
export function tableColumns(sheet: Sheet): string {
  const { side, main } = columns(sheet, iconContact(sheet), { entry: datesBelow }, { entry: datesRight });
  const bars = side.replaceAll(
    '</li>',
    '<div style="height:3px;background:#ddd"><div style="height:3px;width:70%;background:#2a9d8f"></div></div></li>',
  );
  return htmlPage(
    sheet,
    'body{font:9.5pt Roboto}table{border-collapse:collapse;width:100%;table-layout:fixed}td{vertical-align:top;padding:9mm 8mm}td.side{width:62mm;background:#eef5f4}.photo{width:32mm;height:32mm;border-radius:50%;background:linear-gradient(#9cc,#366);margin:0 auto 6mm}h1{font-size:21pt}h2{font-size:11pt;letter-spacing:.5px;margin:12px 0 5px;color:#2a9d8f}.head{font-weight:500}ul{list-style:none;padding:0}main ul,td.main ul{list-style:disc;padding-left:14px}.c{overflow-wrap:anywhere}',
    `<table><tr><td class="side"><div class="photo"></div>${bars}</td><td class="main"><h1>${escapeHtml(sheet.name)}</h1>${line('title', sheet.title)}${main}</td></tr></table>`,
  );
}

/** Two even columns that the text flows through, under a head over the whole page. */
export function flowing(sheet: Sheet): string {
  const sections = sheet.sections.map((section) =>
    sectionHtml(section, { entry: datesBelow, between: ', ' }),
  );
  return htmlPage(
    sheet,
    'body{font:9.5pt Lato;padding:13mm 14mm}header{text-align:center;border-bottom:2px solid #333;padding-bottom:6px;margin-bottom:8px}h1{font-size:23pt}.flow{columns:2;column-gap:9mm}section{break-inside:auto}h2{font-size:12pt;margin:8px 0 4px;text-transform:uppercase}.head{font-weight:bold}.dates{font-style:italic;white-space:normal}',
    `<header><h1>${escapeHtml(sheet.name)}</h1>${line('title', sheet.title)}${line('contact', contactPieces(sheet).join('  •  '))}</header><div class="flow">${sections.join('')}</div>`,
  );
}

/** Headings in the left column, their text in the right: as on the European form. */
export function european(sheet: Sheet): string {
  const label = ([name, text]: readonly [string, string]) =>
    `<tr><td class="l">${escapeHtml(name)}</td><td>${text}</td></tr>`;
  const heads = sheet.sections.map((section) =>
    label([section.heading, sectionHtml({ ...section, heading: '' }, { entry: datesBelow, between: ', ' })]),
  );
  return htmlPage(
    sheet,
    'body{font:10pt "Liberation Sans";padding:14mm 15mm}table{width:100%;border-collapse:collapse}td{vertical-align:top;padding:3px 6px}td.l{width:46mm;text-align:right;color:#0e4194;border-right:1px solid #0e4194}h1{font-size:16pt}.head{color:#0e4194}.dates{color:#333}',
    `<table>${label([
      sheet.contactHeading,
      `<h1>${escapeHtml(sheet.name)}</h1>${line('title', sheet.title)}${contactPieces(sheet)
        .map((piece) => line('c', piece))
        .join('')}`,
    ])}${heads.join('')}</table>`,
  );
}
