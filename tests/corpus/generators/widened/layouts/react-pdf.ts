import { tool } from '../../tools/tools-folder.ts';
import type { Block, Page, Run, Section } from '../blocks.ts';
import type { Layout } from './layout.ts';

type Make = (type: unknown, properties: object | null, ...children: unknown[]) => unknown;
type ReactPdf = {
  Document: unknown;
  Page: unknown;
  View: unknown;
  Text: unknown;
  Font: {
    register: (font: object) => void;
    registerHyphenationCallback: (callback: (word: string) => string[]) => void;
  };
  renderToBuffer: (document: unknown) => Promise<Uint8Array>;
};

const FOLDER = '/usr/share/fonts/truetype/open-sans/';

function react(plan: 'left' | 'right' | 'single'): Layout['make'] {
  return async ({ page }) => {
    const pdf = await tool<ReactPdf>('@react-pdf/renderer');
    const { createElement: h } = await tool<{ createElement: Make }>('react');
    pdf.Font.registerHyphenationCallback((word) => [word]);
    pdf.Font.register({
      family: 'Open',
      fonts: [
        { src: `${FOLDER}OpenSans-Regular.ttf` },
        { src: `${FOLDER}OpenSans-Bold.ttf`, fontWeight: 700 },
        { src: `${FOLDER}OpenSans-Italic.ttf`, fontStyle: 'italic' },
      ],
    });
    const { View, Text } = pdf;
    const words = ({ text, bold, italic }: Run) =>
      h(Text, { style: { ...(bold && { fontWeight: 700 }), ...(italic && { fontStyle: 'italic' }) } }, text);
    const line = (style: object, ...children: unknown[]) =>
      h(View, { style: { flexDirection: 'row', ...style } }, ...children);
    const set = (block: Block): unknown => {
      switch (block.kind) {
        case 'gap':
          return h(View, { style: { height: 6 } });
        case 'text':
          return h(Text, null, ...block.runs.map(words));
        case 'bullet':
          return line(
            { marginLeft: block.level * 6 },
            h(Text, { style: { width: 10 } }, page.bullet),
            h(Text, { style: { flex: 1 } }, ...block.runs.map(words)),
            h(Text, null, block.right ?? ''),
          );
        case 'line':
          return line(
            { justifyContent: 'space-between' },
            h(Text, { style: { flex: 1 } }, ...block.left.map(words)),
            h(Text, null, ...(block.right ?? []).map(words)),
          );
        case 'rail':
          return line(
            { marginBottom: 4 },
            h(View, { style: { width: 90 } }, ...block.rail.map((one) => h(Text, null, one))),
            h(View, { style: { flex: 1 } }, ...block.body.map(set)),
          );
      }
    };
    const sections = (of: readonly Section[]) =>
      of.map(({ heading, blocks }) =>
        h(
          View,
          { style: { marginTop: 9 } },
          h(Text, { style: { fontWeight: 700, fontSize: 11.5, color: '#14532d' } }, heading),
          ...blocks.map(set),
        ),
      );
    const document = h(
      pdf.Document,
      { creationDate: new Date('2024-10-01T12:00:00Z') },
      h(
        pdf.Page,
        { size: 'A4', style: { padding: 36, fontFamily: 'Open', fontSize: 9.3, lineHeight: 1.35 } },
        ...bodyOf(page, plan, h, pdf, sections),
      ),
    );
    return pdf.renderToBuffer(document);
  };
}

function bodyOf(
  page: Page,
  plan: 'left' | 'right' | 'single',
  h: Make,
  { View, Text }: ReactPdf,
  sections: (of: readonly Section[]) => unknown[],
): unknown[] {
  const name = [
    h(Text, { style: { fontSize: 20, fontWeight: 700, lineHeight: 1.2 } }, page.name),
    h(Text, null, page.headline ?? ''),
  ];
  const listed = page.contact.map(({ label, text }) => h(Text, null, label ? `${label}: ${text}` : text));
  if (plan === 'single')
    return [
      ...name,
      ...page.contactLines.map((one) => h(Text, null, one.replaceAll('\t', '      '))),
      ...sections(page.sections),
    ];
  const small = ({ kind }: Section) => ['skills', 'languages', 'interests', 'certificates'].includes(kind);
  const side = h(View, { style: { width: 150 } }, ...listed, ...sections(page.sections.filter(small)));
  const main = h(
    View,
    { style: { flex: 1 } },
    ...(plan === 'left' ? name : []),
    ...sections(page.sections.filter((one) => !small(one))),
  );
  const both = plan === 'left' ? [side, main] : [main, side];
  return [...(plan === 'left' ? [] : name), h(View, { style: { flexDirection: 'row', gap: 16 } }, ...both)];
}

const ofReact = (plan: 'left' | 'right' | 'single'): Layout => ({
  producer: 'react-pdf',
  extension: 'pdf',
  columns: plan === 'single' ? 1 : 2,
  wants: { bullet: '•', joints: [' - ', ' – ', '-', '–', ' — '] },
  make: react(plan),
});

export const reactLayouts: Record<string, Layout> = {
  'react-single': ofReact('single'),
  'react-left': ofReact('left'),
  'react-right': ofReact('right'),
};
