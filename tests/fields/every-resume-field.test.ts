import { describe, expect, it } from 'vitest';
import { holdsWords, type Field } from '#documents/fields.ts';
import { filledFields, partAt, type FilledField } from '#documents/filled-fields.ts';
import { fromResumeData } from '#documents/parser/from-data/from-resume-data.ts';
import { toResumeData } from '#documents/parser/to-data/to-resume-data.ts';
import { unplacedWords } from '#documents/parser/to-data/unplaced.ts';
import { resumeTexts } from '#documents/checks/words/resume-texts.ts';
import { emptyResume } from '#documents/resume/empty.ts';
import { ITEM, RESUME } from '#documents/resume/fields.ts';
import { fromJsonResume } from '#documents/resume/json-resume-import.ts';
import { jsonResumeFields, jsonResumeParts } from '#documents/resume/json-resume-parts.ts';
import { toJsonResume } from '#documents/resume/json-resume.ts';
import { resumePrintJob } from '#documents/resume/print-model.ts';
import { resumeFields } from '#documents/resume/printed-fields.ts';
import { printedResume } from '#documents/resume/printed-resume.ts';
import { resumeData, type ResumeData } from '#documents/resume/schema.ts';
import { conflictWords } from '#editor/merge/conflict-words.ts';
import { conflictChoices } from '#editor/merge/merge-content.ts';
import { valueAt, withValueAt } from '#editor/session/content.ts';
import { sectionKind } from '#features/resumes/content/section-kinds.ts';
import { resumeKind } from '#features/resumes/resume-kind.ts';
import { resumeWords } from '#features/resumes/editing/field-map.ts';
import { chanceValues } from '#tests/factories/filled-document.ts';
import { wordsIn, without } from './field-tests.ts';

/*
 * Every field of the table, in a resume of chance words that nobody shaped. A field that is added to the table and
 * forgotten somewhere fails here; docs/how-to/add-a-field.md tells what to do about it.
 */
const values = chanceValues(34);
const resume = coherent(resumeData.parse({ schemaVersion: 2, ...values.fill(RESUME) }));

/** With an order and groups that mean something: they name sections and skills that there are. */
function coherent(data: ResumeData): ResumeData {
  const ids = ['skills', data.sections[1]?.id];
  return {
    ...data,
    order: data.order.map((place, at) => ({ ...place, id: ids[at] ?? '' })),
    skillGroups: data.skillGroups.map((group, at) => ({ ...group, skills: data.skills.slice(at, at + 1) })),
  };
}

const fields = filledFields(RESUME, resume);
const named = (wanted: (field: Field, filled: FilledField) => boolean) =>
  fields.filter((filled) => wanted(filled.field, filled)).map((filled) => [filled.path, filled] as const);
/** Fields whose words are printed as they are. */
const SET = named(
  (field, { value, path }) =>
    holdsWords(field) &&
    field.print !== 'not printed' &&
    // What a photo shows is told in the picture's own description (documents/resume/photo.test.ts).
    field.print !== 'photo' &&
    typeof value === 'string' &&
    // Skills of groups are found where they stand in the list of all; a further section has its title.
    !/^(?:skillGroups\.\d\.skills|order\.1\.heading)/.test(path),
);

/** What leaves no words in print. */
const UNSAID: ReadonlySet<Field['print']> = new Set(['not printed', 'photo']);

const changed = ({ path, field, value }: FilledField, data = resume) =>
  withValueAt(data, path, values.other(field, value));
const model = (data: ResumeData) => {
  const { model } = resumePrintJob({ templateId: 'modern-1', data, updatedAt: new Date(0) });
  // What is attached for other programs is not what is printed.
  return JSON.stringify({ ...(model as object), attachments: [] }).replace(/[\p{Co}\u2060]/gu, '');
};

it('the table has every field that an empty resume has, and nothing that it has not', () => {
  expect(Object.keys(emptyResume())).toEqual(['schemaVersion', ...Object.keys(RESUME)]);
  expect(fields.length).toBeGreaterThan(150);
});

