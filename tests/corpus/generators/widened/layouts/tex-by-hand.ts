import type { Page, Section } from '../blocks.ts';
import type { Layout } from './layout.ts';
import { BABEL, type Engine, sectionsTex, tex, typeset } from './tex.ts';

type TexLook = {
  engine: Engine;
  /** Class, encoding, typefaces, how sections look. */
  preamble: string;
  body: (page: Page) => string;
};

const geometry =
  '\\usepackage[a4paper,margin=2cm]{geometry}\\usepackage{enumitem}\\setlist{nosep,leftmargin=1.4em}';
const t1 = '\\usepackage[utf8]{inputenc}\\usepackage[T1]{fontenc}\\usepackage{textcomp}';
const head = (page: Page, how = 'center') =>
  `\\begin{${how}}${page.top ? `{\\large ${tex(page.top)}}\\\\[4pt]` : ''}{\\LARGE\\bfseries ${tex(page.name)}}\\\\${page.headline ? `${tex(page.headline)}\\\\` : ''}${page.contactLines.map(tex).join('\\\\ ')}\\end{${how}}\n`;
const bar = new Set<Section['kind']>(['skills', 'languages', 'interests', 'certificates']);
const contactColumn = (page: Page) =>
  page.contact.map(({ text }) => `{\\small ${tex(text)}}\\par`).join('\n');

/** The layouts people write in LaTeX without a class for resumes. */
const looks: Record<string, TexLook> = {
  // A computer scientist's page: small capitals over a rule, everything in lines with two ends.
  'tex-ruled': {
    engine: 'pdflatex',
    preamble: `\\documentclass[letterpaper,11pt]{article}${t1}\\input{glyphtounicode}\\pdfgentounicode=1\\usepackage[margin=1.7cm]{geometry}\\usepackage{titlesec,enumitem}\\setlist{nosep,leftmargin=1.5em}\\titleformat{\\section}{\\scshape\\raggedright\\large}{}{0em}{}[\\titlerule]\\titlespacing*{\\section}{0pt}{8pt}{4pt}`,
    body: (page) => head(page) + sectionsTex(page.sections, '\\section'),
  },
  // Accents are drawn over their letters: the old encoding.
  'tex-old-encoding': {
    engine: 'pdflatex',
    preamble: `\\documentclass[11pt]{article}\\usepackage[utf8]{inputenc}\\usepackage{textcomp}${geometry}\\renewcommand{\\quotedblbase}{,,}`,
    body: (page) => head(page) + sectionsTex(page.sections, '\\section*'),
  },
  'tex-old-centred': {
    engine: 'pdflatex',
    preamble: `\\documentclass[12pt]{article}\\usepackage[utf8]{inputenc}\\usepackage{textcomp}${geometry}\\newcommand{\\head}[1]{\\bigskip\\centerline{\\textbf{\\large #1}}\\medskip}`,
    body: (page) => head(page, 'flushleft') + sectionsTex(page.sections, '\\head', '$\\star$'),
  },
  'tex-koma': {
    engine: 'pdflatex',
    preamble: `\\documentclass[10pt]{scrartcl}${t1}\\usepackage{lmodern}\\usepackage{scrlayer-scrpage}${geometry}\\cfoot{\\pagemark}`,
    body: (page) =>
      `\\ihead{${tex(page.name)}}${head(page, 'flushright')}${sectionsTex(page.sections, '\\section*')}`,
  },
  // Headings stand in the margin on the left.
  'tex-margin': {
    engine: 'pdflatex',
    preamble: `\\documentclass[11pt]{article}${t1}\\usepackage{tgtermes}\\usepackage[a4paper,margin=1.8cm,left=5.2cm]{geometry}\\usepackage{enumitem}\\setlist{nosep,leftmargin=1.2em}\\setlength{\\parindent}{0pt}\\newcommand{\\head}[1]{\\par\\medskip\\leavevmode\\llap{\\parbox[t]{3.3cm}{\\raggedright\\textbf{#1}}\\hspace{3mm}}\\ignorespaces}`,
    body: (page) => head(page, 'flushleft') + sectionsTex(page.sections, '\\head'),
  },
  // Two columns, the narrow one on the left, sans serif.
  'tex-two-minipages': {
    engine: 'xelatex',
    preamble: `\\documentclass[10pt]{article}\\usepackage{fontspec}\\setmainfont{Lato}${geometry}\\newcommand{\\head}[1]{\\par\\medskip{\\large\\addfontfeature{LetterSpace=4.0}#1}\\par\\smallskip}`,
    body: (page) =>
      `\\begin{center}{\\Huge ${tex(page.name)}}\\\\${page.contactLines.map(tex).join(' ')}\\end{center}\\noindent\\begin{minipage}[t]{0.3\\textwidth}${sectionsTex(
        page.sections.filter(({ kind }) => bar.has(kind)),
        '\\head',
      )}\\end{minipage}\\hfill\\begin{minipage}[t]{0.66\\textwidth}${sectionsTex(
        page.sections.filter(({ kind }) => !bar.has(kind)),
        '\\head',
      )}\\end{minipage}`,
  },
  // A coloured start of each heading, dates in italics at the edge.
  'tex-coloured': {
    engine: 'xelatex',
    preamble: `\\documentclass[11pt]{article}\\usepackage{fontspec,xcolor}\\setmainfont{Roboto}[UprightFont=*-Light,BoldFont=*-Medium,ItalicFont=*-LightItalic]${geometry}\\newcommand{\\head}[1]{\\par\\bigskip{\\Large\\bfseries\\textcolor[HTML]{C0392B}{#1}}\\ \\textcolor{gray}{\\hrulefill}\\par\\smallskip}`,
    body: (page) =>
      `\\begin{center}{\\fontsize{30}{34}\\selectfont ${tex(page.name)}}\\\\[4pt]{\\scshape\\small ${tex(page.headline ?? '')}}\\\\{\\small ${page.contact.map(({ text }) => tex(text)).join(' \\textbar{} ')}}\\end{center}${sectionsTex(page.sections, '\\head')}`,
  },
  'tex-sourcesans': {
    engine: 'xelatex',
    preamble: `\\documentclass[11pt]{article}\\usepackage[default]{sourcesanspro}${geometry}\\newcommand{\\head}[1]{\\par\\bigskip{\\large\\bfseries #1}\\hrule\\smallskip}`,
    body: (page) => head(page) + sectionsTex(page.sections, '\\head'),
  },
  'tex-lua-serif': {
    engine: 'lualatex',
    preamble: `\\documentclass[11pt]{article}\\usepackage{fontspec}\\setmainfont{Liberation Serif}${geometry}\\newcommand{\\head}[1]{\\par\\medskip\\noindent\\colorbox{lightgray}{\\parbox{\\dimexpr\\linewidth-2\\fboxsep}{\\textbf{#1}}}\\par\\smallskip}\\usepackage{xcolor}`,
    body: (page) => head(page, 'flushleft') + sectionsTex(page.sections, '\\head'),
  },
  'tex-paracol': {
    engine: 'pdflatex',
    preamble: `\\documentclass[10pt]{article}${t1}\\usepackage{paracol}\\usepackage[default]{opensans}${geometry}\\newcommand{\\head}[1]{\\par\\medskip\\textbf{\\large #1}\\par}\\setlength{\\parindent}{0pt}`,
    body: (page) =>
      `{\\Huge ${tex(page.name)}}\\par\\bigskip\\columnratio{0.66}\\begin{paracol}{2}${sectionsTex(
        page.sections.filter(({ kind }) => !bar.has(kind)),
        '\\head',
      )}\\switchcolumn\\raggedright ${contactColumn(page)}${sectionsTex(
        page.sections.filter(({ kind }) => bar.has(kind)),
        '\\head',
      )}\\end{paracol}`,
  },
};

