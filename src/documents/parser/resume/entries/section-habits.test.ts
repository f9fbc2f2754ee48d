import { describe, expect, it } from 'vitest';
import { parseResume } from '../parse-resume.ts';
import { fileOfLines, type LineLook } from '../testing/lines-file.ts';

type Written = string | [string, LineLook];

const readOf = (heading: string, lines: readonly Written[]) =>
  parseResume(fileOfLines([['Ana Silva', { fontSize: 22 }], 'ana@example.com', `# ${heading}`, ...lines]));

/** "title | employer | first year–last year" of each job. */
const jobsIn = (...lines: Written[]) =>
  readOf('Experience', lines).jobs.map(({ title, employer, period }) =>
    [
      title?.value,
      employer?.value,
      `${period?.value.start?.year ?? ''}–${period?.value.end?.year ?? ''}`,
    ].join(' | '),
  );

const APART: LineLook = { gapAbove: 12 };

describe('what most entries of a section do tells how the others are read', () => {
  it('employers in the typeface of the headings are none of them', () => {
    const look: LineLook = { bold: true, fontSize: 13, gapAbove: 5 };
    const read = readOf('Experience', [
      ['Grill House', look],
      'Line Cook\t2020 – 2022',
      '* Ran the grill',
      ['Hotel Duluth', look],
      'Prep Cook\t2018 – 2020',
      ['Education', { bold: true, fontSize: 13, gapAbove: 14 }],
      'Diploma, City College\t2018',
    ]);
    expect(read.sections.map(({ kind }) => kind)).toEqual(['contact', 'experience', 'education']);
    expect(read.jobs.map(({ employer }) => employer?.value)).toEqual(['Grill House', 'Hotel Duluth']);
  });

  it('a dash or a slash that the others do without is part of a name', () => {
    expect(
      jobsIn(
        'Delivery Driver, Great Plains Grocers - Distribution Center\t2020 – 2022',
        'Lead Driver / Trainer, Big Sky Haulers LLC\t2018 – 2020',
        'Yard Hand, Lindqvist Lumber Company\t2016 – 2018',
        'Forklift Operator, Brubaker Freight Services\t2014 – 2016',
      ),
    ).toEqual([
      'Delivery Driver | Great Plains Grocers - Distribution Center | 2020–2022',
      'Lead Driver / Trainer | Big Sky Haulers LLC | 2018–2020',
      'Yard Hand | Lindqvist Lumber Company | 2016–2018',
      'Forklift Operator | Brubaker Freight Services | 2014–2016',
    ]);
  });

  it('two parts that no word tells apart are two where the other heads have two', () => {
    expect(
      jobsIn(
        'Store Manager, Dollar Stores Inc. (2020 – 2022)',
        'Sales Associate, Outfitters Ltd. (2018 – 2020)',
        'Paper Round, Bean There (2007 – 2009)',
      ).at(-1),
    ).toBe('Paper Round | Bean There | 2007–2009');
  });

  it('an entry without a date begins where as much air is above it as above the others', () => {
    expect(
      jobsIn(
        'Sous Chef, Country Club\t2020 – 2022',
        '* Ran the pass',
        ['Line Cook, Noodle House\t2018 – 2020', APART],
        '* Ran the grill',
        ['Executive Chef, Bakery Salas', APART],
        '* Baked all bread',
      ),
    ).toEqual([
      'Sous Chef | Country Club | 2020–2022',
      'Line Cook | Noodle House | 2018–2020',
      'Executive Chef | Bakery Salas | –',
    ]);
  });

  it('years of two figures are years where one of them can be no month', () => {
    const read = readOf('Education', [
      'B.Sc. Nursing\t2014-17',
      'Community College',
      'Bachelor of Arts\t2008-12',
      'State University',
    ]);
    expect(read.education.map(({ period }) => period?.value.end?.year)).toEqual([2017, 2012]);
    const alone = readOf('Education', ['Bachelor of Arts\t2008-12', 'State University']);
    expect(alone.education[0]?.period?.value.end).toEqual({ year: 2008, month: 12 });
  });

  it('text smaller than heads that say all on one line is what is said of them', () => {
    const small: LineLook = { fontSize: 8 };
    const read = readOf('Experience', [
      'Nurse, Hill Hospital\t2020 – 2022',
      ['Contact with families', small],
      'Carer, Elm Tree Care Home\t2018 – 2020',
      ['Rotas and supervision', small],
    ]);
    expect(read.jobs.map(({ employer, paragraphs }) => [employer?.value, paragraphs[0]?.value])).toEqual([
      ['Hill Hospital', 'Contact with families'],
      ['Elm Tree Care Home', 'Rotas and supervision'],
    ]);
  });

  it('a section of jobs under a heading of the person’s own is read beside one that is known', () => {
    const read = readOf('Experience', [
      'Engineer, Acme GmbH\t2020 – 2022',
      ['Before that', { bold: true, fontSize: 13, gapAbove: 14 }],
      'Technician, Nordwind AG\t2016 – 2018',
      'Apprentice, Halle Werke\t2013 – 2016',
    ]);
    expect(read.jobs.map(({ title }) => title?.value)).toEqual(['Engineer', 'Technician', 'Apprentice']);
  });
});

