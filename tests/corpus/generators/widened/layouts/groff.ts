import { madeBy } from '../../tools/run.ts';
import type { Block, Page, Run } from '../blocks.ts';
import type { Layout } from './layout.ts';

/** What a letter at a line's start would mean otherwise, and marks that have names. */
const escaped = (text: string) =>
  text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll('–', '\\[en]')
    .replaceAll('—', '\\[em]')
    .replaceAll('•', '\\[bu]')
    .replaceAll('\t', '      ')
    .replace(/^([.'])/, '\\&$1');

const words = ({ text, bold, italic }: Run) => {
  if (bold) return `\\fB${escaped(text)}\\fP`;
  return italic ? `\\fI${escaped(text)}\\fP` : escaped(text);
};
const runs = (of: readonly Run[]) => of.map(words).join('');
const withRight = (left: string, right: string) =>
  `.tl '\\&${left.replaceAll("'", '\\[cq]')}''${right.replaceAll("'", '\\[cq]')}'\n`;

function troff(block: Block, page: Page): string {
  switch (block.kind) {
    case 'gap':
      return '.sp 0.4\n';
    case 'text':
      return `.br\n\\&${runs(block.runs)}\n.br\n`;
    case 'bullet':
      return `.in ${block.level}.5\n.ti -1.5n\n\\&${escaped(page.bullet)} ${runs(block.runs)}${block.right ? `, ${escaped(block.right)}` : ''}\n.br\n.in 0\n`
        .replace('.in 1.5\n', '.in 2n\n')
        .replace('.in 2.5\n', '.in 4n\n');
    case 'line':
      return block.right
        ? withRight(runs(block.left), runs(block.right))
        : `.br\n\\&${runs(block.left)}\n.br\n`;
    case 'rail':
      return `.br\n\\fI${block.rail.map(escaped).join(', ')}\\fP\n.br\n${block.body.map((one) => troff(one, page)).join('')}.sp 0.4\n`;
  }
}

function source(page: Page): string {
  const sections = page.sections.map(
    ({ heading, blocks }) =>
      `.sp 0.7\n.ft B\n.ps 12\n\\&${escaped(heading)}\n.br\n.ps 10\n.ft P\n${blocks.map((one) => troff(one, page)).join('')}`,
  );
  return `.pl 11.69i\n.ll 6.3i\n.lt 6.3i\n.po 1i\n.ps 10\n.vs 13\n.nh\n.ad l\n.sp 3\n.de NP\n'bp\n'sp 3\n..\n.wh -1i NP\n.ce 99\n.ps 18\n\\fB${escaped(page.name)}\\fP\n.ps 10\n${page.headline ? `${escaped(page.headline)}\n` : ''}${page.contactLines.map((one) => `\\&${escaped(one)}\n`).join('')}.ce 0\n${sections.join('')}`;
}

export const groffLayouts: Record<string, Layout> = {
  'groff-plain': {
    producer: 'groff',
    extension: 'pdf',
    columns: 1,
    countries: ['us', 'gb', 'de', 'fr', 'es', 'br', 'nl'],
    wants: { bullet: '•', joints: [' - ', ' – ', '-', '–'] },
    make: async ({ page }) => {
      const postscript = await madeBy({ name: 'in.tr', text: source(page) }, 'out.ps', 'sh', [
        '-c',
        'preconv -eutf8 in.tr | groff -Tps > out.ps',
      ]);
      return madeBy({ name: 'in.ps', text: postscript }, 'out.pdf', 'ps2pdf', ['in.ps', 'out.pdf']);
    },
  },
};
