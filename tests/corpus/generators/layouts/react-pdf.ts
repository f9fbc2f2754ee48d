import type { Sheet, SheetEntry, SheetSection } from '../sheet.ts';
import { tool } from '../tools/tools-folder.ts';
import { besides, contactPieces } from './html-parts.ts';

type Node = object | string;
type Look = Readonly<Record<string, string | number>>;
type ReactPdf = {
  Document: unknown;
  Page: unknown;
  View: unknown;
  Text: unknown;
  StyleSheet: unknown;
  Font: {
    register: (font: { family: string; fonts: readonly { src: string; fontWeight?: number }[] }) => void;
  };
  renderToBuffer: (document: Node) => Promise<Uint8Array>;
};
type React = { createElement: (kind: unknown, props: object, ...children: readonly Node[]) => Node };

const FONTS = new URL('../../../../node_modules/@expo-google-fonts/', import.meta.url);

async function kit() {
  const pdf = await tool<ReactPdf>('@react-pdf/renderer');
  const { createElement } = await tool<React>('react');
  const font = (name: string) => new URL(name, FONTS).pathname;
  pdf.Font.register({
    family: 'Work Sans',
    fonts: [
      { src: font('work-sans/400Regular/WorkSans_400Regular.ttf') },
      { src: font('work-sans/700Bold/WorkSans_700Bold.ttf'), fontWeight: 700 },
    ],
  });
  const box = (style: Look, ...children: readonly Node[]) => createElement(pdf.View, { style }, ...children);
  const words = (text: string, style: Look = {}): Node[] =>
    text === '' ? [] : [createElement(pdf.Text, { style }, text)];
  return { pdf, createElement, box, words };
}

type Kit = Awaited<ReturnType<typeof kit>>;

const points = ({ box, words }: Kit, list: readonly string[], mark: string) =>
  list.map((point) =>
    box({ flexDirection: 'row', marginLeft: 6 }, ...words(mark, { width: 10 }), ...words(point, { flex: 1 })),
  );

function entryNode(tools: Kit, entry: SheetEntry, dates: 'right' | 'under', mark: string): Node {
  const { box, words } = tools;
  const when = [entry.place, entry.dates].filter(Boolean).join(' · ');
  const head = words(entry.head, { fontWeight: 700, flex: 1 });
  const roles = entry.roles.flatMap((role) => [
    box(
      { flexDirection: 'row', justifyContent: 'space-between' },
      ...words(role.title),
      ...words(role.dates, { fontSize: 8.5 }),
    ),
    ...words(role.text),
    ...points(tools, role.points, mark),
  ]);
  const top =
    dates === 'right'
      ? [
          box(
            { flexDirection: 'row', justifyContent: 'space-between' },
            ...head,
            ...words(when, { fontSize: 9 }),
          ),
          ...words(entry.sub, { color: '#555555' }),
        ]
      : [
          ...words(entry.head, { fontWeight: 700 }),
          ...words(entry.sub, { color: '#555555' }),
          ...words(when, { fontSize: 8.5, color: '#777777' }),
        ];
  return box(
    { marginBottom: 6 },
    ...top,
    ...words(entry.text),
    ...points(tools, entry.points, mark),
    ...roles,
  );
}

function sectionNode(
  tools: Kit,
  section: SheetSection,
  color: string,
  dates: 'right' | 'under',
  tags: boolean,
): Node {
  const { box, words } = tools;
  const heading = words(section.heading, {
    fontSize: 12.5,
    fontWeight: 700,
    color,
    marginTop: 8,
    marginBottom: 4,
  });
  return box({}, ...heading, ...body());

  function body(): Node[] {
    if (section.body === 'text') return words(section.text);
    if (section.body === 'entries')
      return section.entries.map((entry) => entryNode(tools, entry, dates, tags ? '•' : '–'));
    if (section.body === 'pairs')
      return section.pairs.map(([name, level]) =>
        box(
          { flexDirection: 'row', justifyContent: 'space-between' },
          ...words(name),
          ...words(level, { color: '#777777' }),
        ),
      );
    return section.groups.flatMap(({ group, items }) => [
      ...words(group, { fontWeight: 700, fontSize: 9 }),
      tags
        ? box(
            { flexDirection: 'row', flexWrap: 'wrap' },
            ...items.map((item) =>
              box(
                { backgroundColor: '#e8eef4', borderRadius: 3, padding: '2 5', margin: 2 },
                ...words(item, { fontSize: 8.5 }),
              ),
            ),
          )
        : box({}, ...words(items.join(', '))),
    ]);
  }
}

async function printPages(
  sheet: Sheet,
  tools: Kit,
  style: Look,
  children: readonly Node[],
): Promise<Uint8Array> {
  const { pdf, createElement } = tools;
  const page = createElement(pdf.Page, { size: 'A4', style }, ...children);
  return pdf.renderToBuffer(createElement(pdf.Document, { title: sheet.name }, page));
}

/** One column, chips for skills: what resume builders on React give out. */
export async function chips(sheet: Sheet): Promise<Uint8Array> {
  const tools = await kit();
  const { box, words } = tools;
  const contact = contactPieces(sheet).flatMap((piece) => words(piece, { marginRight: 14, fontSize: 9 }));
  return printPages(sheet, tools, { padding: 40, fontSize: 10, fontFamily: 'Work Sans' }, [
    ...words(sheet.name, { fontSize: 24, fontWeight: 700 }),
    ...words(sheet.title, { fontSize: 12, color: '#336699' }),
    box({ flexDirection: 'row', flexWrap: 'wrap', marginTop: 4 }, ...contact),
    ...sheet.sections.map((section) => sectionNode(tools, section, '#336699', 'right', true)),
  ]);
}

/** Sidebar at the right, dates under the titles. */
export async function reactSidebar(sheet: Sheet): Promise<Uint8Array> {
  const tools = await kit();
  const { box, words } = tools;
  const { side, main } = besides(sheet);
  const look = { padding: 36, fontSize: 9.5, fontFamily: 'Work Sans' };
  return printPages(sheet, tools, look, [
    ...words(sheet.name, { fontSize: 26, fontWeight: 700, color: '#553377' }),
    ...words(sheet.title, { fontSize: 12, marginBottom: 8 }),
    box(
      { flexDirection: 'row' },
      box(
        { width: '66%', paddingRight: 16 },
        ...main.map((section) => sectionNode(tools, section, '#553377', 'under', false)),
      ),
      box(
        { width: '34%', backgroundColor: '#f3eff7', padding: 10 },
        ...words(sheet.contactHeading, {
          fontSize: 12.5,
          fontWeight: 700,
          color: '#553377',
          marginBottom: 4,
        }),
        ...contactPieces(sheet).flatMap((piece) => words(piece, { marginBottom: 2 })),
        ...side.map((section) => sectionNode(tools, section, '#553377', 'under', false)),
      ),
    ),
  ]);
}
