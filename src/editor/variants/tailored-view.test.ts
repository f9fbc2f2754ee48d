import { describe, expect, it } from 'vitest';
import { RESUME } from '#documents/resume/fields.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import type { FieldConflict } from '#documents/merge/merge.ts';
import { partAt } from '#documents/filled-fields.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { cameInWords, whatCameIn, withoutArrival } from './came-in.ts';
import { headOfDecision, tailoredView } from './tailored-view.ts';

const words = {
  nameOf: (path: string) => partAt(RESUME, path)?.part.label,
  templateName: (id: string) => id,
};
const base = typicalResume();
const [first, ...others] = base.employment;
const contentOf = (data: ResumeData) => ({ title: 'One', templateId: 'modern-1', data });
const view = (own: Partial<ResumeData>, open: FieldConflict[] = [], of = base) =>
  tailoredView(RESUME, words, { content: contentOf({ ...base, ...own }), base: contentOf(of), open });
const withPerson = (changes: object) => ({ personalInfo: { ...base.personalInfo, ...changes } });
const told = (own: Partial<ResumeData>) => view(own).marks.map(({ at, where, what }) => [at, where, what]);

describe('where a tailored resume differs from its base is told', () => {
  it('at the field, with what the base has', () => {
    expect(view(withPerson({ phone: '111' })).marks).toMatchObject([
      { at: 'personalInfo.phone', where: 'field', name: 'Phone', here: '111', base: base.personalInfo.phone },
    ]);
  });

  it('with dates as the form has them', () => {
    const { marks } = view({ employment: [{ ...first!, startDate: '2020-01' }, ...others] });
    expect(marks).toMatchObject([{ at: 'employment.0.startDate', here: 'Jan 2020', base: 'Mar 2021' }]);
  });

  it('at the place where an entry stands here, however it is ordered there', () => {
    const turned = [...others, { ...first!, company: 'Own Ltd' }];
    expect(told({ employment: turned })).toEqual([
      ['employment', 'list', 'order'],
      ['employment.2.company', 'field', 'reworded'],
    ]);
  });

  it('at an entry that is only here or hidden only here, and at the list of one that is only there', () => {
    const employment = [{ ...first!, id: 'own' }, ...others.slice(0, 1), { ...others[1]!, hidden: true }];
    expect(told({ employment })).toEqual([
      ['employment', 'list', 'leftOut'],
      ['employment.0', 'entry', 'added'],
      ['employment.2', 'entry', 'changed'],
    ]);
  });

  it('at the switch of a section, at a group of skills and at what is in it', () => {
    expect(told({ includeSummary: !base.includeSummary })).toEqual([['includeSummary', 'field', 'changed']]);
    const [one, two] = ['a', 'b'].map((id) => ({ id, name: id, skills: [base.skills[0]!] }));
    const withGroups = (skillGroups: ResumeData['skillGroups'], of: ResumeData['skillGroups']) =>
      view({ skillGroups }, [], { ...base, skillGroups: of }).marks.map(({ at, where, what }) => [
        at,
        where,
        what,
      ]);
    expect(withGroups([one!, two!], [one!])).toEqual([['skillGroups.1', 'entry', 'added']]);
    expect(withGroups([one!], [one!, two!])).toEqual([['skillGroups', 'list', 'leftOut']]);
    expect(withGroups([{ ...one!, name: 'c', skills: [] }], [one!])).toEqual([
      ['skillGroups.0.name', 'field', 'reworded'],
      ['skillGroups.0.skills', 'field', 'reworded'],
    ]);
  });

  it('at the list of sections, where both have put them in an order', () => {
    const order = ['summary', 'employment', 'skills'].map((id) => ({
      ...{ id, heading: '', headingHidden: false, keepTogether: false, newPage: false },
    }));
    const { marks } = view({ order: order.toReversed() }, [], { ...base, order });
    expect(marks).toMatchObject([{ at: 'order', where: 'list', what: 'order', paths: ['order'] }]);
  });

  it('at a text, once, whether a line was reworded or hidden', () => {
    const description = first!.description.split('\n').slice(1).join('\n');
    const hiddenLines = [{ at: 0, text: first!.description.split('\n')[0]! }];
    const { marks } = view({ employment: [{ ...first!, description, hiddenLines }, ...others] });
    expect(marks).toMatchObject([
      {
        at: 'employment.0.description',
        paths: ['employment.job-1.description', 'employment.job-1.hiddenLines'],
        parted: { here: description, base: first!.description },
      },
    ]);
  });

  it('at the whole of a list whose things have no ids', () => {
    const links = [{ label: 'Own', url: 'own.example' }, ...base.personalInfo.links.slice(1)];
    expect(told(withPerson({ links }))).toEqual([['personalInfo.links', 'field', 'changed']]);
  });

  it('in another language only as facts, with how many texts are left', () => {
    const german = { ...withPerson({ phone: '111' }), settings: { ...base.settings, language: 'de' } };
    const { marks, untranslated } = view({ ...german, summary: 'Eine Entwicklerin' });
    expect(marks.map(({ at }) => at)).toEqual(['personalInfo.phone']);
    expect(untranslated?.of).toBeGreaterThan(untranslated?.same ?? 0);
  });
});