describe('heads that do not fit into their lines', () => {
  it('go on left of their dates, in the line below', () => {
    expect(
      jobsIn(
        'Operator, Dairy Company of\t2017 – 2020',
        'North Hampton, Leeds',
        '* Kept the line running',
        'Driver, Trans Logistics, Leeds\t2014 – 2017',
      ),
    ).toEqual([
      'Operator | Dairy Company of North Hampton | 2017–2020',
      'Driver | Trans Logistics | 2014–2017',
    ]);
  });

  it('have their dates in the line below', () => {
    expect(
      jobsIn(
        'Engineer, Technical University of Regensburg,',
        '2009 – 2011',
        'Cook, Hotel Adler, 2007 – 2009',
      ),
    ).toEqual([
      'Engineer | Technical University of Regensburg | 2009–2011',
      'Cook | Hotel Adler | 2007–2009',
    ]);
  });

  it('have their dates in the line below, although the others stand beside theirs', () => {
    const read = readOf('Education', [
      'Spokane Code Academy – Full-Stack Certificate\t09/18 – 07/20 (1 yr 11 mos)',
      'Kowalczyk Institute of Technology – M.S. in Software Engineering',
      ['09/15 – 07/18 (2 yrs 11 mos)', { gapAbove: 4 }],
    ]);
    expect(read.education.map(({ school, period }) => [school?.value, period?.value.end?.year])).toEqual([
      ['Spokane Code Academy', 2020],
      ['Kowalczyk Institute of Technology', 2018],
    ]);
  });

  it('stand beside dates that end in the line below, before the mark of a bullet', () => {
    const read = jobsIn(
      'août 2021-à Conseiller de vente, Acme GmbH',
      'ce jour ○ Prospection téléphonique',
      '* Négociation avec les fournisseurs',
    );
    expect(read).toEqual(['Conseiller de vente | Acme GmbH | 2021–']);
  });

  it('stand beside dates that are broken over four lines', () => {
    expect(
      jobsIn(
        'November\tAccountant, Energy Works GmbH',
        '2019—\tKept the books',
        'October\tWrote the reports',
        '2022',
      ),
    ).toEqual(['Accountant | Energy Works GmbH | 2019–2022']);
  });

  it('have a place between their names', () => {
    const [read] = readOf('Experience', ['Mercy Health System, Boston, MA, Charge Nurse\t2020 – 2022']).jobs;
    expect([read?.title?.value, read?.employer?.value, read?.place?.value]).toEqual([
      'Charge Nurse',
      'Mercy Health System',
      'Boston, MA',
    ]);
  });

  it('are no second line of a bullet that ends with a year', () => {
    const jobs = jobsIn(
      'Carer, Elm Tree Care Home\t2018 – 2022',
      '* Took the home all the way from the verdict that it required every possible improvement to the best, as judged',
      ['Improvement to Good (CQC, 2021)', { left: 62 }],
      '* Rotas',
    );
    expect(jobs).toEqual(['Carer | Elm Tree Care Home | 2018–2022']);
  });

  it('are no second line of a bullet in a narrow column that says since when', () => {
    const look: LineLook = { column: 1 };
    const inside: LineLook = { ...look, left: 62 };
    const full = `Brought violations of driving hours ${'to less and less and '.repeat(3)}none`;
    const { jobs } = parseResume(
      fileOfLines([
        ['Ana Silva', { fontSize: 22 }],
        'ana@example.com',
        ['# Experience', { ...look, bold: true, fontSize: 13, gapAbove: 14 }],
        ['Dispatcher, Cascade Freight\t2018 – 2024', look],
        [full, { ...inside, bullet: '•' }],
        ['since 2023', inside],
        ['Rotas', { ...inside, bullet: '•' }],
      ]),
    );
    expect(jobs.map(({ bullets }) => bullets.map(({ value }) => value))).toEqual([
      [`${full} since 2023`, 'Rotas'],
    ]);
  });

  it('are no part of the item above them that is the longest line of its column', () => {
    const item: LineLook = { bullet: '-', left: 53 };
    const jobs = jobsIn(
      'Grupo Textil S.A. | Puebla',
      'Coordinador administrativo',
      'desde ago. 2021',
      ['Facturación electrónica y cobranza por 4 millones de pesos al mes', item],
      ['Ferretería La Azteca | Puebla', { gapAbove: 7 }],
      'Auxiliar administrativo',
      'feb. 2017 – jul. 2021',
      ['Inventarios quincenales', item],
    );
    expect(jobs).toEqual([
      'Coordinador administrativo | Grupo Textil S.A. | 2021–',
      'Auxiliar administrativo | Ferretería La Azteca | 2017–2021',
    ]);
  });
});
