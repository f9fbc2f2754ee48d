import { describe, expect, it } from 'vitest';
import { SECTIONS_MAX } from '#documents/limits.ts';
import { emptyResume } from '#documents/resume/empty.ts';
import { resumePrintJob } from '#documents/resume/print-model.ts';
import { resumeData, type ResumeData } from '#documents/resume/schema.ts';
import { openNew } from '#editor/session/testing/session-setup.ts';
import type { EditorSession } from '#editor/session/use-session.ts';
import { careerResume } from '#tests/factories/career-resume.ts';
import { sparseResume, typicalResume } from '#tests/factories/sample-resumes.ts';
import { shapedResume } from '#tests/factories/shaped-resume.ts';
import { newSection } from '../editing/entries.ts';
import { withoutJobs } from '../editing/no-jobs.ts';
import { withSectionMoved } from '../editing/section-moves.ts';
import { countryAdvice, type CountryAdvice } from './country-advice.ts';
import type { CountryPack } from './country-pack.ts';
import { COUNTRY_TEXTS } from './country-texts.ts';
import { COUNTRY_PACKS } from './country-packs.ts';

/** With two further sections, the one that packs place last. */
const FURTHER = [newSection('projects'), newSection('languages')];

const PHOTO = { id: 'p', crop: { x: 0, y: 0, width: 1, height: 1 }, alt: '' };

const born = { id: 'b', label: 'Date of birth', value: '12 March 1988' };

/** As far from every country as it goes: other paper, other language, other dates, other order, a date of birth. */
function farFrom({ paper }: CountryPack): ResumeData {
  const whole = { ...typicalResume(), sections: FURTHER };
  const data = withSectionMoved(withSectionMoved(whole, 0, 3), 2, 0);
  return {
    ...data,
    photo: PHOTO,
    personalInfo: { ...data.personalInfo, facts: [...data.personalInfo.facts, born] },
    settings: {
      ...data.settings,
      paper: paper === 'a4' ? 'letter' : 'a4',
      language: 'xx',
      dateStyle: 'iso',
    },
  };
}

const DOCUMENTS: readonly (readonly [string, (pack: CountryPack) => ResumeData])[] = [
  ['far from it', farFrom],
  ['a career', () => careerResume()],
  ['hardly anything', () => sparseResume()],
  ['nothing yet', () => emptyResume()],
  ['no jobs yet', () => withoutJobs({ ...typicalResume(), employment: [], order: [] })],
  ...[3, 7, 19].map((seed) => [`shaped by chance ${seed}`, () => shapedResume(seed)] as const),
];

const dataOf = (session: EditorSession) => session.state().content.data as ResumeData; // What was put there.

function sessionOf(data: ResumeData): EditorSession {
  // A session of any kind of document: what it holds is put in place of the setup's one text.
  const session = openNew().session as unknown as EditorSession;
  session.edit((content) => ({ ...content, data }));
  return session;
}

const rowOf = (rows: readonly CountryAdvice[], id: CountryAdvice['id']) => rows.find((row) => row.id === id);

