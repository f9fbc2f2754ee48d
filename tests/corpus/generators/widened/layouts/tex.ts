import { madeBy } from '../../tools/run.ts';
import type { Block, Run, Section } from '../blocks.ts';

const MARKS: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  $: '\\$',
  '&': '\\&',
  '#': '\\#',
  _: '\\_',
  '%': '\\%',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '–': '--',
  '—': '---',
  '•': '\\textbullet{}',
  '’': "'",
  '„': '\\quotedblbase{}',
  '“': '\\textquotedblleft{}',
  '”': "''",
  '€': '\\texteuro{}',
  '£': '\\pounds{}',
  '·': '\\textperiodcentered{}',
  '\t': '\\hspace{3em}',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  '|': '\\textbar{}',
};

/** Text in TeX; for the engines that read Unicode, whose typefaces have the marks, with them. */
export const tex = (text: string) => [...text].map((letter) => MARKS[letter] ?? letter).join('');

const runTex = ({ text, bold, italic }: Run) => {
  const inner = tex(text);
  if (bold) return `\\textbf{${inner}}`;
  return italic ? `\\textit{${inner}}` : inner;
};
const runsTex = (runs: readonly Run[]) => runs.map(runTex).join('');

/** Blocks in TeX; lists by `itemize` or as somebody who knows no lists types them. */
export function blocksTex(blocks: readonly Block[], typedMark?: string): string {
  let out = '';
  let open = false;
  const close = () => {
    if (open) out += '\\end{itemize}\n';
    open = false;
  };
  for (const block of blocks) {
    if (block.kind === 'bullet' && !typedMark) {
      if (!open) out += '\\begin{itemize}\n';
      open = true;
      const right = block.right ? `\\hfill ${tex(block.right)}` : '';
      out += `\\item${block.level === 2 ? '[--]' : ''} ${runsTex(block.runs)}${right}\n`;
      continue;
    }
    close();
    out += blockTex(block, typedMark);
  }
  close();
  return out;
}

function blockTex(block: Block, typedMark = ''): string {
  switch (block.kind) {
    case 'gap':
      return '\\vspace{4pt}\n\n';
    case 'text':
      return `\\noindent ${runsTex(block.runs)}\\par\n`;
    case 'bullet':
      return `\\noindent ${block.level === 2 ? '\\hspace*{1em}' : ''}${typedMark} ${runsTex(block.runs)}${block.right ? `\\hfill ${tex(block.right)}` : ''}\\par\n`;
    case 'line':
      return `\\noindent ${runsTex(block.left)}${block.right ? `\\hfill\\mbox{${runsTex(block.right)}}` : ''}\\par\n`;
    case 'rail': {
      const rail = block.rail.map(tex).join('\\\\ ');
      return (
        `\\noindent\\begin{minipage}[t]{0.21\\linewidth}\\raggedright ${rail}\\strut\\end{minipage}\\hfill` +
        `\\begin{minipage}[t]{0.77\\linewidth}\\raggedright ${blocksTex(block.body, typedMark)}\\end{minipage}\\par\\medskip\n`
      );
    }
  }
}

export const sectionsTex = (sections: readonly Section[], command: string, typedMark?: string) =>
  sections
    .map(({ heading, blocks }) => `${command}{${tex(heading)}}\n${blocksTex(blocks, typedMark)}`)
    .join('\n');

export type Engine = 'pdflatex' | 'xelatex' | 'lualatex';

export function typeset(source: string, engine: Engine): Promise<Uint8Array> {
  const parameters = ['-interaction=nonstopmode', 'in.tex'];
  return madeBy({ name: 'in.tex', text: source }, 'in.pdf', engine, parameters, {
    times: 2,
    mayComplain: true,
  });
}

/** Babel's name of a language. */
export const BABEL: Record<string, string> = {
  en: 'english',
  de: 'ngerman',
  fr: 'french',
  es: 'spanish',
  pt: 'portuguese',
  pl: 'polish',
  nl: 'dutch',
  ru: 'russian',
};
