import { type Block, plain, type Section } from '../blocks.ts';
import type { Resume } from '../resume.ts';
import type { Layout } from './layout.ts';
import { BABEL, type Engine, tex, typeset } from './tex.ts';

/** What a class has for a section: for jobs, studies, and any other line. */
type Macros = {
  open: (section: Section) => string;
  job: (job: Resume['jobs'][number]) => string;
  study: (study: Resume['studies'][number]) => string;
  item: (text: string) => string;
  close: string;
};

const items = (points: readonly string[], list = 'itemize') =>
  points.length === 0
    ? ''
    : `\\begin{${list}}${points.map((point) => `\\item ${tex(point)}`).join('\n')}\\end{${list}}`;

/** The lines of blocks that are no entries. */
const linesOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'line') return [plain(block.left)];
    if (block.kind === 'text' || block.kind === 'bullet') return [plain(block.runs)];
    return [];
  });

function bodyOf({ page, jobs, studies, habits }: Resume, macros: Macros): string {
  let older = false;
  return page.sections
    .map((section) => {
      const mine = habits.olderApart ? (older ? jobs.slice(2) : jobs.slice(0, 2)) : jobs;
      older ||= section.kind === 'experience';
      const inner =
        section.kind === 'experience'
          ? mine.map(macros.job)
          : section.kind === 'education'
            ? studies.map(macros.study)
            : linesOf(section.blocks).map(macros.item);
      return `${macros.open(section)}\n${inner.join('\n')}\n${macros.close}`;
    })
    .join('\n');
}

const joined = (...parts: string[]) => tex(parts.filter((part) => part !== '').join(', '));
const t1 = '\\usepackage[utf8]{inputenc}\\usepackage[T1]{fontenc}\\usepackage{textcomp}';
const babel = (language: string) =>
  `\\usepackage[${BABEL[language]}${language === 'es' ? ',es-noshorthands' : ''}]{babel}`;
const details = ({ contact }: Resume, kind: string) =>
  contact.filter((one) => one.kind === kind).map(({ text }) => text);

function modern(style: string, colour: string, engine: Engine = 'pdflatex') {
  return (resume: Resume) => {
    const { page } = resume;
    const phones = details(resume, 'phone').map((phone) => `\\phone[mobile]{${tex(phone)}}`);
    const links = details(resume, 'link').map((link) => `\\homepage{${tex(link)}}`);
    const body = bodyOf(resume, {
      open: ({ heading }) => `\\section{${tex(heading)}}`,
      job: ({ title, employer, place, dates, points }) =>
        `\\cventry{${tex(dates)}}{${tex(title)}}{${tex(employer)}}{${tex(place)}}{}{${items(points)}}`,
      study: ({ degree, school, dates }) => `\\cventry{${tex(dates)}}{${tex(degree)}}{${tex(school)}}{}{}{}`,
      item: (text) => (text.length > 40 ? `\\cvitem{}{${tex(text)}}` : `\\cvlistitem{${tex(text)}}`),
      close: '',
    });
    const fonts =
      engine === 'pdflatex' ? t1 : '\\usepackage{fontspec}\\setmainfont{PT Serif}\\setsansfont{PT Sans}';
    return typeset(
      `\\documentclass[11pt,a4paper,sans]{moderncv}\\moderncvstyle{${style}}\\moderncvcolor{${colour}}${fonts}\\usepackage[scale=0.78]{geometry}\n\\name{${tex(page.name)}}{}${page.headline ? `\\title{${tex(page.headline)}}` : ''}\\address{${tex(details(resume, 'address')[0] ?? '')}}{}{}${phones.join('')}\\email{${tex(resume.truth.emails[0] ?? '')}}${links[0] ?? ''}${links[1] ? `\\extrainfo{${links[1].slice(10, -1)}}` : ''}\n\\begin{document}${style === 'oldstyle' ? '\\renewcommand*{\\addressfont}{\\fontsize{6.2}{8.5}\\selectfont}' : ''}\\hyphenpenalty=10000\\makecvtitle\\hyphenpenalty=50\n${body}\n\\end{document}`,
      engine,
    );
  };
}

