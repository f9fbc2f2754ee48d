import { describe, expect, it } from 'vitest';
import { hasSideColumn, resumeDesign } from '#documents/catalog/designs.ts';
import { resumeTemplates } from '#documents/catalog/resume-templates.ts';
import { parseFile } from '#documents/parser/file/parse-file.ts';
import { parseResume } from '#documents/parser/resume/parse-resume.ts';
import { resumePrintJob } from '#documents/resume/print-model.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { careerResume } from '#tests/factories/career-resume.ts';
import type { ColumnTexts } from '#tests/support/column-texts.ts';
import { headOrder } from '#tests/support/printed-texts.ts';
import { typesetter } from '#tests/support/typesetter.ts';
import { misread } from './expected-reading.ts';
import type { Expected } from './expected.ts';
import { faultsOf } from './faults.ts';
import { marginsReader, resumeArea } from './page/text-areas.ts';
import { printed } from './printed.ts';

/* A career with promotions, groups of skills, marks and an order of its own, in every design. */

const HEADINGS = ['What I Bring', 'Nursing', 'Education', 'Teaching', 'Awards'];

/** What is on the pages, in the order of reading: written down here, apart from what prints it. */
const textsIn = (templateId: string) => {
  const data = careerResume();
  const post = headOrder(data, templateId);
  const item = headOrder(data, templateId, 'title');
  // In a side column facts stand below the name, in their order.
  const award = hasSideColumn(templateId) ? headOrder(data, undefined) : item;
  return [
    'Roberta (Bobbie) Adeyemi-Clarke',
    'Senior Charge Nurse, Intensive Care',
    'r.adeyemi@example.com',
    '+44 20 7946 0171',
    'Leeds, United Kingdom',
    'linkedin.com/in/bobbie-adeyemi',
    'she/her',
    'Right to work in the UK and the EU',
    'NMC PIN: 12A3456E',
    'Driving licence: B',
    'Intensive care nurse with fourteen years at the bedside, the last five in charge of a 22-bed unit. Known for calm handovers, for teaching on the job, and for a ward rota that three other hospitals have taken over.',
    'What I Bring',
    'Clinical: Mechanical ventilation, Haemofiltration, Central lines',
    'Management: Rostering, Budgeting, Incident review',
    'Languages: English (first language), Yoruba (fluent), Portuguese (conversational)',
    'First-aid instructor',
    'Nursing',
    'St Aldate Teaching Hospitals',
    'Leeds, United Kingdom',
    ...post('Senior Charge Nurse', '', '', 'Apr 2020 – Present'),
    'In charge of 22 beds, 68 nurses and a budget of £3.1M.',
    'Cut central-line infections from 9 a year to 1 with a checklist that the night shift wrote',
    'Filled eleven vacancies within a year, nine of them with nurses who had trained on the unit',
    'Run the simulation days: every new starter has met a cardiac arrest before the first one that counts',
    ...post('Charge Nurse', '', '', 'Autumn 2016 – Mar 2020'),
    'Led the shift of 14 nurses through the first winter of the new unit',
    'Wrote the handover sheet that all wards use today',
    ...post('Staff Nurse', '', 'Bradford, United Kingdom', '2012 – Summer 2016'),
    'Looked after ventilated patients, one to one, on a unit of 16 beds',
    ...post('Volunteer Nurse', 'Field Hospital Alliance', 'Beira, Mozambique', 'Spring 2019 – Summer 2019'),
    'Set up triage for 300 patients a day after the cyclone, with two doctors and a generator',
    'Education',
    ...post(
      'MSc in Advanced Clinical Practice',
      'Ridings University',
      'Leeds, United Kingdom',
      'Sep 2024 – Expected May 2027',
    ),
    'Courses: Prescribing, Leadership in Healthcare, Statistics',
    ...post('BSc in Adult Nursing', 'Calder University', 'Bradford, United Kingdom', '2008 – Summer 2011'),
    'Dissertation on noise at night in intensive care.',
    'Grade: First-class honours',
    'Teaching',
    ...item('Advanced Life Support, instructor', 'Resuscitation Council', '', '2018 – Present'),
    'Teach four courses a year *',
    'Examine on two of them',
    '* in English and Portuguese',
    'Awards',
    ...award('Nurse of the Year, finalist', 'Northern Health Awards', '', '2022'),
  ].filter(Boolean);
};

