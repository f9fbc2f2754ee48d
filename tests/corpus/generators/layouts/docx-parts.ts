import type { Sheet, SheetEntry, SheetSection } from '../sheet.ts';
import { tool } from '../tools/tools-folder.ts';

/** What the package makes of a part; nobody looks into it. */
export type Made = { readonly made: unique symbol };
type Maker = new (options: object | string) => Made;
type Docx = Record<
  | 'Document'
  | 'Paragraph'
  | 'TextRun'
  | 'Table'
  | 'TableRow'
  | 'TableCell'
  | 'Tab'
  | 'Header'
  | 'Footer'
  | 'ExternalHyperlink',
  Maker
> & { Packer: { toBuffer: (document: Made) => Promise<Uint8Array> } };

type Kit = {
  docx: Docx;
  /** A paragraph: left text, text at the right tab stop, how it looks. */
  say: (left: string, look?: Look) => Made[];
};
type Look = {
  right?: string;
  tab?: number;
  bold?: boolean;
  italics?: boolean;
  size?: number;
  color?: string;
  center?: boolean;
  heading?: boolean;
  bullet?: boolean;
  before?: number;
};

/** The package that writes Word files, and how a paragraph is said with it. */
export async function kit(): Promise<Kit> {
  const docx = await tool<Docx>('docx');
  const say = (left: string, look: Look = {}): Made[] => {
    if (left === '' && !look.right) return [];
    const { right, tab = 9600, bold, italics, size, color, center, heading, bullet, before = 0 } = look;
    const run = (text: string, extra = {}) =>
      new docx.TextRun({ text, bold, italics, color, ...(size && { size }), ...extra });
    const rest = right ? [new docx.TextRun({ children: [new docx.Tab({}), right] })] : [];
    return [
      new docx.Paragraph({
        children: [run(left), ...rest],
        spacing: { before, after: 40 },
        ...(right && { tabStops: [{ type: 'right', position: tab }] }),
        ...(center && { alignment: 'center' }),
        ...(heading && { heading: 'Heading1' }),
        ...(bullet && { bullet: { level: 0 } }),
      }),
    ];
  };
  return { docx, say };
}

const STYLES = (font: string, color: string) => ({
  default: {
    document: { run: { font, size: 21 } },
    heading1: {
      run: { font, size: 26, bold: true, color },
      paragraph: { spacing: { before: 220, after: 80 } },
    },
  },
});

type EntryLook = 'tab' | 'lines';

function entryParagraphs({ say }: Kit, entry: SheetEntry, look: EntryLook): Made[] {
  const points = (list: readonly string[]) => list.flatMap((point) => say(point, { bullet: true }));
  const head =
    look === 'tab'
      ? [
          ...say(entry.head, { bold: true, right: entry.dates, before: 100 }),
          ...say(entry.sub, { italics: true, right: entry.place }),
        ]
      : [
          ...say([entry.head, entry.sub].filter(Boolean).join(', '), { bold: true, before: 100 }),
          ...say([entry.dates, entry.place].filter(Boolean).join(', '), { color: '666666' }),
        ];
  const roles = entry.roles.flatMap((role) => [
    ...say(role.title, { italics: true, right: role.dates }),
    ...say(role.text),
    ...points(role.points),
  ]);
  return [...head, ...say(entry.text), ...points(entry.points), ...roles];
}

/** A section with its heading, in the style that Word has for one. */
export function sectionParagraphs(tools: Kit, section: SheetSection, look: EntryLook): Made[] {
  const { say } = tools;
  const heading = say(section.heading, { heading: true });
  switch (section.body) {
    case 'text':
      return [...heading, ...say(section.text)];
    case 'entries':
      return [...heading, ...section.entries.flatMap((entry) => entryParagraphs(tools, entry, look))];
    case 'groups':
      return [
        ...heading,
        ...section.groups.flatMap(({ group, items }) =>
          look === 'tab'
            ? say(`${group ? `${group}: ` : ''}${items.join(', ')}`)
            : [...say(group, { bold: true }), ...items.flatMap((item) => say(item, { bullet: true }))],
        ),
      ];
    case 'pairs':
      return [...heading, ...section.pairs.flatMap(([name, level]) => say(`${name} – ${level}`))];
  }
}

/** The finished file. */
export function packed(
  { docx }: Kit,
  sheet: Sheet,
  font: string,
  color: string,
  parts: object,
): Promise<Uint8Array> {
  const page = { page: { margin: { top: 1000, bottom: 1000, left: 1150, right: 1150 } } };
  return docx.Packer.toBuffer(
    new docx.Document({
      title: sheet.name,
      creator: sheet.name,
      styles: STYLES(font, color),
      sections: [{ properties: page, ...parts }],
    }),
  );
}
