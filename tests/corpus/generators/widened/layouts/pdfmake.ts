import { tool } from '../../tools/tools-folder.ts';
import type { Block, Page, Run, Section } from '../blocks.ts';
import type { Layout } from './layout.ts';

type Content = string | { [key: string]: unknown };
type Printer = {
  createPdf: (definition: object) => { getBuffer: () => Promise<Uint8Array> };
  setFonts: (fonts: object) => void;
};

const file = (name: string) => `/usr/share/fonts/truetype/dejavu/${name}.ttf`;

const words = ({ text, bold, italic }: Run): Content => ({
  text,
  bold: bold ?? false,
  italics: italic ?? false,
});

function content(block: Block, page: Page, listed: boolean): Content {
  switch (block.kind) {
    case 'gap':
      return { text: ' ', fontSize: 5 };
    case 'text':
      return { text: block.runs.map(words) };
    case 'bullet': {
      const inner = { text: block.runs.map(words), margin: [(block.level - 1) * 10, 0, 0, 0] };
      const right = block.right ? { columns: [inner, { text: block.right, width: 'auto' }] } : inner;
      return listed ? { ul: [right] } : { columns: [{ text: page.bullet, width: 12 }, right] };
    }
    case 'line':
      return {
        columns: [
          { text: block.left.map(words), width: '*' },
          ...(block.right ? [{ text: block.right.map(words), width: 'auto', alignment: 'right' }] : []),
        ],
      };
    case 'rail':
      return {
        columns: [
          { stack: [...block.rail], width: 95 },
          { stack: block.body.map((one) => content(one, page, listed)) },
        ],
        columnGap: 10,
        margin: [0, 0, 0, 4],
      };
  }
}

/** Sections one below the other, or as rows of a table that is drawn. */
function sections(page: Page, ruled: boolean): Content[] {
  const inner = ({ blocks }: Section) => blocks.map((block) => content(block, page, ruled));
  if (ruled)
    return [
      {
        table: {
          widths: [95, '*'],
          body: page.sections.map((section) => [
            { text: section.heading, bold: true },
            { stack: inner(section) },
          ]),
        },
      },
    ];
  return page.sections.flatMap((section) => [
    { text: section.heading, bold: true, fontSize: 11.5, color: '#7c2d12', margin: [0, 9, 0, 3] },
    ...inner(section),
  ]);
}

const make =
  (ruled: boolean): Layout['make'] =>
  async ({ page }) => {
    const printer = await tool<Printer>('pdfmake');
    const faces = {
      normal: file('DejaVuSans'),
      bold: file('DejaVuSans-Bold'),
      italics: file('DejaVuSans'),
      bolditalics: file('DejaVuSans-Bold'),
    };
    printer.setFonts({ Vera: faces });
    const definition = {
      info: { creationDate: new Date('2024-10-01T12:00:00Z') },
      pageMargins: [42, 48, 42, 44],
      defaultStyle: { font: 'Vera', fontSize: 9 },
      ...(page.foot && {
        footer: (at: number, of: number) => ({
          text: `${page.foot}  ${at}/${of}`,
          alignment: 'center',
          fontSize: 7,
        }),
      }),
      content: [
        ...(page.top ? [{ text: page.top, alignment: 'center' }] : []),
        { text: page.name, fontSize: 18 },
        ...(page.headline ? [page.headline] : []),
        ...page.contactLines.map((one) => one.replaceAll('\t', '        ')),
        { text: ' ' },
        ...sections(page, ruled),
      ],
    };
    return printer.createPdf(definition).getBuffer();
  };

const layout = (ruled: boolean): Layout => ({
  producer: 'pdfmake',
  extension: 'pdf',
  columns: 1,
  make: make(ruled),
});

export const pdfmakeLayouts: Record<string, Layout> = {
  'make-plain': layout(false),
  'make-ruled': layout(true),
};
