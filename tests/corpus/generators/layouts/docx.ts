import type { Sheet, SheetEntry, SheetSection } from '../sheet.ts';
import { kit, packed, sectionParagraphs, type Made } from './docx-parts.ts';
import { besides, contactPieces } from './html-parts.ts';

/** Heading styles, right tab stops, the list style: how Word is meant to be used. */
export async function wordTabs(sheet: Sheet): Promise<Uint8Array> {
  const tools = await kit();
  const { say } = tools;
  return packed(tools, sheet, 'Carlito', '1F3864', {
    children: [
      ...say(sheet.name, { bold: true, size: 40, center: true }),
      ...say(sheet.title, { center: true, color: '555555', size: 24 }),
      ...say(contactPieces(sheet).join(' | '), { center: true }),
      ...sheet.sections.flatMap((section) => sectionParagraphs(tools, section, 'tab')),
    ],
  });
}

/** A table of two cells makes the columns; the sidebar is the first cell. */
export async function wordTable(sheet: Sheet): Promise<Uint8Array> {
  const tools = await kit();
  const { docx, say } = tools;
  const { side, main } = besides(sheet);
  const none = { style: 'none', size: 0, color: 'FFFFFF' };
  const borders = { top: none, bottom: none, left: none, right: none };
  const cell = (width: number, fill: string | undefined, children: readonly Made[]) =>
    new docx.TableCell({
      width: { size: width, type: 'dxa' },
      borders,
      margins: { left: 140, right: 140, top: 100, bottom: 100 },
      ...(fill && { shading: { fill } }),
      children,
    });
  const left = [
    ...say(sheet.contactHeading, { heading: true }),
    ...contactPieces(sheet).flatMap((piece) => say(piece)),
    ...side.flatMap((section) => sectionParagraphs(tools, section, 'lines')),
  ];
  const right = [
    ...say(sheet.name, { bold: true, size: 44, color: '7B2D26' }),
    ...say(sheet.title, { size: 24 }),
    ...main.flatMap((section) => sectionParagraphs(tools, section, 'lines')),
  ];
  const table = new docx.Table({
    width: { size: 9600, type: 'dxa' },
    columnWidths: [3100, 6500],
    borders: { ...borders, insideHorizontal: none, insideVertical: none },
    rows: [new docx.TableRow({ children: [cell(3100, 'F4ECE8', left), cell(6500, undefined, right)] })],
  });
  return packed(tools, sheet, 'Liberation Sans', '7B2D26', { children: [table] });
}

/** Dates in the first cell of a table without lines, for every section: the German form. */
export async function wordForm(sheet: Sheet): Promise<Uint8Array> {
  const tools = await kit();
  const { docx, say } = tools;
  const none = { style: 'none', size: 0, color: 'FFFFFF' };
  const borders = { top: none, bottom: none, left: none, right: none };
  const row = (left: string, right: readonly Made[]) => {
    const cell = (width: number, children: readonly Made[]) =>
      new docx.TableCell({
        width: { size: width, type: 'dxa' },
        borders,
        children: children.length ? children : say(' '),
      });
    return new docx.TableRow({ children: [cell(2600, say(left)), cell(7000, right)] });
  };
  const table = (rows: readonly Made[]) =>
    new docx.Table({
      width: { size: 9600, type: 'dxa' },
      columnWidths: [2600, 7000],
      borders: { ...borders, insideHorizontal: none, insideVertical: none },
      rows,
    });
  const points = (list: readonly string[]) => list.flatMap((point) => say(point, { bullet: true }));
  const rows = (section: SheetSection): Made[] => {
    if (section.body === 'text') return [row('', say(section.text))];
    if (section.body === 'groups')
      return section.groups.map(({ group, items }) => row(group, say(items.join(', '))));
    if (section.body === 'pairs') return section.pairs.map(([name, level]) => row(name, say(level)));
    return section.entries.flatMap((entry) => [
      row(entry.dates, [
        ...say(entry.head, { bold: true }),
        ...say(entry.sub),
        ...say(entry.place),
        ...say(entry.text),
        ...points(entry.points),
      ]),
      ...entry.roles.map((role) =>
        row(role.dates, [...say(role.title, { bold: true }), ...say(role.text), ...points(role.points)]),
      ),
    ]);
  };
  const about: readonly (readonly [string, string])[] = [
    ['Name', sheet.name],
    [sheet.language === 'de' ? 'Anschrift' : 'Address', sheet.location],
    [sheet.language === 'de' ? 'Telefon' : 'Phone', sheet.phone],
    ['E-Mail', sheet.email],
    ...sheet.personal,
  ];
  return packed(tools, sheet, 'Liberation Sans', '000000', {
    children: [
      ...say(sheet.language === 'de' ? 'Lebenslauf' : 'Curriculum Vitae', { bold: true, size: 36 }),
      ...say(sheet.contactHeading, { heading: true }),
      table(about.map(([label, value]) => row(label, say(value)))),
      ...sheet.sections.flatMap((section) => [
        ...say(section.heading, { heading: true }),
        table(rows(section)),
      ]),
    ],
  });
}

/** Name and contact in the running head, nothing of it in the text; one line per entry. */
export async function wordHeader(sheet: Sheet): Promise<Uint8Array> {
  const tools = await kit();
  const { docx, say } = tools;
  const header = new docx.Header({
    children: [
      ...say(sheet.name, { bold: true, size: 36 }),
      ...say(contactPieces(sheet).join('  •  '), { size: 18 }),
    ],
  } as object);
  return packed(tools, sheet, 'Liberation Serif', '000000', {
    headers: { default: header },
    children: [
      ...say(sheet.title, { italics: true }),
      ...sheet.sections.flatMap((section) => sectionParagraphs(tools, section, 'tab')),
    ],
  });
}

/** No styles at all: bold lines for headings, hyphens for bullets, spaces before dates. */
export async function wordPlain(sheet: Sheet): Promise<Uint8Array> {
  const tools = await kit();
  const { say } = tools;
  const points = (list: readonly string[]) => list.flatMap((point) => say(`- ${point}`));
  const entry = (found: SheetEntry): Made[] => [
    ...say([found.dates, found.head].filter(Boolean).join('     '), { bold: true, before: 120 }),
    ...say([found.sub, found.place].filter(Boolean).join(', ')),
    ...say(found.text),
    ...points(found.points),
    ...found.roles.flatMap((role) => [
      ...say(`${role.dates}     ${role.title}`),
      ...say(role.text),
      ...points(role.points),
    ]),
  ];
  const body = (section: SheetSection): Made[] => {
    if (section.body === 'text') return say(section.text);
    if (section.body === 'entries') return section.entries.flatMap(entry);
    if (section.body === 'pairs') return section.pairs.flatMap(([name, level]) => say(`${name}: ${level}`));
    return section.groups.flatMap(({ group, items }) =>
      say(`${group ? `${group}: ` : ''}${items.join(', ')}`),
    );
  };
  return packed(tools, sheet, 'Liberation Serif', '000000', {
    children: [
      ...say(sheet.name, { bold: true, size: 32 }),
      ...say(sheet.title),
      ...contactPieces(sheet).flatMap((piece) => say(piece)),
      ...sheet.sections.flatMap((section) => [
        ...say(section.heading && `${section.heading.toLocaleUpperCase()}:`, { bold: true, before: 240 }),
        ...body(section),
      ]),
    ],
  });
}
