import type { Sheet } from '../sheet.ts';
import {
  contactPieces,
  datesAbove,
  datesBelow,
  datesInLine,
  datesLeft,
  datesRight,
  escapeHtml,
  htmlPage,
  line,
  sectionHtml,
} from './html-parts.ts';

/** Centered name, contact in a line with bars, ruled headings: the usual one. */
export function classic(sheet: Sheet): string {
  const sections = sheet.sections.map((section) =>
    sectionHtml(section, { entry: datesRight, between: ', ' }),
  );
  return htmlPage(
    sheet,
    'body{font:10.5pt Carlito;padding:14mm 17mm}h1{font-size:22pt;text-align:center}.contact,.title{text-align:center}.title{font-size:12pt;color:#444}h2{font-size:12pt;border-bottom:1px solid #333;margin:12px 0 5px;text-transform:uppercase}.head{font-weight:bold}.sub{font-style:italic}',
    `<h1>${escapeHtml(sheet.name)}</h1>${line('title', sheet.title)}${line('contact', contactPieces(sheet).join(' | '))}${sections.join('')}`,
  );
}

/** As typed into an online word processor: one typeface, labels, dates under the title. */
export function typed(sheet: Sheet): string {
  const sections = sheet.sections.map((section) =>
    sectionHtml(section, { entry: datesBelow, capitals: true, between: ' • ' }),
  );
  const labels =
    sheet.language === 'de'
      ? ['Tel.', 'E-Mail']
      : sheet.language === 'fr'
        ? ['Tél.', 'E-mail']
        : ['Phone', 'Email'];
  return htmlPage(
    sheet,
    'body{font:11pt "Liberation Sans";padding:18mm 20mm}h1{font-size:18pt}h2{font-size:11pt;margin:14px 0 4px}ul{list-style:none;padding-left:14px}li::before{content:"- ";margin-left:-10px}.dates{color:#555}',
    `<h1>${escapeHtml(sheet.name)}</h1>${line('title', sheet.title)}${line('c', sheet.location)}${line('c', `${labels[0]}: ${sheet.phone}   ${labels[1]}: ${sheet.email}`)}${line('c', sheet.links.join('   '))}${sheet.personal.map(([label, value]) => line('c', `${label}: ${value}`)).join('')}${sections.join('')}`,
  );
}

/** Dates in a narrow column, entries beside it, by a table: the custom in German. */
export function tabular(sheet: Sheet): string {
  const sections = sheet.sections.map((section) => sectionHtml(section, { entry: datesLeft, between: ', ' }));
  const rows = contactPieces(sheet).map((piece) => `<div>${escapeHtml(piece)}</div>`);
  return htmlPage(
    sheet,
    'body{font:10.5pt "Open Sans";padding:16mm 18mm}h1{font-size:20pt;font-weight:600}.contact{margin:6px 0 10px;font-size:9.5pt}h2{font-size:13pt;color:#1d4e89;margin:14px 0 6px}.left{display:table;width:100%;table-layout:fixed}.left>div{display:table-cell;vertical-align:top}.left>.dates{width:42mm;white-space:normal;padding-right:8px}.head{font-weight:600}ul{list-style:square}',
    `<h1>${escapeHtml(sheet.name)}</h1>${line('title', sheet.title)}<div class="contact">${rows.join('')}</div>${sections.join('')}`,
  );
}

/** A colored band with name and contact, wide text under it, dates over each entry. */
export function banded(sheet: Sheet): string {
  const sections = sheet.sections.map((section) =>
    sectionHtml(section, { entry: datesAbove, between: ' · ' }),
  );
  const spans = contactPieces(sheet).map((piece) => `<span>${escapeHtml(piece)}</span>`);
  return htmlPage(
    sheet,
    'body{font:10pt Lato}header{background:#22404d;color:#fff;padding:12mm 16mm}h1{font-size:26pt;font-weight:300}header .contact{display:flex;flex-wrap:wrap;gap:2px 18px;font-size:9pt;margin-top:6px}main{padding:6mm 16mm}h2{font-size:13pt;color:#22404d;margin:10px 0 4px}.dates{font-size:9pt;color:#777}.head{font-weight:bold;font-size:11pt}.sub{color:#22404d}',
    `<header><h1>${escapeHtml(sheet.name)}</h1>${line('title', sheet.title)}<div class="contact">${spans.join('')}</div></header><main>${sections.join('')}</main>`,
  );
}

/** Tight and bookish: everything of an entry in one line, dates in brackets. */
export function compact(sheet: Sheet): string {
  const sections = sheet.sections.map((section) =>
    sectionHtml(section, { entry: datesInLine, between: '; ' }),
  );
  return htmlPage(
    sheet,
    'body{font:10.5pt "Liberation Serif";padding:15mm 18mm}h1{font-size:19pt;font-variant:small-caps}h2{font-size:11.5pt;margin:10px 0 3px;border-bottom:.5px solid #999}.contact{font-size:10pt}',
    `<h1>${escapeHtml(sheet.name)}</h1>${line('title', sheet.title)}${line('contact', contactPieces(sheet).join(' · '))}${sections.join('')}`,
  );
}

/** Capitals set wide, much air, contact at the right of the name. */
export function airy(sheet: Sheet): string {
  const sections = sheet.sections.map((section) =>
    sectionHtml(section, { entry: datesRight, between: '  |  ' }),
  );
  const contact = contactPieces(sheet).map((piece) => line('c', piece));
  return htmlPage(
    sheet,
    'body{font:10pt Roboto;padding:18mm 20mm}header{display:flex;justify-content:space-between;margin-bottom:14px}h1{font-size:24pt;text-transform:uppercase;letter-spacing:2px;line-height:1.05;max-width:95mm}header aside{text-align:right;font-size:9pt}h2{font-size:10pt;text-transform:uppercase;letter-spacing:1.5px;color:#8a5a44;margin:16px 0 6px}.head{font-weight:500;font-size:11pt}.dates{color:#8a5a44}.sub{color:#666}ul{list-style:"–  "}',
    `<header><div><h1>${escapeHtml(sheet.name)}</h1>${line('title', sheet.title)}</div><aside>${contact.join('')}</aside></header>${sections.join('')}`,
  );
}
