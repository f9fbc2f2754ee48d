import type { Sheet, SheetEntry, SheetSection } from '../sheet.ts';
import { madeBy } from '../tools/run.ts';

const SPECIAL: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

export function tex(text: string): string {
  return text
    .replaceAll(/[\\~^]/g, (sign) => SPECIAL[sign] ?? sign)
    .replaceAll(/[&%$#_]/g, (sign) => `\\${sign}`)
    .replaceAll('€', '\\texteuro{}');
}

export function itemize(points: readonly string[], options = ''): string {
  if (points.length === 0) return '';
  return `\\begin{itemize}${options}\n${points.map((point) => `\\item ${tex(point)}`).join('\n')}\n\\end{itemize}\n`;
}

/** What is said under the head of an entry; a position among several has a line of its own. */
export function texBody({ text, points, roles }: SheetEntry, options = ''): string {
  const held = roles.map(
    (role) =>
      `\\textit{${tex(role.title)}}\\hfill ${tex(role.dates)}\\par\n${role.text ? `${tex(role.text)}\\par\n` : ''}${itemize(role.points, options)}`,
  );
  return `${text ? `${tex(text)}\\par\n` : ''}${itemize(points, options)}${held.join('')}`;
}

/** The body of a section; only entries differ from design to design. */
export function texSection(section: SheetSection, entry: (entry: SheetEntry) => string): string {
  switch (section.body) {
    case 'text':
      return `${tex(section.text)}\\par\n`;
    case 'entries':
      return section.entries.map(entry).join('\n');
    case 'groups':
      return section.groups
        .map(({ group, items }) => `${group ? `\\textbf{${tex(group)}:} ` : ''}${tex(items.join(', '))}`)
        .join('\\\\\n')
        .concat('\\par\n');
    case 'pairs':
      return `${section.pairs.map(([name, level]) => tex(`${name} (${level})`)).join(', ')}\\par\n`;
  }
}

/** The sections, each under its heading. */
export function texSections(
  sections: readonly SheetSection[],
  entry: (entry: SheetEntry) => string,
  heading = (words: string) => `\\section*{${tex(words)}}\n`,
): string {
  return sections
    .map((section) => (section.heading ? heading(section.heading) : '') + texSection(section, entry))
    .join('\n');
}

const BABEL: Readonly<Record<string, string>> = {
  en: 'english',
  de: 'ngerman',
  fr: 'french',
  es: 'spanish',
  pt: 'portuguese',
  pl: 'english',
};

/** The first lines of a document for pdfTeX. */
export function preamble(sheet: Sheet, cls: string, packages: string): string {
  const babel = BABEL[sheet.language] ?? 'english';
  const options = babel === 'spanish' ? 'es-noshorthands,spanish' : babel;
  const quiet = babel === 'ngerman' ? '\\AtBeginDocument{\\shorthandoff{"}}' : '';
  return `${cls}\n\\usepackage[T1]{fontenc}\n\\usepackage[utf8]{inputenc}\n\\usepackage{textcomp}\n\\usepackage[${options}]{babel}\n${quiet}\n${packages}\n`;
}

export function typesetBy(program: 'pdflatex' | 'xelatex' | 'lualatex', source: string): Promise<Uint8Array> {
  return madeBy({ name: 'cv.tex', text: source }, 'cv.pdf', program, ['-interaction=nonstopmode', 'cv.tex'], {
    times: 2,
    mayComplain: true,
  });
}
