import type { Sheet, SheetEntry, SheetSection } from '../sheet.ts';
import { tool } from '../tools/tools-folder.ts';
import { besides, contactPieces } from './html-parts.ts';

type Block = string | { [key: string]: unknown };
type Printer = {
  createPdf: (definition: object) => { getBuffer: () => Promise<Uint8Array> };
  setFonts: (fonts: object) => void;
};

const file = (name: string) =>
  new URL(`../../../../node_modules/@expo-google-fonts/source-sans-3/${name}`, import.meta.url).pathname;

const entryBlock = (entry: SheetEntry): Block => ({
  margin: [0, 0, 0, 6],
  stack: [
    {
      columns: [
        { text: entry.head, bold: true, width: '*' },
        { text: entry.dates, width: 'auto', color: '#666666' },
      ],
    },
    ...(entry.sub ? [{ text: [entry.sub, entry.place].filter(Boolean).join(' · '), italics: true }] : []),
    ...(entry.text ? [entry.text] : []),
    ...(entry.points.length > 0 ? [{ ul: [...entry.points] }] : []),
    ...entry.roles.map((role) => ({
      stack: [{ columns: [role.title, { text: role.dates, width: 'auto' }] }, { ul: [...role.points] }],
    })),
  ],
});

function sectionBlocks(section: SheetSection): Block[] {
  const head = section.heading
    ? [{ text: section.heading, fontSize: 13, bold: true, color: '#00796b', margin: [0, 8, 0, 3] }]
    : [];
  switch (section.body) {
    case 'text':
      return [...head, section.text];
    case 'entries':
      return [...head, ...section.entries.map(entryBlock)];
    case 'groups':
      return [
        ...head,
        ...section.groups.flatMap(({ group, items }) => [
          ...(group ? [{ text: group, bold: true }] : []),
          { ul: [...items] },
        ]),
      ];
    case 'pairs':
      return [...head, ...section.pairs.map(([name, level]) => `${name} — ${level}`)];
  }
}

/** Two columns as the program for invoices makes them. */
export async function definition(sheet: Sheet): Promise<Uint8Array> {
  const printer = await tool<Printer>('pdfmake');
  printer.setFonts({
    Roboto: {
      normal: file('400Regular/SourceSans3_400Regular.ttf'),
      bold: file('700Bold/SourceSans3_700Bold.ttf'),
      italics: file('400Regular_Italic/SourceSans3_400Regular_Italic.ttf'),
    },
  });
  const { side, main } = besides(sheet);
  return printer
    .createPdf({
      info: { title: sheet.name },
      defaultStyle: { fontSize: 10 },
      content: [
        { text: sheet.name, fontSize: 24, bold: true },
        ...(sheet.title ? [{ text: sheet.title, fontSize: 12, color: '#00796b' }] : []),
        {
          columnGap: 18,
          margin: [0, 10, 0, 0],
          columns: [
            {
              width: 150,
              stack: [
                { text: sheet.contactHeading, fontSize: 13, bold: true, color: '#00796b' },
                ...contactPieces(sheet),
                ...side.flatMap(sectionBlocks),
              ],
            },
            { width: '*', stack: main.flatMap(sectionBlocks) },
          ],
        },
      ],
    })
    .getBuffer();
}
