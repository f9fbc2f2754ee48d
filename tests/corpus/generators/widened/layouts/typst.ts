import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Block, Page, Run, Section } from '../blocks.ts';
import type { Layout } from './layout.ts';

let compiler: NodeCompiler | undefined;

function compiled(source: string): Promise<Uint8Array> {
  compiler ??= NodeCompiler.create({ fontArgs: [{ fontPaths: ['/usr/share/fonts/truetype'] }] });
  return Promise.resolve(compiler.pdf({ mainFileContent: source }, { pdfStandard: undefined }));
}

const string = (text: string) => `#${JSON.stringify(text)};`;
const runTypst = ({ text, bold, italic }: Run) => {
  if (bold) return `#strong(${JSON.stringify(text)});`;
  return italic ? `#emph(${JSON.stringify(text)});` : string(text);
};
const runs = (of: readonly Run[]) => of.map(runTypst).join('');

function blocksTypst(blocks: readonly Block[], mark: string): string {
  return blocks.map((block) => blockTypst(block, mark)).join('');
}

function blockTypst(block: Block, mark: string): string {
  switch (block.kind) {
    case 'gap':
      return '#v(5pt)\n';
    case 'text':
      return `#par[${runs(block.runs)}]\n`;
    case 'bullet':
      return `#pad(left: ${block.level * 6}pt)[#list(marker: [${string(mark)}], [${runs(block.runs)}${block.right ? `#h(1fr)${string(block.right)}` : ''}])]\n`;
    case 'line':
      return `#block(above: 5pt, below: 5pt)[${runs(block.left)}${block.right ? `#h(1fr)#box[${runs(block.right)}]` : ''}]\n`;
    case 'rail':
      return `#grid(columns: (24%, 1fr), gutter: 8pt, [${block.rail.map(string).join('\\ ')}], [${blocksTypst(block.body, mark)}])\n`;
  }
}

const bar = new Set<Section['kind']>(['skills', 'languages', 'interests', 'certificates']);
const sections = (of: readonly Section[], page: Page) =>
  of
    .map(({ heading, blocks }) => `#head(${JSON.stringify(heading)})\n${blocksTypst(blocks, page.bullet)}`)
    .join('');
const name = (page: Page, size: number) =>
  `#text(size: ${size}pt, weight: "bold")[${string(page.name)}]\n\n${page.headline ? `${string(page.headline)}\n\n` : ''}`;
const contact = (page: Page, joint = '\\ ') =>
  page.contactLines.map((one) => string(one.replaceAll('\t', '     '))).join(joint);
const top = (page: Page) => (page.top ? `#align(center)[${string(page.top)}]\n` : '');

const looks: Record<string, { preamble: string; body: (page: Page) => string }> = {
  'typst-imprecise': {
    preamble:
      '#set page(margin: 1.6cm)\n#set text(font: "Carlito", size: 11pt)\n#let head(it) = block(above: 12pt, below: 6pt)[#text(size: 13pt, fill: rgb("26428b"), it) #box(width: 1fr, line(length: 100%))]',
    body: (page) =>
      `${top(page)}${name(page, 22)}${contact(page, ' #h(1em) ')}\n\n${sections(page.sections, page)}`,
  },
  'typst-two': {
    preamble:
      '#set page(margin: 1.5cm, fill: rgb("fbfaf7"))\n#set text(font: "Lato", size: 9.5pt)\n#let head(it) = block(above: 14pt, below: 6pt, upper(strong(it)))',
    body: (page) =>
      `#grid(columns: (1fr, 2.2fr), gutter: 18pt, [${contact(page)}\n\n${sections(
        page.sections.filter(({ kind }) => bar.has(kind)),
        page,
      )}], [${name(page, 24)}${sections(
        page.sections.filter(({ kind }) => !bar.has(kind)),
        page,
      )}])`,
  },
  'typst-rail': {
    preamble:
      '#set page(paper: "us-letter", margin: 2cm)\n#set text(font: "Liberation Serif", size: 11pt)\n#let head(it) = none',
    body: (page) =>
      `#align(center)[${name(page, 18)}${contact(page)}]\n${page.sections.map(({ heading, blocks }) => `#v(8pt)#grid(columns: (22%, 1fr), gutter: 10pt, [#strong(${JSON.stringify(heading)})], [${blocksTypst(blocks, page.bullet)}])`).join('\n')}`,
  },
};

/** Foreign designs in Typst. */
export const typstLayouts: Record<string, Layout> = Object.fromEntries(
  Object.entries(looks).map(([key, { preamble, body }]) => [
    key,
    {
      producer: 'Typst',
      extension: 'pdf' as const,
      columns: key === 'typst-two' ? 2 : 1,
      make: ({ page }) => compiled(`${preamble}\n#set par(justify: false)\n${body(page)}`),
    },
  ]),
);