describe('the schema', () => {
  it('keeps all of it', () => {
    const given = { schemaVersion: 2, ...chanceValues(35).fill(RESUME) };
    expect(resumeData.parse(given)).toEqual(given);
  });

  // An item of a list has no name under which it could be missing.
  const mayBeMissing = named(({ kind }, { path }) => kind !== 'choice' && !/\.\d+$/.test(path));

  it.each(mayBeMissing)('fills in %s where it is missing', (path, { field }) => {
    const lacking = without(resume, path);
    const empty = 'default' in field ? (field.default ?? '') : '';
    expect(valueAt(resumeData.parse(lacking), path)).toEqual(empty);
    if (field.kind !== 'id') expect(valueAt(resumeKind.prepare(lacking), path)).toEqual(empty);
  });
});

describe('in print', () => {
  // How a section of these very entries is set does not depend on its kind, but what we head it with does.
  const unheaded = { ...resume, sections: resume.sections.map((section) => ({ ...section, title: '' })) };

  // Marks mean nothing in words without any; the first section has no page before it, a further one its own title; and
  // the order names a section by its id.
  const OTHERWISE = /^(?:settings\.marks|order\.0\.newPage|order\.1\.heading|sections\.1\.id|order\.\d\.id)$/;

  it.each(named((_, { path }) => !OTHERWISE.test(path)))(
    '%s changes what is printed, unless it is not printed',
    (path, filled) => {
      const data = path.endsWith('.kind') ? unheaded : resume;
      const isSame = model(changed(filled, data)) === model(data);
      // A photo is drawn from bytes that stand beside the data, and this design has no place for one.
      expect(isSame).toBe(UNSAID.has(filled.field.print));
    },
  );

  it.each(SET)('%s is set, and found again under its path', (path, { field, value }) => {
    const texts = resumeFields(resume).filter((printed) => printed.path === path);
    const found = texts.map(({ text }) => text).join(' ');
    for (const word of wordsIn(value)) {
      expect(model(resume)).toContain(word);
      expect(found, field.label).toContain(word);
    }
  });

  it.each(named(({ kind }) => kind === 'month'))('%s is found again under its path', (path, { value }) => {
    const year = String(value).slice(0, 4);
    const texts = resumeFields(resume).filter((printed) => printed.path === path);
    expect(texts.map(({ text }) => text)).toEqual([expect.stringContaining(year)]);
  });

  it.each(named(({ print }, { path }) => !UNSAID.has(print) && path !== 'order.1.heading'))(
    '%s survives the reduction to print',
    (path) => {
      expect(valueAt(printedResume(resume), path)).toEqual(valueAt(resume, path));
    },
  );
});

describe('where two versions differ', () => {
  const content = (data: ResumeData) => ({ title: 'Resume', templateId: 'modern-1', data });

  // Where a hidden line stands is told by the text that it belongs to.
  it.each(named(({ kind }, { path }) => kind !== 'id' && !path.includes('idden')))(
    '%s is named in words, as on its form',
    (path, filled) => {
      const choices = conflictChoices(RESUME, null, content(resume), content(changed(filled)));
      const [conflict, ...more] = conflictWords(choices, resumeWords);
      expect(more).toEqual([]);
      const key = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '';
      const name = conflict?.name ?? '';
      expect(name).not.toMatch(/[a-z][A-Z]|\bundefined\b/);
      const kind = resume.sections[Number(path.split('.')[1])]?.kind;
      const labels = path.includes('.items.') && kind ? Object.entries(sectionKind(kind).fields) : [];
      const onForm = labels.find(([field]) => field === key)?.[1];
      // Links have no ids: two versions of them are shown side by side as a whole.
      if (path.includes('.links.')) expect(name).toBe('Links');
      // Its frame and its description are decided with the picture, and shown with it.
      else if (path.startsWith('photo.'))
        expect([name, conflict?.mine === conflict?.theirs]).toEqual(['Photo', false]);
      else expect(name).toContain(onForm ?? filled.field.asks ?? filled.field.label);
    },
  );
});