const PRODUCER = { pdflatex: 'pdfTeX', xelatex: 'XeTeX', lualatex: 'LuaTeX' };
const WESTERN = ['us', 'gb', 'de', 'fr', 'es', 'br', 'pt', 'nl'];
const LATIN = [...WESTERN, 'pl'];

export const texByHand: Record<string, Layout> = Object.fromEntries(
  Object.entries(looks).map(([name, { engine, preamble, body }]) => [
    name,
    {
      producer: PRODUCER[engine],
      extension: 'pdf' as const,
      columns: /two-mini|paracol/.test(name) ? 2 : 1,
      wants: { joints: [' – ', '–', ' - ', '-', '—'] },
      ...(engine === 'pdflatex' && { countries: name.startsWith('tex-old') ? WESTERN : LATIN }),
      make: ({ page }) => {
        const babel =
          page.language === 'en' || name.startsWith('tex-old')
            ? ''
            : `\\usepackage[${BABEL[page.language]}${page.language === 'es' ? ',es-noshorthands' : ''}]{babel}`;
        const quiet =
          page.language === 'de' || page.language === 'pl' || page.language === 'nl'
            ? '\\shorthandoff{"}'
            : '';
        const source = `${preamble}\n${babel}\n\\pagestyle{${/koma/.test(name) ? 'scrheadings' : page.foot ? 'plain' : 'empty'}}\n\\begin{document}${babel ? quiet : ''}\n\\sloppy\\noindent ${body(page)}\n\\end{document}\n`;
        return typeset(source, engine);
      },
    },
  ]),
);