/** The same in two columns: under these two headings all is short. */
const columnsIn = (templateId: string): ColumnTexts => {
  const texts = textsIn(templateId);
  const [summary, bring, nursing, awards] = ['Intensive care nurse', 'What I Bring', 'Nursing', 'Awards'].map(
    (begins) => texts.findIndex((text) => text.startsWith(begins)),
  );
  return {
    head: texts.slice(0, 2),
    contact: texts.slice(2, summary),
    contactHeading: 'Contact',
    main: [...texts.slice(summary, bring), ...texts.slice(nursing, awards)],
    aside: [...texts.slice(bring, nursing), ...texts.slice(awards)],
  };
};

const NAME = 'Roberta Adeyemi-Clarke';

const expectedIn = (templateId: string): Expected => ({
  name: NAME,
  ...(resumeDesign(templateId).signed && { signer: NAME }),
  texts: textsIn(templateId),
  ...(hasSideColumn(templateId) && { columns: columnsIn(templateId) }),
  headings: HEADINGS,
  bullets: 9,
  flow: {
    heads: [...HEADINGS, 'St Aldate Teaching Hospitals', 'Charge Nurse', 'Staff Nurse', 'Volunteer Nurse'],
    paragraphs: textsIn(templateId).filter((text) => text.length > 70),
    lists: [],
  },
});

const updatedAt = new Date('2026-11-21T10:00:00Z');
const typst = typesetter();
const marginsOf = marginsReader();

/** The same under the headings that everybody knows, in their order: what stands under others, a reader has to guess. */
function plainlyHeaded(): ResumeData {
  const data = careerResume();
  return {
    ...data,
    order: [],
    sections: data.sections.map((section) =>
      section.kind === 'custom' ? { ...section, kind: 'projects', title: '' } : section,
    ),
  };
}

/**
 * Designs in which a reader does not find the headings of a person's own: there ours stand in capitals and those do not;
 * or headings stand in the middle, or left of all text beside a wide column of dates, and those of a page with few lines
 * look like a column; or of the headings in the column of the text just one is known.
 */
const OWN_HEADINGS_MISSED = [
  ...['simple-1', 'simple-3', 'creative-2', 'creative-5', 'executive-3'],
  ...['purpose-1', 'purpose-3', 'purpose-4', 'purpose-7'],
  ...['columns-1', 'columns-2', 'columns-3', 'columns-4', 'columns-5', 'columns-6'],
];

async function readBack(templateId: string, data: ResumeData): Promise<string[]> {
  const { bytes } = typst.pdf(resumePrintJob({ templateId, data, updatedAt }));
  const outcome = await parseFile(bytes, `${templateId}.pdf`);
  if (!outcome.ok) throw new Error(outcome.reason);
  // What a machine reads of the text alone: the document in the attachment is left unread.
  const { attached: _, ...file } = outcome.file;
  return misread(data, parseResume(file));
}

const MARKED = [
  'fourteen years',
  'teaching on the job',
  'ward rota',
  '9 a year to 1',
  'every',
  'handover sheet',
];

/**
 * Around bold, italic and links in running text, parsers that merge pieces by their distance lose the blank: a blank as
 * wide as they need would be a hole in the line (decision 40).
 */
function isBlankAtMark(fault: string): boolean {
  const [, before, after] = /“(.+)” and “(.+)” stand \S+ letters apart$/u.exec(fault) ?? [];
  if (!before || !after) return false;
  return MARKED.some((words) => words.endsWith(before.trim()) || words.startsWith(after.trim()));
}

describe.each(resumeTemplates)('$id', ({ id }) => {
  it('sets a career without fault, and every reader finds every word in order', async () => {
    const paper = await printed(typst, resumePrintJob({ templateId: id, data: careerResume(), updatedAt }));
    const area = resumeArea(marginsOf(resumeDesign(id)), 'a4');
    const faults = await faultsOf(paper, expectedIn(id), { area, exactness: 'as written' });
    expect(faults.filter((fault) => !isBlankAtMark(fault))).toEqual([]);
    expect(JSON.stringify(paper.read)).not.toMatch(
      /Corner|Bank Nurse|new building|\*\*|https?:\/\/(?:rota|handover)/,
    );
  });

  it('gives back every field of a career: each role at its employer, groups of skills, grades, seasons', async () => {
    expect(await readBack(id, plainlyHeaded())).toEqual([]);
  });

  it.skipIf(OWN_HEADINGS_MISSED.includes(id))('and under headings of a person’s own', async () => {
    expect(await readBack(id, careerResume())).toEqual([]);
  });
});