describe('what is to be decided', () => {
  it('stands at its field with both texts, as the one here reads now', () => {
    const conflict = { path: 'personalInfo.phone', was: '0', mine: '1', theirs: '2' };
    expect(view(withPerson({ phone: '1 1' }), [conflict]).decisions).toMatchObject([
      { at: 'personalInfo.phone', isField: true, name: 'Phone', here: '1 1', base: '2', settles: [conflict] },
    ]);
  });

  it('has no field where it is an order or a whole entry, and what is open within that goes with it', () => {
    const order = {
      path: 'employment',
      was: ['job-1', 'job-2'],
      mine: ['job-2', 'job-1'],
      theirs: ['job-1'],
    };
    const gone = { path: 'employment.job-2', was: others[0], mine: others[0], theirs: null };
    const within = { path: 'employment.job-2.company', was: 'a', mine: 'b', theirs: null };
    const { decisions } = view({}, [order, gone, within]);
    expect(decisions.map(({ isField, settles }) => [isField, settles])).toEqual([
      [false, [order]],
      [false, [gone, within]],
    ]);
  });
});

describe('what is said over it', () => {
  const changed = { conflict: { path: 'summary', was: 'a', mine: 'b', theirs: 'c' } };

  it('is what has changed on which side', () => {
    const of = (isTranslation: boolean) => headOfDecision(changed, { isFollowing: true, isTranslation });
    expect([of(false), of(true)]).toEqual(['Changed here and in the base', 'The base has changed']);
  });

  it('claims no change here where the base is gone, since the text here may be a translation of it', () => {
    const gone = { isFollowing: false, isTranslation: false };
    expect(headOfDecision(changed, gone)).toBe('The base had changed');
    const removed = { conflict: { ...changed.conflict, theirs: null } };
    expect(headOfDecision(removed, gone)).toBe('Changed here, and no longer in the base');
  });
});

describe('what came in between two versions', () => {
  const changed = { ...base.personalInfo, phone: '222' };
  const text = `${first!.description}\n- Kept the stock\n- Taught six`;
  const now: ResumeData = {
    ...base,
    personalInfo: { ...changed, location: 'Leeds' },
    employment: [{ ...first!, description: text }, ...others.slice(1)],
  };
  const baseNow = { ...base, personalInfo: changed, employment: now.employment };

  it('is what stands now as in the base, told by its fields and as bullets', () => {
    const came = whatCameIn(RESUME, { before: base, now }, baseNow);
    expect(came.map(({ path }) => path)).toEqual([
      'personalInfo.phone',
      'employment.job-2',
      'employment.job-1.description',
    ]);
    expect(cameInWords(words, { before: base, now }, came, baseNow)).toMatch(
      /^Phone, the removal of .+, and 2 bullets$/,
    );
  });

  it('is the order of a list, whatever its things have as ids', () => {
    const named = { ...base, employment: base.employment.map((job, at) => ({ ...job, id: `a.${at}` })) };
    const turned = { ...named, employment: named.employment.toReversed() };
    const cameFrom = (there: ResumeData) =>
      whatCameIn(RESUME, { before: named, now: turned }, there).map(({ path }) => path);
    expect(cameFrom(turned)).toEqual(['employment']);
    expect(cameFrom(named)).toEqual([]);
  });

  it('is taken back as a whole, and what was written since stays', () => {
    const came = whatCameIn(RESUME, { before: base, now }, baseNow);
    const present = { ...now, summary: 'Written since' };
    expect(withoutArrival(RESUME, { before: base, now }, came, present)).toEqual({
      ...base,
      personalInfo: { ...base.personalInfo, location: 'Leeds' },
      summary: 'Written since',
    });
  });
});
