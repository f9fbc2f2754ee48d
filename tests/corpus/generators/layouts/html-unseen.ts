import type { Sheet } from '../sheet.ts';
import {
  besides,
  contactPieces,
  datesBelow,
  datesInLine,
  datesLeft,
  datesRight,
  escapeHtml,
  htmlPage,
  line,
  sectionHtml,
} from './html-parts.ts';

/** A timeline: dates before a line with dots, a light sidebar at the right, the name in spaced capitals. */
export function timeline(sheet: Sheet): string {
  const { side, main } = besides(sheet);
  const left = main.map((section) => sectionHtml(section, { entry: datesLeft, between: ', ' }));
  const right = side.map((section) => sectionHtml(section, { entry: datesBelow }));
  const contact = contactPieces(sheet).map((piece) => line('c', piece));
  return htmlPage(
    sheet,
    'body{font:9.5pt Lato;padding:14mm 12mm}h1{font-size:24pt;text-transform:uppercase;letter-spacing:4px;font-weight:400}.title{color:#b5651d;text-transform:uppercase;font-size:9pt}.cols{display:grid;grid-template-columns:1fr 54mm;gap:8mm;margin-top:8mm}h2{font-size:12pt;margin:10px 0 6px;color:#b5651d}.left{display:grid;grid-template-columns:27mm 1fr}.left .dates{white-space:normal;font-size:8.5pt;padding-right:4px}.rest{border-left:2px solid #ddd;padding-left:10px;position:relative}.rest::before{content:"";position:absolute;left:-5px;top:4px;width:8px;height:8px;border-radius:4px;background:#b5651d}.head{font-weight:bold}aside{background:#faf5ef;padding:0 5mm 5mm}.c{overflow-wrap:anywhere}',
    `<h1>${escapeHtml(sheet.name)}</h1>${line('title', sheet.title)}<div class="cols"><main>${left.join('')}</main><aside><h2>${escapeHtml(sheet.contactHeading)}</h2>${contact.join('')}${right.join('')}</aside></div>`,
  );
}

/** Boxes put anywhere, as poster editors do: the sidebar's boxes come before the name in the file. */
export function poster(sheet: Sheet): string {
  const { side, main } = besides(sheet);
  const boxes = (sections: typeof main, look: Parameters<typeof sectionHtml>[1]) =>
    sections.map((section) => sectionHtml(section, look)).join('');
  return htmlPage(
    sheet,
    'body{font:9.5pt Roboto;position:relative;height:296mm;overflow:hidden}.b{position:absolute}h1{font-size:30pt;font-weight:900;line-height:1}h2{font-size:10pt;text-transform:uppercase;letter-spacing:3px;margin:14px 0 6px}.head{font-weight:700}.sub{color:#c2185b}.dates{font-size:8.5pt;color:#555}.c{overflow-wrap:anywhere}ul{list-style:none;padding:0}li::before{content:"• "}',
    `<div class="b" style="left:0;top:0;width:70mm;height:296mm;background:#fde7ef"></div><div class="b" style="left:10mm;top:62mm;width:52mm">${boxes(side, { entry: datesBelow })}</div><div class="b" style="left:10mm;top:14mm;width:52mm"><h2>${escapeHtml(sheet.contactHeading)}</h2>${contactPieces(
      sheet,
    )
      .map((piece) => line('c', piece))
      .join(
        '',
      )}</div><div class="b" style="left:80mm;top:48mm;width:118mm">${boxes(main, { entry: datesBelow, between: ', ' })}</div><div class="b" style="left:80mm;top:16mm;width:118mm"><h1>${escapeHtml(sheet.name)}</h1>${line('title', sheet.title)}</div>`,
  );
}

/** Even weight, no rules: headings in the margin by a table, entries as sentences. */
export function plainMargin(sheet: Sheet): string {
  const rows = sheet.sections.map((section) => {
    const body = sectionHtml({ ...section, heading: '' }, { entry: datesInLine, between: ', ' });
    return `<tr><th>${escapeHtml(section.heading)}</th><td>${body}</td></tr>`;
  });
  return htmlPage(
    sheet,
    'body{font:10.5pt Caladea;padding:20mm}h1{font-size:15pt}table{border-collapse:collapse;margin-top:10px}th{width:38mm;text-align:left;vertical-align:top;font-weight:bold;padding:6px 8px 6px 0}td{vertical-align:top;padding:6px 0}',
    `<h1>${escapeHtml(sheet.name)}</h1>${line('title', sheet.title)}${contactPieces(sheet)
      .map((piece) => line('c', piece))
      .join('')}<table>${rows.join('')}</table>`,
  );
}

/** The template of an online word processor: big colored name, gray dates in capitals over the text. */
export function coral(sheet: Sheet): string {
  const upper = (text: string) => text.toLocaleUpperCase();
  const sections = sheet.sections.map((section) =>
    sectionHtml(section, {
      entry: (entry) =>
        datesRight({
          ...entry,
          head: [entry.head, entry.sub].filter(Boolean).join(' — '),
          sub: '',
          dates: upper(entry.dates),
        }),
      between: ', ',
      capitals: true,
    }),
  );
  const contact = contactPieces(sheet).map((piece) => line('c', piece));
  return htmlPage(
    sheet,
    'body{font:10pt "Open Sans";padding:16mm 20mm;color:#444}header{display:grid;grid-template-columns:2fr 1fr}h1{font-size:32pt;color:#222;font-weight:700;line-height:1.1}.contact{font-size:9pt;font-weight:600}h2{color:#e8453c;font-size:9.5pt;margin:16px 0 6px}.head{color:#222;font-weight:600}.dates{font-size:8pt;color:#777}',
    `<header><div><h1>${escapeHtml(sheet.name)}</h1>${line('title', sheet.title)}</div><div class="contact">${contact.join('')}</div></header>${sections.join('')}`,
  );
}
