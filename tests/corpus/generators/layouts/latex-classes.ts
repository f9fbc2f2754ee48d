import type { Sheet, SheetEntry, SheetSection } from '../sheet.ts';
import { itemize, preamble, tex, texBody, typesetBy } from './latex-parts.ts';

const withHeading = (section: SheetSection, body: string) =>
  `${section.heading ? `\\section{${tex(section.heading)}}\n` : ''}${body}`;

function modernSection(section: SheetSection): string {
  switch (section.body) {
    case 'text':
      return withHeading(section, `\\cvitem{}{${tex(section.text)}}\n`);
    case 'groups':
      return withHeading(
        section,
        section.groups
          .map(({ group, items }) => `\\cvitem{${tex(group)}}{${tex(items.join(', '))}}\n`)
          .join(''),
      );
    case 'pairs':
      return withHeading(
        section,
        section.pairs.map(([name, level]) => `\\cvitemwithcomment{${tex(name)}}{${tex(level)}}{}\n`).join(''),
      );
    case 'entries':
      return withHeading(section, section.entries.map(modernEntry).join(''));
  }
}

function modernEntry(entry: SheetEntry): string {
  const head = `\\cventry{${tex(entry.dates)}}{${tex(entry.head)}}{${tex(entry.sub)}}{${tex(entry.place)}}{}`;
  const said = `${tex(entry.text)}${itemize(entry.points)}`;
  const roles = entry.roles.map(
    (role) =>
      `\\cventry{${tex(role.dates)}}{${tex(role.title)}}{}{}{}{${tex(role.text)}${itemize(role.points)}}\n`,
  );
  return `${head}{${said}}\n${roles.join('')}`;
}

/** The class most people in science know, in one of its styles. */
export function modern(style: 'classic' | 'banking' | 'casual') {
  return (sheet: Sheet): Promise<Uint8Array> => {
    const at = sheet.name.lastIndexOf(' ');
    const [first, last] = [sheet.name.slice(0, at), sheet.name.slice(at + 1)];
    const links = sheet.links.map((link) =>
      link.includes('github.com/')
        ? `\\social[github]{${tex(link.split('/').at(-1) ?? '')}}`
        : `\\homepage{${tex(link.replace(/^https?:\/\//, ''))}}`,
    );
    const extra = sheet.personal.map(([label, value]) => `\\extrainfo{${tex(`${label}: ${value}`)}}`);
    return typesetBy(
      'pdflatex',
      `\\PassOptionsToPackage{T1}{fontenc}\\documentclass[11pt,a4paper,sans]{moderncv}
\\moderncvstyle{${style}}\\moderncvcolor{${style === 'banking' ? 'black' : 'blue'}}
${preamble(sheet, '', '\\usepackage[scale=0.78]{geometry}')}
\\name{${tex(first)}}{${tex(last)}}
${sheet.title ? `\\title{${tex(sheet.title)}}` : ''}
\\address{${tex(sheet.location)}}{}{}
\\phone[mobile]{${tex(sheet.phone)}}
\\email{${tex(sheet.email)}}
${links.slice(0, 2).join('\n')}
${extra.slice(0, 1).join('\n')}
\\begin{document}
\\makecvtitle
${sheet.sections.map(modernSection).join('\n')}
\\end{document}`,
    );
  };
}