describe.each(COUNTRY_PACKS.map((pack) => [pack.name, pack] as const))('%s', (_, pack) => {
  it.each(DOCUMENTS)('each press does what it says and is taken back whole: %s', (_name, make) => {
    const data = make(pack);
    for (const row of countryAdvice(pack, data)) {
      if (row.holds !== false) continue;
      expect(row.presses.length, row.title).toBeGreaterThan(0);
      for (const press of row.presses) {
        const session = sessionOf(data);
        const before = structuredClone(dataOf(session));
        session.edit((content) => ({ ...content, data: press.change(content.data as ResumeData) }));
        const after = dataOf(session);
        expect(rowOf(countryAdvice(pack, after), row.id)?.holds, row.title).toBe(true);
        // It is a resume like any other, of this version of the shape.
        expect(resumeData.parse(structuredClone(after))).toEqual(after);
        session.undo();
        expect(dataOf(session), row.title).toEqual(before);
        session.redo();
        expect(dataOf(session), row.title).toEqual(after);
      }
    }
  });

  it('all presses, one after another, leave nothing to do, and no word is lost', () => {
    let data = farFrom(pack);
    const words = JSON.stringify(data.employment);
    for (const { id } of countryAdvice(pack, data)) {
      const row = rowOf(countryAdvice(pack, data), id);
      if (row?.holds === false) data = row.presses[0]?.change(data) ?? data;
    }
    expect(countryAdvice(pack, data, 1).filter(({ holds }) => holds === false)).toEqual([]);
    expect(data.settings).toMatchObject({ paper: pack.paper, dateStyle: pack.dateStyle });
    expect(pack.languages).toContain(data.settings.language);
    expect(JSON.stringify(data.employment)).toBe(words);
    expect(data.sections.length).toBe(FURTHER.length + (pack.clause ? 1 : 0));
  });

  it('a date of birth is taken out only where it is not wanted', () => {
    const data = farFrom(pack);
    const row = rowOf(countryAdvice(pack, data), 'birthDate');
    if (pack.birthDate.stance !== 'leaveOut') return expect(row?.presses).toEqual([]);
    const facts = row?.presses[0]?.change(data).personalInfo.facts;
    expect(facts).toEqual(typicalResume().personalInfo.facts);
  });

  it('a photo is taken out only where it is to be left out', () => {
    const [has, none] = [farFrom(pack), typicalResume()].map((data) =>
      rowOf(countryAdvice(pack, data), 'photo'),
    );
    if (pack.photo.stance !== 'leaveOut') {
      expect([has?.presses, has?.holds, none?.holds]).toEqual([[], undefined, undefined]);
      expect(none?.text).toContain(COUNTRY_TEXTS.photoPlaces);
      return expect(has?.text).toBe(pack.photo.advice);
    }
    expect([has?.holds, none?.holds]).toEqual([false, true]);
    expect(has?.text).toBe(`${COUNTRY_TEXTS.hasPhoto} ${pack.photo.advice}`);
    expect(has?.presses.map(({ label }) => label)).toEqual(['Remove photo']);
    expect(has?.presses[0]?.change(farFrom(pack)).photo.id).toBe('');
  });

  it('says how many pages there are, and that they are right, once that is known', () => {
    const { usual, most } = pack.pages;
    const at = (pages?: number) => rowOf(countryAdvice(pack, typicalResume(), pages), 'pages');
    expect(at()?.holds).toBeUndefined();
    expect(at(usual)?.holds).toBe(true);
    expect(at(most + 1)?.holds).toBeUndefined();
    expect(at(most + 1)?.text).toContain(`Yours has ${most + 1} pages.`);
  });
});

describe('a consent clause', () => {
  const withClauses = COUNTRY_PACKS.filter(({ clause }) => clause !== undefined);

  it.each(withClauses.map((pack) => [pack.name, pack] as const))('%s: is printed last', (_, pack) => {
    const data = typicalResume();
    const row = rowOf(countryAdvice(pack, data), 'clause');
    const after = row?.presses[0]?.change(data) ?? data;
    const { model } = resumePrintJob({ templateId: 'modern-1', data: after, updatedAt: new Date(0) });
    const { sections } = model as { sections: { heading: string }[] }; // Of a resume.
    expect(sections.at(-1)?.heading).toBe(pack.clause?.heading);
    // One's own wording is the clause as well; a section that is left out is none.
    const own = after.sections.map((section) => ({ ...section, title: 'Privacy' }));
    const holds = (sectionsNow: ResumeData['sections']) =>
      rowOf(countryAdvice(pack, { ...after, sections: sectionsNow }), 'clause')?.holds;
    expect(holds(own)).toBe(true);
    expect(holds(own.map((section) => ({ ...section, include: false })))).toBe(false);
  });

  it('is not offered where a resume can have no further section', () => {
    const pack = COUNTRY_PACKS.find(({ code }) => code === 'PL');
    if (!pack) throw new Error('Poland has a pack');
    const sections = Array.from({ length: SECTIONS_MAX }, () => newSection('projects'));
    const full = { ...typicalResume(), sections };
    expect(rowOf(countryAdvice(pack, full), 'clause')).toMatchObject({ holds: false, presses: [] });
  });
});

it('whoever has no jobs yet keeps what leads in their place', () => {
  const data = withoutJobs({ ...typicalResume(), employment: [], order: [] });
  for (const pack of COUNTRY_PACKS) {
    const row = rowOf(countryAdvice(pack, data), 'order');
    const after = row?.holds === false ? (row.presses[0]?.change(data) ?? data) : data;
    const at = (id: string) => after.order.findIndex((place) => place.id === id);
    expect(at('summary')).toBe(0);
    expect(at('education')).toBeLessThan(at('employment'));
  }
});