/** The old European form. */
function europe(resume: Resume) {
  const body = bodyOf(resume, {
    open: ({ heading }) => `\\ecvsection{${tex(heading)}}`,
    job: ({ title, employer, place, dates, points }) =>
      `\\ecvitem{${tex(dates)}}{\\textbf{${tex(title)}}}\\ecvitem{}{${joined(employer, place)}}${points.map((point) => `\\ecvitem{}{-- ${tex(point)}}`).join('')}\\ecvitem[6pt]{}{}`,
    study: ({ degree, school, dates }) =>
      `\\ecvitem{${tex(dates)}}{\\textbf{${tex(degree)}}}\\ecvitem[6pt]{}{${tex(school)}}`,
    item: (text) => `\\ecvitem{}{${tex(text)}}`,
    close: '',
  });
  const { truth } = resume;
  const phones = truth.phones.map(tex).join(' \\quad ');
  return typeset(
    `\\documentclass[helvetica,${BABEL[truth.language] === 'ngerman' ? 'german' : BABEL[truth.language]},a4paper,nologo]{europecv}${t1}\\usepackage[a4paper,top=1.27cm,left=1cm,right=1cm,bottom=2cm]{geometry}\n\\ecvname{${tex(truth.name)}}\\ecvaddress{${tex(truth.location)}}\\ecvtelephone{${phones}}\\ecvemail{${tex(truth.emails[0] ?? '')}}\n\\begin{document}\\begin{europecv}\\ecvpersonalinfo[8pt]\n${body}\n\\end{europecv}\\end{document}`,
    'pdflatex',
  );
}

/** The European form as it was from 2013 on. */
function europass(resume: Resume) {
  const body = bodyOf(resume, {
    open: ({ heading }) => `\\ecvsection{${tex(heading)}}`,
    job: ({ title, employer, place, dates, points }) =>
      `\\ecvtitle{${tex(dates)}}{${tex(title)}}\\ecvitem{}{${joined(employer, place)}}${points.length > 0 ? `\\ecvitem{}{${items(points, 'ecvitemize')}}` : ''}`,
    study: ({ degree, school, dates }) =>
      `\\ecvtitle{${tex(dates)}}{${tex(degree)}}\\ecvitem{}{${tex(school)}}`,
    item: (text) => `\\ecvitem{}{${tex(text)}}`,
    close: '',
  });
  const { truth } = resume;
  return typeset(
    `\\documentclass[${BABEL[truth.language]},a4paper]{europasscv}${t1}\n\\ecvname{${tex(truth.name)}}\\ecvaddress{${tex(truth.location)}}${truth.phones[0] ? `\\ecvmobile{${tex(truth.phones[0])}}` : ''}${truth.phones[1] ? `\\ecvtelephone{${tex(truth.phones[1])}}` : ''}\\ecvemail{${tex(truth.emails[0] ?? '')}}\n\\begin{document}\\begin{europasscv}\\ecvpersonalinfo\n${body}\n\\end{europasscv}\\end{document}`,
    'pdflatex',
  );
}

/** Rubrics with a key on the left. */
function curve(resume: Resume) {
  const { page, contact } = resume;
  const body = bodyOf(resume, {
    open: ({ heading }) => `\\rubricfile\n\\begin{rubric}{${tex(heading)}}`,
    job: ({ title, employer, place, dates, points }) =>
      `\\entry*[${tex(dates)}] \\textbf{${tex(title)}}, ${joined(employer, place)}. ${points.map((point) => `\\par ${tex(point)}`).join('')}`,
    study: ({ degree, school, dates }) => `\\entry*[${tex(dates)}] ${tex(degree)}, ${tex(school)}`,
    item: (text) => `\\entry* ${tex(text)}`,
    close: '\\end{rubric}',
  });
  // The class takes each rubric from a file of its own.
  const rubrics = body.split('\\rubricfile\n').slice(1);
  const files = rubrics.map(
    (rubric, index) => `\\begin{filecontents*}{part${index}.tex}\n${rubric}\n\\end{filecontents*}\n`,
  );
  const made = rubrics.map((_, index) => `\\makerubric{part${index}}`).join('\n');
  const left = contact.slice(0, 2).map(({ text }) => tex(text));
  const right = contact.slice(2).map(({ text }) => tex(text));
  return typeset(
    `${files.join('')}\\documentclass[a4paper,${BABEL[page.language]}]{curve}${t1}${babel(page.language)}\\leftheader{\\textbf{${tex(page.name)}}\\\\${left.join('\\\\')}}\\rightheader{${right.join('\\\\')}}\\title{${tex(page.top ?? page.headline ?? '~')}}\n\\begin{document}\\makeheaders[t]\\maketitle\n${made}\n\\end{document}`,
    'pdflatex',
  );
}