/** Bold sans serif, colored initials of headings, icons in the head; for XeTeX and LuaTeX. */
export function awesome(program: 'xelatex' | 'lualatex', fonts: string) {
  return (sheet: Sheet): Promise<Uint8Array> => {
    const entry = (found: SheetEntry): string =>
      `\\begin{tabular*}{\\textwidth}{@{}l@{\\extracolsep{\\fill}}r@{}}\n\\textbf{${tex(found.head)}} & \\textit{\\color{accent}${tex(found.place || found.dates)}}\\\\\n` +
      (found.sub || found.place
        ? `{\\small\\scshape ${tex(found.sub)}} & {\\small\\textit{${tex(found.place ? found.dates : '')}}}\\\\\n`
        : '') +
      `\\end{tabular*}\n\n${texBody(found, '[leftmargin=1.4em,itemsep=0pt,topsep=2pt]')}\\medskip\n`;
    const body = sheet.sections.map((section) => {
      const words = section.heading;
      const heading = words
        ? `\\bigskip{\\Large\\bfseries{\\color{accent}${tex(words.slice(0, 3))}}${tex(words.slice(3))}}\\hspace{2mm}\\leaders\\hrule height 0.4pt\\hfill\\null\\par\\smallskip\n`
        : '';
      if (section.body === 'entries') return heading + section.entries.map(entry).join('');
      if (section.body === 'text') return `${heading}${tex(section.text)}\\par\n`;
      const rows =
        section.body === 'groups'
          ? section.groups.map(({ group, items }) => `\\textbf{${tex(group)}} & ${tex(items.join(', '))}\\\\`)
          : section.pairs.map(([name, level]) => `\\textbf{${tex(name)}} & ${tex(level)}\\\\`);
      return `${heading}\\begin{tabularx}{\\textwidth}{@{}lX@{}}\n${rows.join('\n')}\n\\end{tabularx}\\par\n`;
    });
    const contact = [
      `\\faMobile*~${tex(sheet.phone)}`,
      `\\faEnvelope~${tex(sheet.email)}`,
      ...sheet.links.map(
        (link) =>
          `\\${link.includes('linkedin') ? 'faLinkedin' : link.includes('github') ? 'faGithub' : 'faGlobe'}~${tex(link)}`,
      ),
    ];
    return typesetBy(
      program,
      `\\documentclass[10.5pt,a4paper]{article}
\\usepackage{fontspec}${fonts}
\\usepackage[margin=18mm,footskip=8mm]{geometry}\\usepackage{enumitem,xcolor,fontawesome5,tabularx,fancyhdr}
\\definecolor{accent}{HTML}{00695C}\\setlength{\\parindent}{0pt}
\\pagestyle{fancy}\\fancyhf{}\\renewcommand{\\headrulewidth}{0pt}\\fancyfoot[C]{\\footnotesize\\color{gray}${tex(sheet.name)}\\quad·\\quad\\thepage}
\\begin{document}
\\begin{center}{\\fontsize{28pt}{30pt}\\selectfont ${tex(sheet.name.slice(0, sheet.name.lastIndexOf(' ')))} \\textbf{${tex(sheet.name.slice(sheet.name.lastIndexOf(' ') + 1))}}}\\\\[3pt]
${sheet.title ? `{\\small\\scshape\\color{accent}${tex(sheet.title)}}\\\\[3pt]` : ''}
{\\small\\itshape ${tex(sheet.location)}}\\\\[2pt]{\\small ${contact.join('\\quad|\\quad ')}}\\end{center}
${sheet.personal.map(([label, value]) => tex(`${label}: ${value}`)).join(' \\quad ')}
${body.join('\n')}
\\end{document}`,
    );
  };
}

/** The European form's class: labels at the left, a frame down the page. */
export function europass(sheet: Sheet): Promise<Uint8Array> {
  const row = (left: string, right: string) => `\\ecvitem{${left}}{${right}}\n`;
  const entry = (found: SheetEntry): string =>
    row(tex(found.dates), `\\textbf{${tex(found.head)}}`) +
    (found.sub ? row('', tex(found.sub)) : '') +
    (found.place ? row('', tex(found.place)) : '') +
    (found.text ? row('', tex(found.text)) : '') +
    (found.points.length > 0 ? row('', itemize(found.points)) : '') +
    found.roles
      .map(
        (role) =>
          row(tex(role.dates), `\\textbf{${tex(role.title)}}`) +
          row('', texBody({ ...found, roles: [], points: role.points, text: role.text })),
      )
      .join('');
  const sections = sheet.sections.map((section) => {
    const heading = section.heading ? `\\ecvsection{${tex(section.heading)}}\n` : '';
    if (section.body === 'entries') return heading + section.entries.map(entry).join('');
    if (section.body === 'text') return heading + row('', tex(section.text));
    if (section.body === 'groups')
      return (
        heading + section.groups.map(({ group, items }) => row(tex(group), tex(items.join(', ')))).join('')
      );
    return heading + section.pairs.map(([name, level]) => row(tex(name), tex(level))).join('');
  });
  return typesetBy(
    'pdflatex',
    `${preamble(sheet, '\\documentclass[a4paper,10pt,notitle,nologo]{europecv}', '\\usepackage[a4paper,top=1.2cm,left=1.2cm,right=1.2cm,bottom=2cm]{geometry}')}
\\ecvname{${tex(sheet.name)}}
\\ecvaddress{${tex(sheet.location)}}
\\ecvtelephone{${tex(sheet.phone)}}
\\ecvemail{${tex(sheet.email)}}
${sheet.personal.some(([label]) => /geb|birth|naiss|nasc|nac/i.test(label)) ? `\\ecvdateofbirth{${tex(sheet.personal[0]?.[1] ?? '')}}` : ''}
\\begin{document}
\\begin{europecv}
\\ecvpersonalinfo
${sections.join('\n')}
\\end{europecv}
\\end{document}`,
  );
}
