import type { Person } from '../person.ts';
import { classic } from '../layouts/html-one-column.ts';
import { gridSidebar } from '../layouts/html-two-columns.ts';
import { poster } from '../layouts/html-unseen.ts';
import { type Sheet, sheetOf, type Style } from '../sheet.ts';

/** Pages that a browser prints, each a sound resume but for what is planted. */
export type Pages = Readonly<Record<string, string>>;

const STYLE: Style = { dates: { months: 'short', between: ' – ' }, headings: 0, entries: 'title-first' };

const beforeEnd = (html: string, extra: string) => html.replace('</body>', `${extra}</body>`);
const styled = (html: string, css: string) => html.replace('</style>', `${css}</style>`);
const spaced = (words: string) => [...words.toLocaleUpperCase()].join(' ');

export function faultyPages(nurse: Person, engineer: Person, photo: string): Pages {
  const sheet = sheetOf(nurse, STYLE);
  const usual = classic(sheet);
  const code = sheetOf(engineer, STYLE);
  const [job, ...others] = nurse.jobs;
  const withJobs = (jobs: Person['jobs'], style = STYLE) => classic(sheetOf({ ...nurse, jobs }, style));
  const headings = (change: (words: string) => string): Sheet => ({
    ...sheet,
    name: change(sheet.name),
    sections: sheet.sections.map((section) => ({ ...section, heading: change(section.heading) })),
  });
  if (!job) throw new Error('The nurse has worked.');
  return {
    columns: gridSidebar(code),
    'out-of-order': poster(code),
    'hidden-white': beforeEnd(
      usual,
      '<p style="color:#fff">nurse practitioner oncology pediatrics Kubernetes leadership ICU ventilator case management</p><p style="font-size:1pt">certified wound ostomy nurse travel nurse charge nurse ICU</p>',
    ),
    'letter-spaced': classic(headings(spaced)),
    'icons-glued': styled(
      usual
        .replace(sheet.email, `<span class="fa">&#xf0e0;</span>${sheet.email}`)
        .replace(sheet.phone, `<span class="fa">&#xf095;</span>${sheet.phone}`)
        .replaceAll(' | ', ' '),
      '.fa{font-family:FontAwesome}',
    ),
    'skill-bars': gridSidebar(sheet).replace(
      /<section class="skills">.*?<\/section>/,
      `<section class="skills"><h2>Skills</h2>${[
        'Triage',
        'IV therapy',
        'Wound care',
        'Epic',
        'Telemetry',
        'Patient education',
      ]
        .map(
          (skill, index) =>
            `<div>${skill}<div style="height:6px;background:#556"><div style="height:6px;width:${90 - index * 8}%;background:#fff"></div></div></div>`,
        )
        .join('')}</section>`,
    ),
    photo: usual.replace('<h1>', `<img src="data:image/jpeg;base64,${photo}" width="110" height="140"><h1>`),
    placeholders: withJobs([
      { ...job, employer: '[Company Name]' },
      {
        title: 'Job Title',
        employer: 'Company Name',
        place: 'City, State',
        from: '2018-02',
        to: '2021-05',
        points: ['Lorem ipsum dolor sit amet, consectetur adipiscing elit'],
      },
    ]).replace('Jun 2021', '20XX'),
    'mixed-dates': usual
      .replace('Jun 2021 – Present', 'June 2021 – Present')
      .replace('Feb 2018 – May 2021', '02/2018 - 05/2021')
      .replace('Aug 2015 – Jan 2018', '2015 to 2018'),
    'impossible-dates': withJobs([
      ...others,
      { ...job, from: '2023-06', to: '2021-02' },
      {
        title: 'Camp Nurse',
        employer: 'Lake Medina Youth Camp',
        place: 'Medina, TX',
        from: '2031-05',
        to: '2031-08',
        points: ['Ran the first aid tent for 300 children'],
      },
    ]),
    gap: withJobs([job, ...others.slice(1)]).replace('Jun 2021', 'Jun 2023'),
    'near-empty': styled(
      classic({
        ...code,
        sections: [
          ...code.sections,
          { kind: 'interests', heading: 'Interests', body: 'text', text: 'Cycling, chess.' },
        ],
      }),
      '.interests{break-before:page}',
    ),
    tiny: styled(
      usual,
      'body{font-size:7.5pt!important;padding:4mm 5mm!important}h1{font-family:"DejaVu Serif"}h2{font-family:"Z003"}.sub{font-family:"Liberation Mono"}.contact{font-family:Roboto}',
    ),
    'weak-bullets': withJobs([
      {
        ...job,
        points: [
          'Responsible for triage',
          'I helped with vairous tasks as needed.',
          'Was involved in scheduling',
          'Medications were given by me to all the patiens on time',
          'Hard-working team player who thinks outside the box',
        ],
      },
      ...others.map((other) => ({
        ...other,
        points: ['Responsible for patients', 'Responsible for charts.'],
      })),
    ]).replace(
      '</body>',
      '<section><h2>References</h2><p>References available upon request</p></section></body>',
    ),
    'no-contact': classic({ ...sheet, email: '', phone: '', location: '', links: [] }),
    'bad-contact': usual
      .replace(sheet.email, 'hotnurse_88@example.com')
      .replace(sheet.phone, '+1 (210) 555-01'),
    personal: usual.replace(
      '<section class="summary">',
      `<img src="data:image/jpeg;base64,${photo}" width="110" height="140"><div>1402 Blue Heron Lane, San Antonio, TX 78209</div><div>Date of birth: 04/12/1990 (36 years old)</div><div>Marital status: married, two children</div><div>Nationality: Mexican</div><div>Religion: Catholic</div><div>SSN: 078-05-1120</div><div>Salary expectation: $84,000</div><section class="summary">`,
    ),
    'no-experience': classic({
      ...sheet,
      sections: sheet.sections.filter(({ kind }) => kind !== 'experience' && kind !== 'skills'),
    }),
    'odd-headings': classic({
      ...sheet,
      sections: sheet.sections.map((section) =>
        section.kind === 'experience' ? { ...section, heading: 'Where I Have Been' } : section,
      ),
    }),
    'glued-words': usual
      .replace(
        'Lead a team of 11 nurses and 4 technicians on the night shift',
        'Leadateamof11nursesand4techniciansonthenightshift',
      )
      .replace(
        'Cared for five to six patients a shift after orthopedic and abdominal surgery',
        'Caredforfivetosixpatientsashiftafterorthopedicandabdominalsurgery',
      ),
  };
}