describe('as JSON Resume', () => {
  // Roles become posts of their own there, which are tried with a career that is one (json-resume.test.ts).
  const alone = { ...resume, employment: resume.employment.map((job) => ({ ...job, roles: [] })) };
  const again = fromJsonResume(JSON.parse(JSON.stringify(toJsonResume(printedResume(alone), new Date(0)))));
  const isElsewhere = (path: string) => /^sections\.|^employment\.\d\.roles\./.test(path);

  it.each(named(({ jsonResume }, { path }) => jsonResume !== undefined && !isElsewhere(path)))(
    '%s goes out and comes in again',
    (path) => {
      // Bullets of a summary become lines of its text there.
      expect(wordsIn(valueAt(again, path))).toEqual(wordsIn(valueAt(resume, path)));
    },
  );

  it.each(jsonResumeParts)(
    'every named field of $kind goes out and comes in again',
    ({ kind, names, date }) => {
      const [before, after] = [resume, again].map(
        (data) => data?.sections.find((one) => one.kind === kind)?.items,
      );
      expect(after).toHaveLength(before?.length ?? 0);
      const isNamed = jsonResumeFields(ITEM, names).map(([name]) => name);
      expect(isNamed).toEqual(
        expect.arrayContaining(['title', 'subtitle', 'url', 'startDate', 'description']),
      );
      for (const [index, item] of (before ?? []).entries()) {
        for (const name of isNamed) {
          const value = valueAt(after, `${index}.${name}`);
          // What has one date there has the one on which it was given.
          if (date && name === 'startDate') expect(value).toBe('');
          else if (date && name === 'endDate') expect(value).toBe(item.startDate);
          else expect(wordsIn(value)).toEqual(wordsIn(valueAt(item, name)));
        }
      }
    },
  );
});

describe('read by the checks', () => {
  const read = fromResumeData(resume);

  // A link is judged by its address, not by its label; a further section has its own title.
  const isJudged = (path: string) => !/^personalInfo\.links\.\d\.label$|^order\.1\.heading$/.test(path);
  const judged = SET.filter(([path]) => isJudged(path));

  it.each(named(({ print }, { path }) => print !== 'setting' && !UNSAID.has(print) && isJudged(path)))(
    '%s changes what they read',
    (_, filled) => {
      expect(fromResumeData(changed(filled))).not.toEqual(read);
    },
  );

  it.each(judged)('%s is a text with its own place', (path, { field, value }) => {
    const all = JSON.stringify(read);
    for (const word of wordsIn(value)) expect(all).toContain(word);
    // A heading stands for its section.
    if (field.print !== 'heading') expect(all).toContain(`"field":"${path}"`);
  });

  it.each(judged.filter(([, { field }]) => field.kind !== 'address' && field.print !== 'heading'))(
    '%s is looked at for its words',
    (_, { value }) => {
      const texts = resumeTexts(read)
        .map((text) => text.value)
        .join('\n');
      for (const word of wordsIn(value)) expect(texts).toContain(word);
    },
  );

  it('all of it goes on into a resume again, and no word is left over', () => {
    expect(unplacedWords(read, resume)).toEqual([]);
    const words = JSON.stringify(toResumeData(read).data);
    // What a file heads in words of its own, we head in ours.
    const lost = judged.flatMap(([path, { value }]) =>
      !path.startsWith('order.') && wordsIn(value).some((word) => !words.includes(word)) ? [path] : [],
    );
    expect(lost).toEqual([]);
  });
});

it('a path of the table leads to its field', () => {
  for (const { path, field } of fields) expect(partAt(RESUME, path)?.part).toBe(field);
  expect(partAt(RESUME, 'employment.0.salary')).toBeUndefined();
  expect(partAt(RESUME, 'constructor')).toBeUndefined();
});
