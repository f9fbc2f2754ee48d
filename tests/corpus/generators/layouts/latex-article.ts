import type { Sheet, SheetEntry } from '../sheet.ts';
import { besides, contactPieces } from './html-parts.ts';
import { preamble, tex, texBody, texSections, typesetBy } from './latex-parts.ts';

const TIGHT = '[leftmargin=1.2em,itemsep=1pt,topsep=2pt]';

const right = (entry: SheetEntry): string =>
  `\\noindent\\textbf{${tex(entry.head)}}\\hfill ${tex(entry.dates)}\\\\\n` +
  (entry.sub || entry.place ? `\\textit{${tex(entry.sub)}}\\hfill \\textit{${tex(entry.place)}}\n\n` : '\n') +
  texBody(entry, TIGHT);

/** The one-page article students pass around: small capitals, rules, dates at the right. */
export function student(sheet: Sheet): Promise<Uint8Array> {
  const contact = contactPieces(sheet)
    .map((piece) => tex(piece))
    .join(' $|$ ');
  return typesetBy(
    'pdflatex',
    `${preamble(sheet, '\\documentclass[letterpaper,11pt]{article}', '\\usepackage[margin=0.75in]{geometry}\\usepackage{enumitem,titlesec}\\usepackage[hidelinks]{hyperref}\\titleformat{\\section}{\\scshape\\large}{}{0em}{}[\\titlerule]\\titlespacing{\\section}{0pt}{8pt}{4pt}\\pagestyle{empty}\\setlength{\\parindent}{0pt}')}
\\begin{document}
\\begin{center}{\\Huge\\scshape ${tex(sheet.name)}}\\\\[2pt] ${sheet.title ? `${tex(sheet.title)}\\\\` : ''}\\small ${contact}\\end{center}
${texSections(sheet.sections, right)}
\\end{document}`,
  );
}

/** A scholar's: Computer Modern, page numbers, dates before the entry in a table. */
export function academic(sheet: Sheet): Promise<Uint8Array> {
  const left = (entry: SheetEntry): string => {
    const said = [entry.sub, entry.place].filter(Boolean).join(', ');
    return `\\noindent\\begin{tabular}{@{}p{0.19\\textwidth}p{0.78\\textwidth}@{}}\n${tex(entry.dates)} & \\textbf{${tex(entry.head)}}${said ? `\\newline ${tex(said)}` : ''}\\newline\n\\begin{minipage}[t]{\\linewidth}${texBody(entry, TIGHT)}\\end{minipage}\\\\\n\\end{tabular}\\medskip\n`;
  };
  return typesetBy(
    'pdflatex',
    `${preamble(sheet, '\\documentclass[a4paper,11pt]{article}', '\\usepackage[margin=25mm]{geometry}\\usepackage{enumitem}')}
\\title{\\bfseries ${tex(sheet.name)}}
\\begin{document}
\\noindent{\\LARGE\\bfseries ${tex(sheet.name)}}\\\\[4pt]
${sheet.title ? `${tex(sheet.title)}\\\\[4pt]` : ''}
${contactPieces(sheet)
  .map((piece) => tex(piece))
  .join('\\\\\n')}
${texSections(sheet.sections, left)}
\\end{document}`,
  );
}

/** A sidebar by paracol with icons before the contact, as the alternative designs have it. */
export function sidebar(sheet: Sheet): Promise<Uint8Array> {
  const { side, main } = besides(sheet);
  const entry = (found: SheetEntry): string =>
    `{\\large\\color{dark} ${tex(found.head)}\\par}\n${found.sub ? `\\textbf{\\color{accent}${tex(found.sub)}}\\par\n` : ''}` +
    (found.dates || found.place
      ? `{\\small\\makebox[0.5\\linewidth][l]{${found.dates ? `\\faCalendar*[regular]~${tex(found.dates)}` : ''}}${found.place ? `\\faMapMarker*~${tex(found.place)}` : ''}\\par}\n`
      : '') +
    `${texBody(found, TIGHT)}\\smallskip\n`;
  const heading = (words: string) =>
    `\\bigskip{\\Large\\bfseries\\color{dark}\\MakeUppercase{${tex(words)}}\\par}\\vskip-4pt{\\color{accent}\\rule{\\linewidth}{1.5pt}\\par}\\medskip\n`;
  const contact = [
    `\\faEnvelope~${tex(sheet.email)}`,
    `\\faPhone~${tex(sheet.phone)}`,
    `\\faMapMarker*~${tex(sheet.location)}`,
    ...sheet.links.map((link) => `\\faLink~${tex(link)}`),
    ...sheet.personal.map(([label, value]) => tex(`${label}: ${value}`)),
  ];
  return typesetBy(
    'pdflatex',
    `${preamble(sheet, '\\documentclass[10pt,a4paper]{article}', '\\usepackage[margin=15mm]{geometry}\\usepackage{enumitem,paracol,xcolor,fontawesome5}\\usepackage[default]{lato}\\definecolor{accent}{HTML}{8F0D0D}\\definecolor{dark}{HTML}{450808}\\pagestyle{empty}\\setlength{\\parindent}{0pt}\\columnratio{0.62}\\setlength{\\columnsep}{8mm}')}
\\begin{document}
{\\Huge\\bfseries\\MakeUppercase{${tex(sheet.name)}}\\par}\\smallskip
{\\large\\color{accent}\\bfseries ${tex(sheet.title)}\\par}\\smallskip
{\\small ${contact.join('\\hspace{1.2em} ')}\\par}
\\begin{paracol}{2}
${texSections(main, entry, heading)}
\\switchcolumn
${texSections(side, entry, heading)}
\\end{paracol}
\\end{document}`,
  );
}

/** Headings hang in the margin, as the oldest class for resumes has them. */
export function hanging(sheet: Sheet): Promise<Uint8Array> {
  const entry = (found: SheetEntry): string =>
    `{\\bfseries ${tex(found.head)}}${found.dates ? `, ${tex(found.dates)}` : ''}\\\\\n` +
    `${found.sub || found.place ? `${tex([found.sub, found.place].filter(Boolean).join(', '))}\\\\\n` : ''}${texBody(found, '[leftmargin=1.2em,nosep]')}\\medskip\n`;
  const heading = (words: string) =>
    `\\noindent\\hspace*{-32mm}\\makebox[32mm][l]{\\parbox[t]{29mm}{\\raggedright\\scshape ${tex(words)}}}\\ignorespaces\n`;
  return typesetBy(
    'pdflatex',
    `${preamble(sheet, '\\documentclass[a4paper,11pt]{article}', '\\usepackage[left=50mm,right=22mm,top=22mm,bottom=22mm]{geometry}\\usepackage{enumitem,charter}\\setlength{\\parindent}{0pt}')}
\\begin{document}
\\hspace*{-32mm}{\\Large\\bfseries ${tex(sheet.name)}}\\\\[3pt]
${sheet.title ? `\\hspace*{-32mm}${tex(sheet.title)}\\\\` : ''}
${contactPieces(sheet)
  .map((piece) => `\\hspace*{-32mm}${tex(piece)}`)
  .join('\\\\\n')}\\bigskip

${texSections(sheet.sections, entry, heading).replaceAll('\\par\n', '\\par\\medskip\n')}
\\end{document}`,
  );
}