/** Lists with labels in a wide margin. */
function currvita(resume: Resume) {
  const { page } = resume;
  const body = bodyOf(resume, {
    open: ({ heading }) => `\\begin{cvlist}{${tex(heading)}}`,
    job: ({ title, employer, place, dates, points }) =>
      `\\item[${tex(dates)}] ${joined(employer, place)}\\\\\\textit{${tex(title)}}${items(points)}`,
    study: ({ degree, school, dates }) => `\\item[${tex(dates)}] ${tex(degree)}\\\\${tex(school)}`,
    item: (text) => `\\item ${tex(text)}`,
    close: '\\end{cvlist}',
  });
  const lines = page.contactLines.map((one) => `\\item ${tex(one)}`).join('\n');
  return typeset(
    `\\documentclass[11pt,a4paper]{article}${t1}${babel(page.language)}\\usepackage[LabelsAligned]{currvita}\\usepackage[margin=2.3cm]{geometry}\n\\begin{document}\\begin{cv}{${page.top ? `${tex(page.top)}\\\\` : ''}${tex(page.name)}}\n\\begin{cvlist}{}${lines}\\end{cvlist}\n${body}\n\\end{cv}\\end{document}`,
    'pdflatex',
  );
}

function simple(resume: Resume) {
  const { page, contact } = resume;
  const body = bodyOf(resume, {
    open: ({ heading }) => `\\section{${tex(heading)}}\\begin{topic}`,
    job: ({ title, employer, place, dates, points }) =>
      `\\item[${tex(dates)}] \\textbf{${tex(employer)}}, ${joined(place, title)}\\\\${points.map((point) => `${tex(point)}.`).join(' ')}`,
    study: ({ degree, school, dates }) => `\\item[${tex(dates)}] ${tex(degree)} (${tex(school)})`,
    item: (text) => `\\item[] ${tex(text)}`,
    close: '\\end{topic}',
  });
  const lines = contact.map(({ text }) => tex(text));
  return typeset(
    `\\documentclass[11pt,a4paper]{simplecv}${t1}${babel(page.language)}\\leftheader{${lines.slice(0, 2).join('\\\\')}}\\rightheader{${lines.slice(2).join('\\\\')}}\\title{${tex(page.name)}}\n\\begin{document}\\maketitle\n${body}\n\\end{document}`,
    'pdflatex',
  );
}

const LATIN = ['us', 'gb', 'de', 'fr', 'es', 'br', 'pt', 'nl', 'pl'];

const JOINTS = [' – ', '–', ' - ', '-', '—'];
const formWants = { joints: JOINTS, arrangements: ['rail'], without: ['headline', 'links'] } as const;

const ofClass = (make: Layout['make'], producer = 'pdfTeX', more: Partial<Layout> = {}): Layout => ({
  producer,
  extension: 'pdf',
  columns: 1,
  wants: { joints: JOINTS, arrangements: ['rail'], duties: 'bullets' },
  countries: LATIN,
  make,
  ...more,
});

/** The classes for resumes that come with TeX. */
export const texClasses: Record<string, Layout> = {
  'moderncv-classic': ofClass(modern('classic', 'blue')),
  'moderncv-casual': ofClass(modern('casual', 'green')),
  'moderncv-banking': ofClass(modern('banking', 'black')),
  'moderncv-oldstyle': ofClass(modern('oldstyle', 'purple')),
  'moderncv-fancy': ofClass(modern('fancy', 'orange')),
  'moderncv-xetex': ofClass(modern('classic', 'red', 'xelatex'), 'XeTeX', {
    countries: ['ru', 'pl', 'nl', 'ru', 'de'],
  }),
  europecv: ofClass(europe, 'pdfTeX', { wants: { ...formWants, duties: 'sentences' } }),
  europasscv: ofClass(europass, 'pdfTeX', { wants: { ...formWants, duties: 'bullets' } }),
  curve: ofClass(curve, 'pdfTeX', {
    wants: { joints: JOINTS, arrangements: ['rail'], without: ['headline'], duties: 'sentences' },
  }),
  currvita: ofClass(currvita, 'pdfTeX', {
    wants: { joints: JOINTS, arrangements: ['rail'], without: ['headline'], duties: 'bullets' },
  }),
  simplecv: ofClass(simple, 'pdfTeX', {
    wants: { joints: JOINTS, arrangements: ['rail'], without: ['headline'], duties: 'sentences' },
  }),
};
